#include "core/reach.h"
#include "game/glance.h"
#include "game/replies.h"

/// How many legal moves there are, counted without listing them.
namespace feerie {
namespace {

constexpr Bitboard ahead_of(Bitboard squares, Side side) {
  return side == Side::white ? squares << 8U : squares >> 8U;
}

/// The squares one file to the left or right.
constexpr Bitboard left_of(Bitboard squares) {
  return (squares & ~file_set(0)) >> 1U;
}
constexpr Bitboard right_of(Bitboard squares) {
  return (squares & ~file_set(7)) << 1U;
}

}  // namespace

int Glance::Targets::count() const {
  return count_of(captures) + count_of(quiet) + count_of(en_passant) +
         (double_step != no_square ? 1 : 0);
}

/// Moves of pawns that are not pinned, all at once. What they capture en passant is looked at one
/// by one, as it may expose the king.
int Glance::count_pawns(Bitboard pawns) const {
  const Bitboard movable = pawns & ~rank_set(side_ == Side::white ? 7 : 0);
  const Bitboard next = ahead_of(movable, side_) & ~occupied_;
  const Bitboard started = next & rank_set(side_ == Side::white ? 2 : 5);
  const Bitboard wanted = enemies_ & answers_;
  const Bitboard before = ahead_of(movable, side_);
  int moves = count_of(next & answers_) +
              count_of(ahead_of(started, side_) & ~occupied_ & answers_) +
              count_of(left_of(before) & wanted) + count_of(right_of(before) & wanted);
  for (Bitboard passed = position_.state().ep_squares & ~occupied_; passed != 0;) {
    const Square to = take_first(passed);
    Bitboard capturing = rays::tables.pawn[index(opposite(side_))][to] & movable;
    while (capturing != 0) {
      if (contains(pawn_targets(take_first(capturing)).en_passant, to)) ++moves;
    }
  }
  return moves;
}

int Glance::count_legal() const {
  const Bitboard open = ~own_ & (~occupied_ | enemies_);
  int moves = 0;
  if (king_ != no_square) {
    moves += count_of(safe_steps(rays::tables.king[king_] & open));
    // In a double check only the king can move.
    if (answers_ == 0) return moves;
  }
  for (Bitboard pinned = pinned_ & ~ours_.kings; pinned != 0;) {
    const Square from = take_first(pinned);
    moves += targets(from, position_.at(from).kind, all_squares).count();
  }
  const Bitboard wanted = open & answers_;
  for (Bitboard knights = ours_.knights & ~pinned_; knights != 0;) {
    moves += count_of(rays::tables.knight[take_first(knights)] & wanted);
  }
  for (Bitboard riders = ours_.straight & ~pinned_; riders != 0;) {
    moves += count_of(rays::rook_attacks(take_first(riders), occupied_) & wanted);
  }
  for (Bitboard riders = ours_.diagonal & ~pinned_; riders != 0;) {
    moves += count_of(rays::bishop_attacks(take_first(riders), occupied_) & wanted);
  }
  return moves + count_pawns(ours_.pawns & ~pinned_);
}

namespace {

/// Do walks alone tell which moves there are, legality aside?
bool walks_tell_all(const CompiledRules& rules, bool castles) {
  return rules.plain() && !castles && rules.offers().empty() && rules.selections().empty() &&
         rules.move_restrictions().empty();
}

}  // namespace

int count_replies(Game& game, Candidates& room) {
  const Position& position = game.position();
  const bool castles = game.rules().castling().exists && position.state().fresh != 0;
  if (game.orthodox() && !castles) return Glance(position, game.turn()).count_legal();
  if (!walks_tell_all(game.rules(), castles)) {
    game.generate_legal(room);
    return static_cast<int>(room.size());
  }
  if (game.over()) return 0;
  const Side side = game.turn();
  const Bitboard ends = position.empty_squares() | position.of(opposite(side));
  int moves = 0;
  for (Bitboard units = position.of(side); units != 0;) {
    const Square from = take_first(units);
    const Kind kind = position.at(from).kind;
    if (kind < pawn) {
      moves += count_of(rays::officer_attacks(kind, from, position.occupied()) & ends);
    } else {
      game.generate_of(from, room);
      moves += static_cast<int>(room.size());
    }
  }
  return moves;
}

}  // namespace feerie
