// Dark Side: a unit, kings excepted, that moves to a square in the half of the board where the
// other side begins the game changes sides. For White these are the upper four ranks, for Black
// the lower four. A pawn that promotes changes sides as the promoted unit. Neutral units stay
// neutral. Castling leads nobody there.
//
// Source: O. Comay, P. Einat, M. Witztum, tourney of e4-e5 2020.
#include "conditions/shared/mover_after.h"
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason changed{"dark side", Style::side};

Piece on_arrival(const mover_after::Arrival& arrived, const Arguments& /*arguments*/) {
  Piece unit = arrived.mover;
  if (relative_rank(arrived.at, arrived.side) < 4 || unit.royal()) return unit;
  unit.sides = swapped(unit.sides);
  return unit;
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.recolours = true});
  book.during(Step::recolour, mover_after::change_sides<on_arrival, changed>,
              {.idle = mover_after::idle<on_arrival>,
               .foretells = mover_after::foretell<on_arrival>,
               .in_place = true,
               .units = Extent::Units::mover});
}

const Catalogue<Condition>::Entry dark_side{{
    .names = {"DarkSide", "DarkSide", "DarkSide"},
    .summary = {"units but kings that move to the enemy half of the board change sides",
                "Steine außer Königen, die in die gegnerische Bretthälfte ziehen, wechseln die "
                "Farbe",
                "les pièces sauf les rois qui jouent dans la moitié adverse de l'échiquier "
                "changent de couleur"},
    .source = "O. Comay, P. Einat, M. Witztum, tourney of e4-e5 2020",
    .place = 221,
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
