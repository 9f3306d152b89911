// Paralysing: a unit with this attribute neither captures nor checks, nor does it observe anything
// for other rules. But an enemy unit on a square where it could capture otherwise is paralysed: it
// cannot move, gives no check and observes nothing. Paralysing units paralyse each other, and a
// paralysed one goes on paralysing. A side all of whose units are paralysed or blocked is
// stalemated, even if its king is attacked.
//
// Source: BCPS Glossary of Fairy Chess Definitions.
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

/// Finds the units of the side that have the attribute.
Bitboard bearers(const Position& position, Side side, TraitSet trait) {
  Bitboard found = 0;
  for (Bitboard units = position.of(side); units != 0;) {
    const Square at = take_first(units);
    if (position.at(at).has(trait)) found |= bit(at);
  }
  return found;
}

bool not_paralysed(Game& game, Square from, Side side, const Arguments& arguments) {
  const Bitboard paralysing = bearers(game.position(), opposite(side), arguments.trait);
  return paralysing == 0 || !game.observed(from, opposite(side), Purpose::paralysing, paralysing);
}

bool harmless(Game& game, const Candidate& move, Side /*side*/, const Arguments& arguments) {
  if (!move.captures() || move.from == no_square) return true;
  return !game.position().at(move.from).has(arguments.trait);
}

/// Has the side on move no move at all, whether legal or not?
bool rigid(Game& game) {
  Candidates moves;
  game.generate(moves);
  return moves.empty();
}

bool mated_while_moving(Game& game, Side /*side*/, bool ordinary, const Arguments& /*arguments*/) {
  return ordinary && !rigid(game);
}

bool stalemated_if_rigid(Game& game, Side /*side*/, bool ordinary, const Arguments& /*arguments*/) {
  return ordinary || (!game.over() && rigid(game));
}

const Catalogue<Trait>::Entry paralysing{{
    .names = {"Paralysing", "Paralysierend", "Paralysante"},
    .summary = {"captures nothing, but paralyses the enemy units that it attacks",
                "schlägt nichts, sondern lähmt die feindlichen Steine, die er angreift",
                "ne prend rien, mais paralyse les pièces adverses qu'elle attaque"},
    .source = "BCPS Glossary of Fairy Chess Definitions",
    .place = 2,
    .enrol =
        [](Rulebook& book, Arguments& /*arguments*/) {
          book.declare({.restricts_moves = true, .restricts_observation = true});
          book.restrict_piece(not_paralysed, all_but_paralysis);
          book.restrict_move(harmless, all_but_paralysis);
          book.judge_mate(mated_while_moving, JudgingMates::denies);
          book.judge_stalemate(stalemated_if_rigid);
        },
}};

}  // namespace
}  // namespace feerie
