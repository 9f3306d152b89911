#include "search/prove/lean/escapes.h"

#include <optional>

#include "search/prove/lean/checks.h"

namespace feerie::lean {
namespace {

/// A step of the king that surely opens no line to the other one.
Move king_step(const Board& board, Square from, Square target) {
  if (from == no_square || (target != no_square && contains(lines_of(target), from))) {
    return no_move;
  }
  const Square to = any_safe_step(board, from);
  return to == no_square ? no_move : Move{from, to, king, king, MoveType::normal};
}

/// Finds a move of a unit other than the king.
class QuietMove {
 public:
  QuietMove(const Board& board, const Ties& ties) : board_(board), us_(board.turn()), ties_(ties) {
    if (board.king_of(opposite(us_)) != no_square) checks_.emplace(board);
  }

  Move find() const {
    for (const Kind kind : {queen, rook, bishop, knight}) {
      for (Bitboard units = board_.of(us_, kind) & ~masks(); units != 0;) {
        const Square from = take_first(units);
        const Bitboard steps = rays::officer_attacks(kind, from, board_.occupied()) & quiet(kind) &
                               ties_.allowed(from) & ~board_.of(us_) & ~board_.holes();
        if (steps != 0) return {from, first_of(steps), kind, kind, MoveType::normal};
      }
    }
    const Bitboard promoting = rank_set(us_ == Side::white ? 6 : 1);
    for (Bitboard units = board_.pawns(us_) & ~promoting & ~masks(); units != 0;) {
      const Square from = take_first(units);
      const PawnSteps steps(board_, from);
      const Bitboard allowed = (steps.single | steps.captures) & quiet(pawn) & ties_.allowed(from);
      if (allowed != 0) return {from, first_of(allowed), pawn, pawn, MoveType::normal};
    }
    return no_move;
  }

 private:
  [[nodiscard]] Bitboard masks() const { return checks_ ? checks_->masks() : 0; }
  [[nodiscard]] Bitboard quiet(Kind kind) const {
    return checks_ ? ~checks_->direct(kind) : all_squares;
  }

  const Board& board_;
  Side us_;
  const Ties& ties_;
  std::optional<Checks> checks_;
};

}  // namespace

Move any_without_check(const Board& board) {
  const Side us = board.turn();
  const Square target = board.king_of(opposite(us));
  const Move step = king_step(board, board.king_of(us), target);
  if (step != no_move) return step;
  const Ties ties(board);
  return ties.answers == 0 ? no_move : QuietMove(board, ties).find();
}

}  // namespace feerie::lean
