#pragma once

#include <string>
#include <vector>

#include "game/game.h"

/// A second, slow and plain search: it follows the definitions of the kinds of play literally, with
/// no table, no order of moves and no length tried before another. For comparison in tests.
namespace feerie::test {

/// What is played for.
struct Aim {
  const Goal* goal = nullptr;
  Square target = no_square;
};

/// First moves after which the goal is reached within `moves` moves against any defence.
std::vector<Move> reference_keys(Game& game, const Aim& aim, int moves);

/// The same for selfmates: the other side is forced to reach the goal.
std::vector<Move> reference_self_keys(Game& game, const Aim& aim, int moves);

/// Defences after which a first move, which has been played, does not succeed.
std::vector<Move> reference_refutations(Game& game, const Aim& aim, int moves);

/// All help lines of exactly `half_moves` in which the goal is not reached before by the side that
/// makes the last move.
std::vector<std::vector<Move>> reference_help(Game& game, const Aim& aim, int half_moves);

/// All series of exactly `moves` moves in which the goal is not reached before the last.
std::vector<std::vector<Move>> reference_series(Game& game, const Aim& aim, int moves);

}  // namespace feerie::test
