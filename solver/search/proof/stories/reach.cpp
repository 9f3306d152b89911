#include "search/proof/stories/reach.h"

#include "core/reach.h"

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
  if (kind == pawn) return reach_of_pawn(side, from, units);
  const Bitboard all = rays::officer_attacks(kind, from, units);
  return {all & ~units, all};
}

}  // namespace feerie::stories
