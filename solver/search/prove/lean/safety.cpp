#include "search/prove/lean/moves.h"

/// Where a king is safe, and what binds the other units because of it.
namespace feerie::lean {
namespace {

/// The squares next to the king that no pawn, knight or king of the other side attacks.
Bitboard steps_past_leapers(const Board& board, Square king_at) {
  const Side us = board.turn();
  const Side them = opposite(us);
  const Bitboard before = ahead(board.pawns(them), them);
  Bitboard attacked = left_of(before) | right_of(before);
  for (Bitboard units = board.of(them, knight); units != 0;) {
    attacked |= rays::tables.knight[take_first(units)];
  }
  const Square other_king = board.king_of(them);
  if (other_king != no_square) attacked |= rays::tables.king[other_king];
  return rays::tables.king[king_at] & ~board.of(us) & ~board.holes() & ~attacked;
}

}  // namespace

Bitboard safe_steps(const Board& board, Square king_at) {
  const Side them = opposite(board.turn());
  const Bitboard occupied = board.occupied() & ~bit(king_at);
  Bitboard safe = 0;
  for (Bitboard steps = steps_past_leapers(board, king_at); steps != 0;) {
    const Square to = take_first(steps);
    if (!board.attacked_by_riders(to, them, occupied)) safe |= bit(to);
  }
  return safe;
}

Square any_safe_step(const Board& board, Square king_at) {
  const Side them = opposite(board.turn());
  const Bitboard occupied = board.occupied() & ~bit(king_at);
  for (Bitboard steps = steps_past_leapers(board, king_at); steps != 0;) {
    const Square to = take_first(steps);
    if (!board.attacked_by_riders(to, them, occupied)) return to;
  }
  return no_square;
}

Ties::Ties(const Board& board) : king_at(board.king_of(board.turn())) {
  if (king_at == no_square) return;
  const Side us = board.turn();
  const Side them = opposite(us);
  const Bitboard occupied = board.occupied();
  const auto& t = rays::tables;
  checkers = (t.knight[king_at] & board.of(them, knight)) |
             (t.pawn[index(us)][king_at] & board.pawns(them)) |
             (t.king[king_at] & board.of(them, king));
  Bitboard riders = (rays::rook_lines(king_at) & board.straight(them)) |
                    (rays::bishop_lines(king_at) & board.diagonal(them));
  while (riders != 0) {
    const Square rider = take_first(riders);
    const Bitboard between = rays::between(king_at, rider) & occupied;
    if (between == 0) {
      checkers |= bit(rider);
    } else if ((between & (between - 1)) == 0) {
      pinned |= between & board.of(us);
    }
  }
  for (Bitboard rest = checkers; rest != 0;) {
    const Square checker = take_first(rest);
    answers &= rays::between(king_at, checker) | bit(checker);
  }
}

}  // namespace feerie::lean
