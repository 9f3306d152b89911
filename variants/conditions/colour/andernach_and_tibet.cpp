// Conditions under which the moving unit, kings excepted, changes sides:
//
//   AndernachChess      a unit that captures changes sides
//   AntiAndernachChess  a unit that moves without capturing changes sides
//   SuperAndernach      a unit that moves changes sides, capture or not
//   Tibet               a black unit that captures a unit of another walk becomes white
//   DoubleTibet         a unit that captures a unit of another walk changes sides
//
// A pawn that promotes with the capture counts as the promoted unit. Castling is a move of the
// king, which changes sides only where another rule makes kings units like others. Neutral units
// stay neutral.
//
// Sources: Andernach: Andernach meeting 1993; Super-Andernach: J. Rice, The Problemist Supplement,
// March 2006, juliasfairies.com, no. 1029; Tibet: BCPS Glossary of Fairy Chess Definitions.
#include "conditions/shared/mover_after.h"
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason changed{"change of sides", Style::side};

using mover_after::Arrival;

/// The unit with its side changed, if it can change sides.
Piece with_other_side(Piece unit) {
  if (!unit.royal()) unit.sides = swapped(unit.sides);
  return unit;
}

template <bool by_capture, bool without_capture>
Piece changed_by(const Arrival& arrived, const Arguments& /*arguments*/) {
  const bool changes = arrived.captured.empty() ? without_capture : by_capture;
  return changes ? with_other_side(arrived.mover) : arrived.mover;
}

template <bool black_only>
Piece changed_by_unlike(const Arrival& arrived, const Arguments& /*arguments*/) {
  const Piece& mover = arrived.mover;
  const bool unlike = !arrived.captured.empty() && mover.kind != arrived.captured.kind;
  const bool concerned = !black_only || mover.sides == Sides::black;
  return unlike && concerned ? with_other_side(mover) : mover;
}

template <mover_after::After after, bool captures_only = true>
void recolour(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.recolours = true});
  book.during(Step::recolour, mover_after::change_sides<after, changed>,
              {.captures_only = captures_only,
               .idle = mover_after::idle<after>,
               .foretells = mover_after::foretell<after>,
               .in_place = true,
               .units = Extent::Units::mover});
}

const Catalogue<Condition>::Entry tibet{{
    .names = {"Tibet", "TibetSchach", "Tibet"},
    .summary = {"black units that capture a unit of another walk become white",
                "schwarze Steine, die einen Stein anderer Gangart schlagen, werden weiß",
                "les pièces noires qui prennent une pièce d'une autre marche deviennent blanches"},
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 33,
    .enrol = recolour<changed_by_unlike<true>>,
}};

const Catalogue<Condition>::Entry double_tibet{{
    .names = {"DoubleTibet", "DoppeltibetSchach", "DoubleTibet"},
    .summary = {"units that capture a unit of another walk change sides",
                "Steine, die einen Stein anderer Gangart schlagen, wechseln die Farbe",
                "les pièces qui prennent une pièce d'une autre marche changent de couleur"},
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 34,
    .enrol = recolour<changed_by_unlike<false>>,
}};

const Catalogue<Condition>::Entry andernach{{
    .names = {"AndernachChess", "AndernachSchach", "EchecsAndernach"},
    .summary = {"capturing units but kings change sides",
                "schlagende Steine außer Königen wechseln die Farbe",
                "les pièces qui prennent changent de couleur, sauf les rois"},
    .source = "Andernach meeting 1993",
    .place = 74,
    .enrol = recolour<changed_by<true, false>>,
}};

const Catalogue<Condition>::Entry anti_andernach{{
    .names = {"AntiAndernachChess", "AntiAndernachSchach", "EchecsAntiAndernach"},
    .summary = {"units but kings that move without capturing change sides",
                "Steine außer Königen, die ohne Schlag ziehen, wechseln die Farbe",
                "les pièces qui jouent sans prendre changent de couleur, sauf les rois"},
    .source = "Andernach meeting 1993",
    .place = 82,
    .enrol = recolour<changed_by<false, true>, false>,
}};

const Catalogue<Condition>::Entry super_andernach{{
    .names = {"SuperAndernachChess", "SuperAndernachSchach", "EchecsSuperAndernach"},
    .summary = {"units but kings that move change sides",
                "Steine außer Königen, die ziehen, wechseln die Farbe",
                "les pièces qui jouent changent de couleur, sauf les rois"},
    .source = "J. Rice, The Problemist Supplement, March 2006; juliasfairies.com, no. 1029",
    .place = 1094,
    .enrol = recolour<changed_by<true, true>, false>,
    .secondary = true,
}};

}  // namespace
}  // namespace feerie
