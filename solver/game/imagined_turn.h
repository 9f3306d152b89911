#pragma once

#include "position/position.h"

namespace feerie {

/// While this object lives, a unit stands on a square on top of what is there, another one is off
/// the board, and it is the turn of a side that cannot capture en passant. Nothing is recorded; the
/// position is as it was afterwards. May be used while a move is being made.
class ImaginedTurn {
 public:
  /// `lifted` is the square of the unit that is off the board, or `no_square`.
  ImaginedTurn(Position& position, const Piece& unit, Square square, Side side, Square lifted)
      : position_(position),
        state_(position.state()),
        square_(square),
        lifted_(lifted),
        away_(take(lifted)),
        covered_(take(square)) {
    if (!covered_.empty()) position_.keep({covered_, square_});
    position_.put_unhashed(square_, unit);
    position_.set_turn(side);
    position_.set_en_passant(0, no_square);
  }
  ~ImaginedTurn() {
    position_.take_unhashed(square_);
    if (!covered_.empty()) {
      position_.release(*position_.uppermost(underworld, square_));
      position_.put_unhashed(square_, covered_);
    }
    if (!away_.empty()) position_.put_unhashed(lifted_, away_);
    position_.restore(state_);
  }
  ImaginedTurn(const ImaginedTurn&) = delete;
  ImaginedTurn& operator=(const ImaginedTurn&) = delete;

 private:
  Piece take(Square square) {
    if (square == no_square || position_.at(square).empty()) return {};
    return position_.take_unhashed(square);
  }

  Position& position_;
  const State state_;
  const Square square_;
  const Square lifted_;
  const Piece away_;
  const Piece covered_;
};

}  // namespace feerie
