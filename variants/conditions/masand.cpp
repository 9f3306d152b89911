// Masand: when a unit gives check with its own move, all units that it observes change sides, those
// of its own side too. Kings and neutral units stay what they are.
//
// Source: P. Masand; BCPS Glossary of Fairy Chess Definitions.
#include "conditions/checking.h"
#include "game/game.h"
#include "game/play.h"

namespace feerie {
namespace {

constexpr Reason changed{"masand", Style::side_apart};

Bitboard observed_from(const Play& play, Square from) {
  Bitboard observed = 0;
  for (Bitboard units = play.position().units() & ~bit(from); units != 0;) {
    const Square at = take_first(units);
    if (play.game().attacks(from, play.side(), at)) observed |= bit(at);
  }
  return observed;
}

void change(Play& play, Bitboard squares) {
  while (squares != 0) {
    const Square at = take_first(squares);
    const Piece& unit = play.position().at(at);
    if (!unit.royal() && !unit.neutral()) play.recolour(at, swapped(unit.sides), changed);
  }
}

void by_mover(Play& play, const Arguments& /*arguments*/) {
  const Square at = play.mover_at();
  if (at != no_square && checks(play, at)) change(play, observed_from(play, at));
}

void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.recolours = true});
  book.during(Step::board, by_mover);
}

const Catalogue<Condition>::Entry masand{{
    .names = {"Masand", "Masand", "Masand"},
    .summary = "a checking unit changes the side of all units that it observes",
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 155,
    .enrol = enrol,
}};

}  // namespace
}  // namespace feerie
