#include "search/prove/lean/witness.h"

namespace feerie::lean {
namespace {

/// The squares on the line from the king over the square, behind it.
Bitboard behind_it(Square king_at, Square square) {
  if (king_at == no_square) return 0;
  return rays::through(king_at, square) & ~rays::between(king_at, square) & ~bit(square);
}

/// Would a rider of the side see the king if the square were left and all lines were free?
bool uncovers(const Board& board, Square king_at, Square square, Side side) {
  const Bitboard beyond = behind_it(king_at, square);
  if (beyond == 0) return false;
  const bool is_straight = contains(rays::rook_lines(king_at), square);
  return (beyond & (is_straight ? board.straight(side) : board.diagonal(side))) != 0;
}

/// The squares on which a unit of the kind attacks the square if all lines are free.
Bitboard attacking(Kind kind, Square target) {
  if (target == no_square) return 0;
  switch (kind) {
    case knight:
      return rays::tables.knight[target];
    case rook:
      return rays::rook_lines(target);
    case bishop:
      return rays::bishop_lines(target);
    default:
      return lines_of(target);
  }
}

}  // namespace

Witnesses::Witnesses(const Board& board) {
  const Square target = board.king_of(board.turn());
  add_pawns(board, target);
  if (!full()) add_officers(board, target);
  if (board.king_of(opposite(board.turn())) != no_square) aims_ = Checks(board).aims();
  for (Bitboard& squares : aims_.squares) squares |= common_;
  aims_.squares[king] = common_to_king_;
  // Of a king it is asked only whether it leaves a line at all.
  aims_.free = aims_.leaving & board.of(king);
}

void Witnesses::add(const Board& board, Square from, Square to) {
  const Side us = board.turn();
  const Side them = opposite(us);
  const Square own_king = board.king_of(them);
  if (uncovers(board, own_king, from, us)) return;
  if (uncovers(board, board.king_of(us), from, them)) return;
  const Bitboard squares =
      bit(from) | bit(to) | rays::between(from, to) | behind_it(own_king, from);
  common_ &= squares;
  common_to_king_ &= squares | lines_of(from) | lines_of(to) | rays::tables.knight[to];
  ++count_;
}

void Witnesses::add_pawns(const Board& board, Square target) {
  const Side them = opposite(board.turn());
  const Bitboard promoting = rank_set(them == Side::white ? 6 : 1);
  Bitboard ends = ahead(board.pawns(them) & ~promoting, them) & ~board.occupied();
  if (target != no_square) ends &= ~rays::tables.pawn[index(board.turn())][target];
  while (ends != 0 && !full()) {
    const Square to = take_first(ends);
    add(board, first_of(behind(bit(to), them)), to);
  }
}

void Witnesses::add_officers(const Board& board, Square target) {
  const Side them = opposite(board.turn());
  for (const Kind kind : {knight, bishop, rook, queen}) {
    const Bitboard ends = ~board.occupied() & ~attacking(kind, target);
    for (Bitboard units = board.of(them, kind); units != 0 && !full();) {
      const Square from = take_first(units);
      const Bitboard reached = rays::officer_attacks(kind, from, board.occupied()) & ends;
      if (reached != 0) add(board, from, first_of(reached));
    }
  }
}

}  // namespace feerie::lean
