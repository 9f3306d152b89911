#include "search/travel.h"

#include "core/reach.h"

namespace feerie {
namespace {

Bitboard step(Kind officer, Square from, Bitboard closed) {
  return rays::officer_attacks(officer, from, closed) & ~closed;
}

}  // namespace

Bitboard next_squares(Kind officer, Bitboard from, Bitboard closed) {
  Bitboard next = 0;
  while (from != 0) next |= step(officer, take_first(from), closed);
  return next;
}

std::array<std::uint8_t, square_count> shortest_ways(Kind officer, Square from, Bitboard closed,
                                                     std::uint8_t never) {
  return shortest_ways(from, never, [&](Square at) { return step(officer, at, closed); });
}

}  // namespace feerie
