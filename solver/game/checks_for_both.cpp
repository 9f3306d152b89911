#include "game/checks_for_both.h"

#include "core/rays.h"

namespace feerie {

Bitboard ChecksForBoth::units(Side side) const {
  if (!tell_) return 0;
  Bitboard alike = 0;
  for (Kind kind = king; kind < pawn; ++kind) alike |= position_.of(kind);
  return alike & position_.of(side) & position_.of(opposite(side));
}

Bitboard ChecksForBoth::squares_in_check(Square king_at, Side by) const {
  const Bitboard checkers = position_.of(by) & ~units(by);
  Bitboard found = 0;
  for (Bitboard near = rays::tables.king[king_at]; near != 0;) {
    const Square square = take_first(near);
    for (Bitboard rest = checkers & ~bit(square); rest != 0;) {
      const Square from = take_first(rest);
      if (contains(kinds_[position_.at(from).kind].observers[index(by)][square], from)) {
        found |= bit(square);
      }
    }
  }
  return found;
}

}  // namespace feerie
