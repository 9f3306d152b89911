#pragma once

#include <array>
#include <cstdint>

#include "core/piece.h"
#include "core/reach.h"
#include "core/square.h"
#include "game/move.h"
#include "position/position.h"

/// A board for orthodox units under orthodox rules: sets of squares and nothing else.
///
/// It is copied instead of taken back, knows no journal and asks no rule, so that a move costs a
/// few nanoseconds. Whoever uses it has made sure that rules say nothing (`Game::orthodox`).
namespace feerie::lean {

/// A move of an orthodox unit.
struct Move {
  Square from;
  /// Where it arrives; in a castling the square of the partner.
  Square to;
  Kind kind;
  /// What it is behind the move: differs in a promotion.
  Kind becomes;
  MoveType type;
  friend constexpr bool operator==(const Move&, const Move&) = default;
};

/// What is no move.
inline constexpr Move no_move{no_square, no_square, king, king, MoveType::null};

/// Units, turn and rights. Its key is that of `Position` but for rights to capture en passant which
/// no pawn can use: they are dropped when a pawn has moved two squares.
class Board {
 public:
  Board() = default;
  explicit Board(const Position& position);

  [[nodiscard]] Bitboard of(Kind kind) const { return kind_[kind]; }
  [[nodiscard]] Bitboard of(Side side) const { return side_[index(side)]; }
  [[nodiscard]] Bitboard of(Side side, Kind kind) const { return of(side) & of(kind); }
  [[nodiscard]] Bitboard straight(Side side) const {
    return of(side) & (kind_[rook] | kind_[queen]);
  }
  [[nodiscard]] Bitboard diagonal(Side side) const {
    return of(side) & (kind_[bishop] | kind_[queen]);
  }
  /// Pawns that can move or capture: none on its own base line.
  [[nodiscard]] Bitboard pawns(Side side) const {
    return of(side, pawn) & ~rank_set(side == Side::white ? 0 : 7);
  }
  [[nodiscard]] Bitboard units() const { return side_[0] | side_[1]; }
  [[nodiscard]] Bitboard occupied() const { return side_[0] | side_[1] | holes_; }
  [[nodiscard]] Bitboard holes() const { return holes_; }
  [[nodiscard]] Side turn() const { return turn_; }
  [[nodiscard]] std::uint64_t key() const { return key_; }
  /// Squares on which a pawn can capture en passant, and whom.
  [[nodiscard]] Bitboard ep_squares() const { return ep_squares_; }
  [[nodiscard]] Square ep_victim() const { return ep_victim_; }
  /// Kings and rooks that have not moved.
  [[nodiscard]] Bitboard fresh() const { return fresh_; }
  /// `no_square` if the side has no king.
  [[nodiscard]] Square king_of(Side side) const {
    const Bitboard kings = of(side, king);
    return kings == 0 ? no_square : first_of(kings);
  }
  /// The kind of the unit on an occupied square.
  [[nodiscard]] Kind kind_at(Square square) const {
    Bitboard kind = 0;
    for (unsigned k = 1; k < first_fairy_kind; ++k) kind += k * (kind_[k] >> square & 1U);
    return static_cast<Kind>(kind);
  }

  /// The units of the side that attack the square on a board with these squares filled.
  [[nodiscard]] Bitboard attackers(Square target, Side by, Bitboard occupied) const {
    const auto& t = rays::tables;
    Bitboard found = (t.knight[target] & of(by, knight)) | (t.king[target] & of(by, king)) |
                     (t.pawn[index(opposite(by))][target] & pawns(by));
    const Bitboard lines =
        (rays::rook_lines(target) & straight(by)) | (rays::bishop_lines(target) & diagonal(by));
    for (Bitboard riders = lines; riders != 0;) {
      const Square rider = take_first(riders);
      if ((rays::between(rider, target) & occupied) == 0) found |= bit(rider);
    }
    return found;
  }
  [[nodiscard]] bool attacked(Square target, Side by, Bitboard occupied) const {
    const auto& t = rays::tables;
    return ((t.knight[target] & of(by, knight)) | (t.king[target] & of(by, king)) |
            (t.pawn[index(opposite(by))][target] & pawns(by))) != 0 ||
           attacked_by_riders(target, by, occupied);
  }
  [[nodiscard]] bool attacked_by_riders(Square target, Side by, Bitboard occupied) const {
    Bitboard riders =
        (rays::rook_lines(target) & straight(by)) | (rays::bishop_lines(target) & diagonal(by));
    while (riders != 0) {
      if ((rays::between(take_first(riders), target) & occupied) == 0) return true;
    }
    return false;
  }
  /// Is the king of the side attacked?
  [[nodiscard]] bool in_check(Side side) const {
    const Square at = king_of(side);
    return at != no_square && attacked(at, opposite(side), occupied());
  }

  /// Plays a move that `could_play` or a list of this board allows.
  void play(const Move& move);
  /// Hands the move over.
  void pass();
  /// The board behind the move.
  [[nodiscard]] Board after(const Move& move) const {
    Board next = *this;
    next.play(move);
    return next;
  }
  /// The board behind the move, with a key that means nothing: for boards that nobody asks the
  /// table about.
  [[nodiscard]] Board glimpse(const Move& move) const;
  /// The key behind a move that is no castling or capture en passant; of others, and where a pawn
  /// could be captured en passant then, it is some other number.
  [[nodiscard]] std::uint64_t expected_key(const Move& move) const;
  /// The key computed from nothing.
  [[nodiscard]] std::uint64_t computed_key() const;

 private:
  template <bool keyed>
  void toggle(Square square, Side side, Kind kind);
  template <bool keyed>
  void make(const Move& move);
  void castle(const Move& move);
  void set_en_passant(Bitboard squares, Square victim);

  std::array<Bitboard, first_fairy_kind> kind_{};
  std::array<Bitboard, 2> side_{};
  Bitboard fresh_ = 0;
  Bitboard ep_squares_ = 0;
  Bitboard holes_ = 0;
  std::uint64_t key_ = 0;
  Square ep_victim_ = no_square;
  Side turn_ = Side::white;
};

constexpr Bitboard ahead(Bitboard squares, Side side) {
  return side == Side::white ? squares << 8U : squares >> 8U;
}
constexpr Bitboard behind(Bitboard squares, Side side) {
  return ahead(squares, opposite(side));
}
/// All squares on lines of a queen.
inline Bitboard lines_of(Square square) {
  return rays::rook_lines(square) | rays::bishop_lines(square);
}
/// The squares beside these.
constexpr Bitboard left_of(Bitboard squares) {
  return (squares & ~file_set(0)) >> 1U;
}
constexpr Bitboard right_of(Bitboard squares) {
  return (squares & ~file_set(7)) << 1U;
}

}  // namespace feerie::lean
