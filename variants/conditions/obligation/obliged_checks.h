#pragma once

#include <algorithm>

#include "game/game.h"

/// These functions serve conditions that oblige a side to certain moves, and count its attacks on
/// kings as checks only where it would be free to capture the king.
namespace feerie {

/// Whether a castling is possible depends on checks, and these depend on the moves that the other
/// side would have in its turn. Beyond this depth such questions are not asked, so that they end.
inline constexpr int deepest_obligation = 3;

/// Has the side, if it is its turn, a move that passes the test? No beyond the depth to which such
/// questions are asked. The test judges moves fully, however leniently the move is judged behind
/// which it is asked.
template <class Test>
bool is_obliged(Game& game, Side side, Test&& test) {
  if (game.question_depth() > deepest_obligation) return false;
  const Game::Asking asking(game);
  const Game::Judging fully(game, Legality::full);
  const Game::Passing passing(game, game.turn() != side);
  Game::Listed listed(game);
  Candidates& moves = *listed;
  game.generate_unselected(moves);
  return std::ranges::any_of(moves, test);
}

}  // namespace feerie
