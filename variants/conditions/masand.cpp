// Masand: when a unit gives check with its own move, all units that it observes change sides, those
// of its own side too. MasandGeneralised: so do the units observed by any unit that gives check
// after the move, one after the other from a1 to h8; a unit that has changed sides checks when it
// is its turn (as solved by Popeye 4.104). Kings and neutral units stay what they are.
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

/// Square by square from a1 to h8: a unit that has changed sides may check in its turn.
void by_all_checkers(Play& play, const Arguments& /*arguments*/) {
  for (Square from = 0; from < square_count; ++from) {
    if (!play.position().at(from).of(play.side())) continue;
    if (checks(play, from)) change(play, observed_from(play, from));
  }
}

template <Rulebook::Act act>
void enrol(Rulebook& book, Arguments& /*arguments*/) {
  book.declare({.recolours = true});
  book.during(Step::board, act);
}

const Catalogue<Condition>::Entry masand{{
    .names = {"Masand", "Masand", "Masand"},
    .summary = "a checking unit changes the side of all units that it observes",
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 155,
    .enrol = enrol<by_mover>,
}};

const Catalogue<Condition>::Entry generalised{{
    .names = {"MasandGeneralised", "MasandVerallgemeinert", "MasandGeneralise"},
    .summary = "all checking units change the side of the units that they observe",
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 211,
    .enrol = enrol<by_all_checkers>,
}};

}  // namespace
}  // namespace feerie
