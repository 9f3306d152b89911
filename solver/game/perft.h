#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "game/game.h"

namespace feerie {

/// The number of legal half-moves from here, each way in which a move can turn out counted
/// (promotions, choices). Where their legality is seen at a glance they are not played. `room` is
/// memory for a list.
std::uint64_t count_moves(Game& game, Candidates& room);

/// The number of lines of `depth` legal half-moves from here, 1 for depth 0. `stopped()` is asked
/// behind every half-move but the last one; when it says yes the count ends and means nothing.
/// `rooms`: memory for as many lists.
template <class Stopped>
std::uint64_t perft(Game& game, int depth, std::span<Candidates> rooms, Stopped&& stopped) {
  if (depth == 0) return 1;
  Candidates& moves = rooms.front();
  if (depth == 1) return count_moves(game, moves);
  std::uint64_t count = 0;
  const auto visit = [&](const Move&) {
    count += perft(game, depth - 1, rooms.subspan(1), stopped);
    return !stopped();
  };
  const bool known_legal = game.generate_legal(moves);
  for (const Candidate& candidate : moves) {
    const bool safe = known_legal && candidate.type != MoveType::castling;
    if (!game.outcomes(candidate, visit, safe)) break;
  }
  return count;
}

template <class Stopped>
std::uint64_t perft(Game& game, int depth, Stopped&& stopped) {
  std::vector<Candidates> rooms(static_cast<std::size_t>(depth));
  return perft(game, depth, std::span(rooms), stopped);
}

inline std::uint64_t perft(Game& game, int depth) {
  return perft(game, depth, [] { return false; });
}

}  // namespace feerie
