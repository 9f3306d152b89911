#pragma once

#include <array>
#include <cstdint>

#include "core/piece.h"
#include "core/square.h"

namespace feerie {

/// The fewest moves that an orthodox officer needs from a square to each other one if nobody stands
/// in its way: `closed` squares can neither be entered nor passed. `never` where there is no way.
std::array<std::uint8_t, square_count> shortest_ways(Kind officer, Square from, Bitboard closed,
                                                     std::uint8_t never);

/// The squares next on the way of orthodox officers of one kind.
Bitboard next_squares(Kind officer, Bitboard from, Bitboard closed);

}  // namespace feerie
