// Anda: a unit, kings excepted, becomes neutral with a move that checks; a neutral one that checks
// becomes a unit of the side that moved it. AndaInverse: the same with every move that does not
// check. Castling changes nothing.
//
// Source: P. Petkov, StrateGems 2020; as solved by Popeye 4.104.
#include "conditions/checking.h"
#include "game/game.h"
#include "game/play.h"

namespace feerie {
namespace {

constexpr Reason changed{"anda", Style::standing};

template <bool by_check>
void change_sides(Play& play, const Arguments& /*arguments*/) {
  const Square at = play.mover_at();
  if (at == no_square || play.mover().royal()) return;
  if (checks(play, at) != by_check) return;
  play.recolour(at, play.mover().neutral() ? only(play.side()) : Sides::neutral, changed);
}

template <bool by_check>
void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.recolours = true});
  book.during(Step::board, change_sides<by_check>);
}

const Catalogue<Condition>::Entry anda{{
    .names = {"Anda", "Anda", "Anda"},
    .summary = "units become neutral when they check, and back again",
    .source = "P. Petkov, StrateGems 2020",
    .place = 232,
    .enrol = enrol<true>,
}};

const Catalogue<Condition>::Entry anda_inverse{{
    .names = {"AndaInverse", "AndaInvers", "AndaInverse"},
    .summary = "units become neutral when they move without check, and back again",
    .source = "P. Petkov, StrateGems 2020",
    .place = 233,
    .enrol = enrol<false>,
}};

}  // namespace
}  // namespace feerie
