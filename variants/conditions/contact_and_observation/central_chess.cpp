// Central chess: a unit moves, captures and checks only while it is linked to its king. A unit is
// linked if the king observes it, or if another linked unit of its side observes it.
//
// Source: BCPS Glossary of Fairy Chess Definitions; details as solved by Popeye 4.104.
#include "conditions/shared/observing_kinds.h"
#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

/// Finds all units that are linked to the kings of the side, and the kings themselves.
Bitboard linked(Game& game, Side side) {
  const Position& position = game.position();
  Bitboard found = position.royals(side);
  Bitboard fresh = found;
  while (fresh != 0) {
    const Square from = take_first(fresh);
    Bitboard others = position.of(side) & ~found;
    while (others != 0) {
      const Square to = take_first(others);
      if (!looks_at(game, from, side, to)) continue;
      found |= bit(to);
      fresh |= bit(to);
    }
  }
  return found;
}

bool is_linked(Game& game, Square from, Side side, const Arguments& /*arguments*/) {
  return contains(linked(game, side), from);
}

const Catalogue<Condition>::Entry central{{
    .names = {"CentralChess", "ZentralSchach", "EchecsCentral"},
    .summary =
        {"only units linked to their king by observation move, capture and check",
         "nur Steine, die durch Beobachtung mit ihrem König verbunden sind, ziehen, schlagen und "
         "bieten Schach",
         "seules les pièces reliées à leur roi par observation jouent, prennent et donnent échec"},
    .source = sources::not_found,
    .place = 108,
    .enrol =
        [](Rulebook& book, Arguments& /*arguments*/) {
          book.declare({.restricts_moves = true, .restricts_observation = true});
          book.restrict_piece(is_linked, moves_and_checks);
        },
}};

}  // namespace
}  // namespace feerie
