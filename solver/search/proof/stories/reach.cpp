#include "search/proof/stories/reach.h"

#include "core/rays.h"

namespace feerie::stories {
namespace {

Reach reach_of_pawn(Side side, Square from, Bitboard units) {
  Reach reach;
  const int forward = side == Side::white ? 8 : -8;
  const auto one = static_cast<Square>(from + forward);
  if (!contains(units, one)) {
    reach.quiet = bit(one);
    const auto two = static_cast<Square>(one + forward);
    if (relative_rank(from, side) == 1 && !contains(units, two)) reach.quiet |= bit(two);
  }
  reach.captures = rays::tables.pawn[index(side)][from];
  return reach;
}

}  // namespace

Reach reach_of(Kind kind, Side side, Square from, Bitboard units) {
  Bitboard all = 0;
  switch (kind) {
    case pawn:
      return reach_of_pawn(side, from, units);
    case king:
      all = rays::tables.king[from];
      break;
    case knight:
      all = rays::tables.knight[from];
      break;
    case rook:
      all = rays::rook_attacks(from, units);
      break;
    case bishop:
      all = rays::bishop_attacks(from, units);
      break;
    default:
      all = rays::queen_attacks(from, units);
      break;
  }
  return {all & ~units, all};
}

}  // namespace feerie::stories
