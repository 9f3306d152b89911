#pragma once

#include "game/game.h"

/// How acts of rules tell that they do nothing in a move (`Extent::idle`).
namespace feerie::idle {

/// For acts that do nothing in moves that take a unit from square to square.
inline bool unless_special(const Game& /*game*/, const Candidate& /*move*/,
                           const Arguments& /*arguments*/) {
  return true;
}

/// For acts that do nothing in moves without capture.
inline bool unless_captures(const Game& /*game*/, const Candidate& move,
                            const Arguments& /*arguments*/) {
  return !move.captures();
}

/// For acts that do nothing unless the mover has the attribute of the rule.
inline bool unless_marked(const Game& game, const Candidate& move, const Arguments& arguments) {
  return !game.position().at(move.from).has(arguments.trait);
}

/// For acts that do nothing unless the mover promotes.
inline bool unless_promotes(const Game& game, const Candidate& move,
                            const Arguments& /*arguments*/) {
  const Piece& mover = game.position().at(move.from);
  if (mover.kind < pawn) return true;
  const Side side = mover.of(game.turn()) ? game.turn() : opposite(game.turn());
  return game.rules().promotion().kinds_on(move.to, mover.kind, side).empty();
}

}  // namespace feerie::idle
