#pragma once

#include <array>
#include <cstdint>

#include "core/piece.h"
#include "core/square.h"

namespace feerie {

/// The fewest moves from a square to each other one; `next` tells the squares a move away from one.
/// `never` where there is no way.
template <class Next>
std::array<std::uint8_t, square_count> shortest_ways(Square from, std::uint8_t never,
                                                     const Next& next) {
  std::array<std::uint8_t, square_count> ways;
  ways.fill(never);
  Bitboard reached = 0;
  Bitboard border = bit(from);
  for (std::uint8_t moves = 0; border != 0; ++moves) {
    reached |= border;
    Bitboard further = 0;
    while (border != 0) {
      const Square at = take_first(border);
      ways[at] = moves;
      further |= next(at);
    }
    border = further & ~reached;
  }
  return ways;
}

/// The fewest moves that an orthodox officer needs from a square to each other one if nobody stands
/// in its way: `closed` squares can neither be entered nor passed. `never` where there is no way.
std::array<std::uint8_t, square_count> shortest_ways(Kind officer, Square from, Bitboard closed,
                                                     std::uint8_t never);

/// The squares that orthodox officers of one kind, standing on `from`, can reach with one move.
Bitboard next_squares(Kind officer, Bitboard from, Bitboard closed);

}  // namespace feerie
