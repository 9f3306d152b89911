#pragma once

#include <array>

#include "core/reach.h"
#include "search/prove/lean/board.h"

namespace feerie::lean {

/// A unit, what it attacks where it stands, and those of its moves that are asked about.
struct Mover {
  Square from;
  Kind kind;
  Bitboard attacked;
  Bitboard moves;
};

/// Which squares units of a side attack: one unit at least, or several; and what more they would
/// attack if one of them left its square.
class Guards {
 public:
  /// A unit, or several of which none attacks a square that another one of them attacks.
  void add(Bitboard attacked) {
    twice_ |= once_ & attacked;
    once_ |= attacked;
  }
  void add(Square from, Kind kind, Bitboard attacked, Bitboard moves) {
    add(attacked);
    if (rays::rides(kind)) by_riders_ |= attacked;
    movers_[count_++] = {from, kind, attacked, moves};
  }

  [[nodiscard]] const Mover* begin() const { return movers_.data(); }
  [[nodiscard]] const Mover* end() const { return begin() + count_; }
  [[nodiscard]] Bitboard attacked() const { return once_; }
  [[nodiscard]] Bitboard attacked_without(const Mover& mover) const {
    return twice_ | (once_ & ~mover.attacked);
  }
  /// What riders attack at most, besides, as soon as the square is left: all squares of the lines
  /// that lead there.
  [[nodiscard]] Bitboard opened_by(Square from) const {
    Bitboard opened = 0;
    if (!contains(by_riders_, from)) return opened;
    for (const Mover& rider : *this) {
      if (rays::rides(rider.kind) && contains(rider.attacked, from)) {
        opened |= rays::through(rider.from, from);
      }
    }
    return opened;
  }

 private:
  std::array<Mover, square_count> movers_;
  std::size_t count_ = 0;
  Bitboard once_ = 0;
  Bitboard twice_ = 0;
  Bitboard by_riders_ = 0;
};

/// For each kind of officer: the squares from which it attacks all of some squares, or all but the
/// one on which it stands, on a board without others. Of other kinds nothing is told.
class Covers {
 public:
  void narrow(Square flight) {
    const Bitboard straight = rays::rook_lines(flight) | bit(flight);
    const Bitboard diagonal = rays::bishop_lines(flight) | bit(flight);
    from_[queen] &= straight | diagonal;
    from_[rook] &= straight;
    from_[bishop] &= diagonal;
    from_[knight] &= rays::tables.knight[flight] | bit(flight);
  }
  [[nodiscard]] Bitboard from(Kind kind) const { return from_[kind]; }

 private:
  std::array<Bitboard, first_fairy_kind> from_{all_squares, all_squares, all_squares,
                                               all_squares, all_squares, all_squares};
};

}  // namespace feerie::lean
