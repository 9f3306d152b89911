#pragma once

#include <cstdint>

#include "game/game.h"

namespace feerie {

/// The number of lines of `depth` legal half-moves from here, 1 for depth 0. `stopped()` is asked
/// behind every half-move; when it says yes the count ends and means nothing.
template <class Stopped>
std::uint64_t perft(Game& game, int depth, Stopped&& stopped) {
  if (depth == 0) return 1;
  std::uint64_t count = 0;
  game.each_move([&](const Move&) {
    count += depth == 1 ? 1 : perft(game, depth - 1, stopped);
    return !stopped();
  });
  return count;
}

inline std::uint64_t perft(Game& game, int depth) {
  return perft(game, depth, [] { return false; });
}

}  // namespace feerie
