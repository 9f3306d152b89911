// Frankfurt Chess: a unit that captures turns into a unit that walks like the captured one. A king
// that captures turns into a royal unit of that walk, unless RexExclusive is given. A unit that
// captures a king walks like a king, but does not become royal. A pawn that captures on its far
// rank turns into the captured walk too, and does not promote.
//
// Source: as solved by Popeye 4.104.
#include "conditions/shared/mover_after.h"
#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason turned{"frankfurt", Style::walk};

/// Is the unit one that takes over the walk of what it captures?
bool is_concerned(const Piece& unit, const Arguments& arguments) {
  return !unit.royal() || !arguments.has("RexExclusive");
}

Piece on_arrival(const mover_after::Arrival& arrived, const Arguments& arguments) {
  Piece unit = arrived.mover;
  if (!arrived.captured.empty() && is_concerned(unit, arguments)) unit.kind = arrived.captured.kind;
  return unit;
}

void turn(Play& play, const Arguments& arguments) {
  const Square at = play.mover_at();
  if (!play.captures() || at == no_square || !is_concerned(play.mover(), arguments)) return;
  play.settle_walk();
  play.take_walk(at, on_arrival(mover_after::arrival(play), arguments).kind, turned);
}

/// It may be the walk of any unit that can be captured.
KindSet any_walk(const CompiledRules& rules, Kind /*before*/, const Arguments& /*arguments*/) {
  return rules.kinds().all();
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.transforms = true});
  book.during(Step::change, turn,
              {.captures_only = true,
               .foretells = mover_after::foretell<on_arrival>,
               .keeps_royalty = true,
               .takes_captured_walk = true,
               .in_place = true,
               .units = Extent::Units::mover,
               .becomes = any_walk});
}

constexpr std::string_view words[] = {"RexExclusive"};

const Catalogue<Condition>::Entry frankfurt{{
    .names = {"FrankfurtChess", "FrankfurtSchach", "Francfort"},
    .summary = {"a unit that captures takes over the walk of the captured unit",
                "ein schlagender Stein übernimmt die Gangart des geschlagenen",
                "une pièce qui prend adopte la marche de la pièce prise"},
    .source = "Sake Tourney, WCCC Jurmala 2024",
    .place = 231,
    .parameters = {.words = words},
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
