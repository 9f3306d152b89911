// HalfNeutral: a unit with this attribute becomes neutral when it moves. When it moves as a neutral
// unit, it becomes a unit of the side that moved it.
//
// Source: BCPS Glossary of Fairy Chess Definitions.
#include "conditions/shared/mover_after.h"
#include "game/game.h"
#include "game/idle.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason halved{"half-neutral", Style::side, "h"};

Piece on_arrival(const mover_after::Arrival& arrived, const Arguments& arguments) {
  Piece unit = arrived.mover;
  if (unit.has(arguments.trait)) {
    unit.sides = unit.neutral() ? only(arrived.side) : Sides::neutral;
  }
  return unit;
}

void change_sides(Play& play, const Arguments& arguments) {
  const Square at = play.mover_at();
  if (at == no_square || !play.mover().has(arguments.trait)) return;
  play.recolour(at, on_arrival(mover_after::arrival(play), arguments).sides, halved);
}

const Catalogue<Trait>::Entry half_neutral{{
    .names = {"HalfNeutral", "HalbNeutral", "DemiNeutre"},
    .summary = {"becomes neutral when it moves, then a unit of the side that moves it",
                "wird neutral, wenn er zieht, danach ein Stein der Partei, die ihn zieht",
                "devient neutre en jouant, puis une pièce du camp qui la joue"},
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 7,
    .enrol =
        [](Rulebook& book, Arguments& /*arguments*/) {
          book.declare({.recolours = true});
          book.during(Step::exchange, change_sides,
                      {.idle = idle::unless_marked,
                       .foretells = mover_after::foretell<on_arrival>,
                       .in_place = true,
                       .units = Extent::Units::mover,
                       .lets_pass = true},
                      late("it changes sides as what it has become"));
        },
}};

}  // namespace
}  // namespace feerie
