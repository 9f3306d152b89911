#include "search/travel.h"

#include "core/rays.h"

namespace feerie {
namespace {

Bitboard step(Kind officer, Square from, Bitboard closed) {
  switch (officer) {
    case king:
      return rays::tables.king[from] & ~closed;
    case knight:
      return rays::tables.knight[from] & ~closed;
    case rook:
      return rays::rook_attacks(from, closed) & ~closed;
    case bishop:
      return rays::bishop_attacks(from, closed) & ~closed;
    default:
      return rays::queen_attacks(from, closed) & ~closed;
  }
}

}  // namespace

std::array<std::uint8_t, square_count> shortest_ways(Kind officer, Square from, Bitboard closed,
                                                     std::uint8_t never) {
  std::array<std::uint8_t, square_count> ways;
  ways.fill(never);
  Bitboard reached = 0;
  Bitboard border = bit(from);
  for (std::uint8_t moves = 0; border != 0; ++moves) {
    reached |= border;
    Bitboard next = 0;
    while (border != 0) {
      const Square at = take_first(border);
      ways[at] = moves;
      next |= step(officer, at, closed);
    }
    border = next & ~reached;
  }
  return ways;
}

}  // namespace feerie
