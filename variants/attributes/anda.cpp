// Anda: a unit with this attribute becomes neutral with a move that checks; a neutral one that
// checks becomes a unit of the side that moved it.
// AndaInverse: the same with every move that does not check.
//
// Source: P. Petkov, StrateGems 2020; as solved by Popeye 4.104.
#include "conditions/checking.h"
#include "game/game.h"
#include "game/play.h"

namespace feerie {
namespace {

constexpr Reason changed{"anda", Style::standing};

template <bool by_check>
void change_sides(Play& play, const Arguments& arguments) {
  const Square at = play.mover_at();
  if (at == no_square || !play.mover().has(arguments.trait)) return;
  if (checks(play, at) != by_check) return;
  play.recolour(at, play.mover().neutral() ? only(play.side()) : Sides::neutral, changed);
}

template <bool by_check>
void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.recolours = true});
  book.during(Step::board, change_sides<by_check>);
}

const Catalogue<Trait>::Entry anda{{
    .names = {"Anda", "Anda", "Anda"},
    .summary = "becomes neutral when it checks, and back again",
    .place = 16,
    .enrol = enrol<true>,
}};

const Catalogue<Trait>::Entry anda_inverse{{
    .names = {"AndaInverse", "AndaInvers", "AndaInverse"},
    .summary = "becomes neutral when it moves without check, and back again",
    .place = 17,
    .enrol = enrol<false>,
}};

}  // namespace
}  // namespace feerie
