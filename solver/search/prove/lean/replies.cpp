#include "search/prove/lean/replies.h"

namespace feerie::lean {

Replies::Replies(const Board& board) : board_(board), replying_(opposite(board.turn())) {
  if (board.king_of(replying_) != no_square) checks_.emplace(board);
  const Bitboard occupied = board.occupied();
  const Bitboard open = ~board.of(replying_) & ~board.holes();
  Board passed = board;
  passed.pass();
  const Ties ties(passed);
  if (ties.king_at != no_square) officers_ += count_of(safe_steps(passed, ties.king_at));
  for (Bitboard knights = board.of(replying_, knight) & ~ties.pinned; knights != 0;) {
    officers_ += count_of(rays::tables.knight[take_first(knights)] & open);
  }
  for (const Kind kind : {queen, rook, bishop}) {
    for (Bitboard riders = board.of(replying_, kind); riders != 0;) {
      const Square from = take_first(riders);
      const Bitboard reached = rays::officer_attacks(kind, from, occupied) & ties.allowed(from);
      riders_[rider_count_++] = {from, kind, reached};
      reached_ |= reached;
      officers_ += count_of(reached & open);
    }
  }
}

bool Replies::is_check(const Move& move) const {
  return checks_ && contains(checks_->of(move.from, move.kind), move.to);
}

int Replies::after(const Move& move) const {
  if (move.type > MoveType::double_step || move.kind != move.becomes || is_check(move)) {
    return count_legal(board_.glimpse(move));
  }
  const Bitboard from = bit(move.from);
  const Bitboard to = bit(move.to);
  const Bitboard occupied = (board_.occupied() & ~from) | to;
  int replies = officers_;
  if (((from | to) & reached_) != 0 || contains(board_.of(replying_), move.to)) {
    const Bitboard open = (~board_.of(replying_) | to) & ~board_.holes();
    for (std::size_t i = 0; i < rider_count_; ++i) {
      const Rider& rider = riders_[i];
      const int before = count_of(rider.reach & (open & ~(to & board_.of(replying_))));
      if (rider.from == move.to) {
        replies -= before;
      } else if ((rider.reach & (from | to)) != 0) {
        replies +=
            count_of(rays::officer_attacks(rider.kind, rider.from, occupied) & open) - before;
      }
    }
    if (contains(board_.of(replying_, knight), move.to)) {
      replies -= count_of(rays::tables.knight[move.to] & ~board_.of(replying_));
    }
  }
  const Bitboard enemies = (board_.of(board_.turn()) & ~from) | to;
  return replies + count_pawn_moves(board_.pawns(replying_) & ~to, replying_, enemies, occupied);
}

}  // namespace feerie::lean
