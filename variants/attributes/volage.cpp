// Volage: a unit with this attribute changes sides with its first move that ends on a square of the
// other colour than the one it started from; then it is a unit like any other.
//
// Source: as solved by Popeye 4.104.
#include "game/game.h"
#include "game/play.h"

namespace feerie {
namespace {

constexpr Reason volage_move{"volage", Style::side};

void change_sides(Play& play, const Arguments& arguments) {
  const Square from = play.candidate().from;
  const Square at = play.mover_at();
  if (from == no_square || at == no_square || !play.mover().has(arguments.trait)) return;
  if (contains(light_squares, from) == contains(light_squares, at)) return;
  Piece unit = play.mover();
  unit.sides = swapped(unit.sides);
  unit.traits &= ~arguments.trait;
  play.alter(at, unit, volage_move);
}

const Catalogue<Trait>::Entry volage{{
    .names = {"Volage", "Volage", "Volage"},
    .summary = "changes sides when it first moves to a square of the other colour",
    .place = 5,
    .enrol =
        [](Rulebook& book, Arguments& /*arguments*/) {
          book.declare({.recolours = true});
          book.during(Step::recolour, change_sides);
        },
}};

}  // namespace
}  // namespace feerie
