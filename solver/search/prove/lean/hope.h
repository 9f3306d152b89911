#pragma once

#include <array>

#include "search/prove/lean/moves.h"

namespace feerie::lean {

/// Whether the other side may mate behind a move of the side on move, the helper, whose king stands
/// still. What is asked, and why nothing is lost, is told in helped_mates.h.
///
/// Where captured units appear elsewhere (`Customs::rebirths`), it is asked about moves of the
/// helper that capture nothing, and less is asked of a mate: what the king or another unit could
/// capture in the end may guard something from where it appears, so that squares with units of the
/// mating side count as filled. And where the last move captures, the unit captured may fill one
/// square more.
class Hope {
 public:
  Hope(const Board& board, const Customs& customs);

  /// Squares to which the unit of the helper must go so that there is hope.
  [[nodiscard]] Bitboard squares(Square from);
  /// Is there hope although the helper changes nothing?
  [[nodiscard]] bool any_without_help() const { return always_ || hopeful_ == all_squares; }

 private:
  /// Who attacks a square, or would if units left their squares.
  struct Guards {
    Bitboard by = 0;
    /// Units of the helper and of the mating side that alone stand in the way of somebody.
    Bitboard helpers = 0;
    Bitboard openers = 0;
    /// Units of either that stand in the way of somebody with one of the other side.
    Bitboard helpers_of_two = 0;
    Bitboard openers_of_two = 0;

    /// Does the unit open a line by leaving, when the helper has left a square?
    [[nodiscard]] bool opened(Bitboard left, Bitboard unit) const {
      return ((openers | ((helpers_of_two & left) != 0 ? openers_of_two : 0)) & unit) != 0;
    }
    /// Will the square be attacked when the mating side has moved the unit, wherever to?
    [[nodiscard]] bool hold(Bitboard left, Bitboard unit) const {
      return (by & ~unit) != 0 || (helpers & left) != 0 || opened(left, unit);
    }
  };
  /// A unit of the mating side, as what it arrives, and where that could be now; of officers the
  /// squares of their own side count too.
  struct Mover {
    Square from;
    Kind kind;
    bool is_pawn;
    Bitboard squares;
  };

  void look_around();
  [[nodiscard]] Guards guards_of(Square target) const;
  void list_movers(const Customs& customs);
  void add_mover(const Mover& mover) { movers_[count_++] = mover; }
  [[nodiscard]] Bitboard pawn_squares(Square from, Bitboard left) const;
  [[nodiscard]] Bitboard squares_of(const Mover& mover, Bitboard left) const;
  [[nodiscard]] Bitboard prey_of(const Mover& mover, Bitboard left) const;
  [[nodiscard]] Bitboard reach_of(const Mover& mover, Bitboard left) const;
  [[nodiscard]] bool may_castle_with_check() const;

  Bitboard squares_behind(Bitboard left);
  [[nodiscard]] Bitboard hopeful_arrivals(const Mover& mover, Bitboard left);
  [[nodiscard]] Bitboard refilling_arrivals(const Mover& mover, Square at, Bitboard left,
                                            Bitboard open) const;
  [[nodiscard]] Bitboard flights_behind(Bitboard left, Bitboard unit) const;
  [[nodiscard]] Bitboard sure_captors(Square checker) const;
  bool can_capture(Square checker, Bitboard left);
  [[nodiscard]] const Guards& guards_at(Square neighbour) const {
    return guards_[static_cast<std::size_t>(count_of(ring_ & (bit(neighbour) - 1)))];
  }
  /// On a board without others.
  [[nodiscard]] Bitboard attacks(Kind kind, Square from) const {
    if (kind == pawn) return rays::tables.pawn[index(them_)][from];
    return rays::officer_attacks(kind, from, board_.holes());
  }

  const Board& board_;
  /// The helper.
  Side us_;
  Side them_;
  Bitboard occupied_;
  Square king_at_;
  bool rebirths_;
  /// Where the king does not go, as long as nobody moves: other squares are asked about.
  Bitboard filled_;
  Bitboard ring_;
  /// Of the neighbours of the king, by their order.
  std::array<Guards, rays::direction_count> guards_;
  /// As if the king itself were a square that is to be attacked.
  Guards checks_;
  /// Squares from which a unit of each kind attacks the king on a board without others.
  std::array<Bitboard, first_fairy_kind> checking_;
  /// Units of the helper that make more possible by leaving their squares.
  Bitboard openers_ = 0;
  bool always_ = false;
  /// Where there is hope if some unit goes there that opens nothing and stands not next to the
  /// king.
  Bitboard hopeful_ = 0;
  /// A pawn before promotion is listed once for each kind.
  std::array<Mover, 2 * std::size_t{square_count}> movers_;
  std::size_t count_ = 0;
};

}  // namespace feerie::lean
