// Kamikaze: a unit with this attribute that captures vanishes together with the captured one. A
// pawn that captures on the last rank does not promote before it vanishes.
//
// Under conditions that put captured units back, the capturing unit is put back too, as if it had
// been captured; a pawn promotes first. If it cannot be put back it vanishes, and the notation does
// not say so. A royal unit cannot make a capture with which it would vanish.
//
// Source: BCPS Glossary of Fairy Chess Definitions.
#include <algorithm>

#include "game/game.h"
#include "game/idle.h"
#include "game/play.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

constexpr Reason perished{"kamikaze", Style::vanish};

constexpr Reason not_reborn{"kamikaze without rebirth", Style::silent};

void lose_mover(Play& play, const Reason& why) {
  if (play.mover().royal()) return play.reject();
  play.remove(play.mover_at(), why);
}

void perish(Play& play, const Arguments& arguments) {
  if (!play.captures() || play.mover_at() == no_square) return;
  if (!play.mover().has(arguments.trait)) return;
  if (play.game().rules().facts().rebirths) {
    play.give_up_mover();
  } else {
    lose_mover(play, perished);
  }
}

void perish_without_rebirth(Play& play, const Arguments& /*arguments*/) {
  const Square at = play.mover_at();
  if (!play.mover_given_up() || at == no_square) return;
  const bool reborn = std::ranges::any_of(play.effects(), [at](const Effect& effect) {
    return effect.why->style == Style::transfer && effect.to == at;
  });
  if (!reborn) lose_mover(play, not_reborn);
}

const Catalogue<Trait>::Entry kamikaze{{
    .names = {"Kamikaze", "Kamikaze", "Kamikaze"},
    .summary = {"vanishes with the unit that it captures",
                "verschwindet mit dem Stein, den er schlägt",
                "disparaît avec la pièce qu'elle prend"},
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 1,
    .enrol =
        [](Rulebook& book, Arguments& /*arguments*/) {
          book.declare({.removes_others = true});
          book.during(Step::landing, perish, {.captures_only = true, .idle = idle::unless_marked},
                      early("the capture takes both units before it has consequences"));
          book.during(Step::mover_rebirth, perish_without_rebirth,
                      {.captures_only = true, .follows_others = true});
        },
}};

}  // namespace
}  // namespace feerie
