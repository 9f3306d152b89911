#pragma once

#include <array>

#include "game/move.h"
#include "position/position.h"

/// What the last move of a line must be like, by the position before it, under orthodox rules.
///
/// The last move of a mate checks, directly or by opening a line. The last move of a stalemate
/// captures every unit that can move and stands where it cannot be pinned, or stops it if it is a
/// pawn; two such units that no single arrival stops are one too many.
namespace feerie::mates {

/// Can the move check a king on the square, by itself or by opening a line?
bool may_check(const Position& position, const Candidate& move, Square king_at);

/// What a stalemate by the last move has to put up with: the units of the losing side, its king
/// aside, that can move and cannot be pinned. Such a unit has to be captured, or if it is a pawn
/// stopped. Castling and captures en passant are not considered as last moves.
class LooseUnits {
 public:
  /// Before the last move of the line, or before the last move of the losing side and that one.
  void find(const Position& position, Side loser);

  /// The squares to one of which the last move must go.
  [[nodiscard]] Bitboard arrivals() const { return arrivals_; }
  /// Those squares after a move of the losing side, which captures nothing en passant, does
  /// not castle and does not promote.
  [[nodiscard]] Bitboard arrivals_after(const Position& position, const Candidate& move) const;

  /// Is there no last move at all, of whatever type?
  [[nodiscard]] bool hopeless(const Position& position) const {
    return arrivals_ == 0 && !castles_ && position.state().ep_squares == 0;
  }

 private:
  struct Loose {
    Square at;
    Bitboard stops;  ///< arrivals of the last move that stop it
    Square filled;   ///< it is stopped too if a unit of its side comes here
  };
  void add(const Position& position, Square at, Kind kind, Bitboard own);
  /// Squares from which a unit may be pinned.
  [[nodiscard]] Bitboard lines(Square king_at) const;

  Side loser_ = Side::white;
  bool riders_ = false;
  bool castles_ = false;
  Bitboard arrivals_ = all_squares;
  std::array<Loose, square_count> units_;
  std::size_t count_ = 0;
};

}  // namespace feerie::mates
