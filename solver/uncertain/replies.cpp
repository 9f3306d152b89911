#include "uncertain/replies.h"

#include <initializer_list>

namespace feerie::uncertain {
namespace {

class Mover {
 public:
  explicit Mover(const Board& board)
      : board_(board),
        figures_(board.figures),
        side_(board.turn),
        occupied_(figures_.all() | board.holes),
        targets_(figures_.of[index(opposite(side_))] & ~figures_.kinds[king]) {}

  bool run() {
    for (Bitboard units = figures_.of[index(side_)]; units != 0;) {
      const Square from = take_first(units);
      const Kind kind = figures_.kind_at(from);
      if (kind == pawn ? pawn_moves(from) : officer_moves(from, kind)) return true;
    }
    return false;
  }

 private:
  bool officer_moves(Square from, Kind kind) {
    const Bitboard reached = reach(kind, side_, from, occupied_) & (~occupied_ | targets_);
    for (Bitboard squares = reached; squares != 0;) {
      if (is_legal(from, take_first(squares), kind, no_square)) return true;
    }
    return false;
  }

  bool pawn_moves(Square from) {
    const int rank = relative_rank(from, side_);
    if (rank == 0 || rank == 7) return false;
    Bitboard squares = rays::tables.pawn[index(side_)][from] & targets_;
    const int forward = side_ == Side::white ? 8 : -8;
    const auto one = static_cast<Square>(from + forward);
    if (!contains(occupied_, one)) {
      squares |= bit(one);
      const auto two = static_cast<Square>(one + forward);
      if (rank == 1 && !contains(occupied_, two)) squares |= bit(two);
    }
    while (squares != 0) {
      if (pawn_arrives(from, take_first(squares))) return true;
    }
    const Square passed = board_.en_passant;
    return passed != no_square && contains(rays::tables.pawn[index(side_)][from], passed) &&
           !contains(occupied_, passed) && is_legal(from, passed, pawn, board_.ep_victim);
  }

  /// What a pawn becomes matters if it is neutral: then it may attack the own king.
  bool pawn_arrives(Square from, Square to) {
    if (relative_rank(to, side_) < 7) return is_legal(from, to, pawn, no_square);
    for (const Kind kind : {queen, rook, bishop, knight}) {
      if (is_legal(from, to, kind, no_square)) return true;
    }
    return false;
  }

  bool is_legal(Square from, Square to, Kind kind, Square victim) {
    Board after = board_;
    after.figures.take(from);
    after.figures.take(to);
    if (victim != no_square) after.figures.take(victim);
    after.figures.put(to, side_, kind);
    if (contains(figures_.neutral(), from)) after.figures.put(to, opposite(side_), kind);
    return !is_attacked(after);
  }

  const Board& board_;
  const Figures& figures_;
  Side side_;
  Bitboard occupied_;
  Bitboard targets_;
};

}  // namespace

bool is_attacked(const Board& board) {
  const Bitboard kings = board.figures.units(board.turn, king);
  if (kings == 0) return false;
  const Bitboard occupied = board.figures.all() | board.holes;
  return attackers(board.figures, first_of(kings), opposite(board.turn), occupied) != 0;
}

bool can_move(const Board& board) {
  return Mover(board).run();
}

}  // namespace feerie::uncertain
