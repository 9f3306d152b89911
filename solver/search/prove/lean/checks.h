#pragma once

#include <array>

#include "search/prove/lean/board.h"

namespace feerie::lean {

/// Where units of the side on move are to go.
struct Aims {
  std::array<Bitboard, first_fairy_kind> squares{};
  /// Units that may also leave their line to the king of the other side, which is there.
  Bitboard leaving = 0;
  Square target = no_square;
  /// Units that may go anywhere.
  Bitboard free = 0;

  [[nodiscard]] Bitboard allow(Square from, Kind kind) const {
    if (contains(free, from)) return all_squares;
    return contains(leaving, from) ? squares[kind] | ~rays::through(target, from) : squares[kind];
  }
};

/// The squares from which units of the side on move attack the king of the other side, and the
/// units which alone stand in the way of another one. The other side must have a king.
class Checks {
 public:
  explicit Checks(const Board& board) : target_(board.king_of(opposite(board.turn()))) {
    const Side us = board.turn();
    const Bitboard occupied = board.occupied();
    knights_ = rays::tables.knight[target_];
    pawns_ = rays::tables.pawn[index(opposite(us))][target_];
    straight_ = rays::rook_attacks(target_, occupied);
    diagonal_ = rays::bishop_attacks(target_, occupied);
    Bitboard riders = (rays::rook_lines(target_) & board.straight(us)) |
                      (rays::bishop_lines(target_) & board.diagonal(us));
    while (riders != 0) {
      const Bitboard between = rays::between(target_, take_first(riders)) & occupied;
      if ((between & (between - 1)) == 0) masks_ |= between & board.of(us);
    }
  }

  [[nodiscard]] Square target() const { return target_; }
  [[nodiscard]] Bitboard masks() const { return masks_; }
  /// Squares on which a unit of the kind attacks the king, the board being as it is.
  [[nodiscard]] Bitboard direct(Kind kind) const {
    switch (kind) {
      case king:
        return 0;
      case queen:
        return straight_ | diagonal_;
      case rook:
        return straight_;
      case bishop:
        return diagonal_;
      case knight:
        return knights_;
      default:
        return pawns_;
    }
  }
  /// Squares to which the unit gives check, directly or as it opens a line. Promotions, captures en
  /// passant and castlings aside.
  [[nodiscard]] Bitboard of(Square from, Kind kind) const {
    const Bitboard direct = this->direct(kind);
    return contains(masks_, from) ? direct | ~rays::through(target_, from) : direct;
  }

  /// All of these squares.
  [[nodiscard]] Aims aims() const {
    return {
        {direct(king), direct(queen), direct(rook), direct(bishop), direct(knight), direct(pawn)},
        masks_,
        target_,
        0};
  }

 private:
  Square target_;
  Bitboard knights_;
  Bitboard pawns_;
  Bitboard straight_;
  Bitboard diagonal_;
  Bitboard masks_ = 0;
};

}  // namespace feerie::lean
