// Kamikaze: a unit with this attribute that captures vanishes with the captured one. A pawn that
// captures on the last rank does not promote before.
//
// Where captured units are reborn, so is the capturing one, as if it had been captured: a pawn
// promotes first, and the unit stays where it is if its square of rebirth is occupied (as solved by
// Popeye 4.104).
//
// Source: BCPS Glossary of Fairy Chess Definitions.
#include "game/game.h"
#include "game/play.h"

namespace feerie {
namespace {

constexpr Reason perished{"kamikaze", Style::vanish};

void perish(Play& play, const Arguments& arguments) {
  if (!play.captures() || play.mover_at() == no_square) return;
  if (!play.mover().has(arguments.trait)) return;
  if (play.game().rules().facts().rebirths) {
    play.give_up_mover();
  } else {
    play.remove(play.mover_at(), perished);
  }
}

const Catalogue<Trait>::Entry kamikaze{{
    .names = {"Kamikaze", "Kamikaze", "Kamikaze"},
    .summary = "vanishes with the unit that it captures",
    .place = 1,
    .enrol =
        [](Rulebook& book, Arguments& /*arguments*/) {
          book.declare({.removes_others = true});
          book.during(Step::landing, perish);
        },
}};

}  // namespace
}  // namespace feerie
