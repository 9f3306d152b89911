#include "game/game.h"
#include "game/imagined_move.h"
#include "game/other_turn.h"
#include "game/plain_arrival.h"
#include "game/standing_replies.h"

/// Short cuts of the kernel: moves that have to leave the other side without a move, or with none
/// but checks, are judged without being played.
namespace feerie {

/// Do walks tell which replies of the other side stand behind a move? `quietly`: and which of them
/// give no check.
bool Game::replies_are_told(bool quietly) const {
  const bool one_king = count_of(position_.royals(opposite(turn()))) <= 1;
  const bool one_king_each = one_king && count_of(position_.royals(turn())) <= 1;
  const bool walks_tell =
      rules_->plain() ? rules_->move_restrictions().empty() : rules_->others_move_plainly();
  return checks_are_attacks_ && rules_->worlds().empty() && walks_tell &&
         (rules_->objects_to_checks_only() || rules_->verdicts().empty()) &&
         (quietly ? one_king_each : one_king);
}

/// Notes a move of the side that is not on move, if it is legal as units stand now. `quietly`: and
/// gives no check.
void Game::note_reply(const Candidate& move, bool quietly, StandingReplies& replies) {
  const Side side = turn();
  const Side enemy = opposite(side);
  if (replies.full() || move.from == no_square || !position_.at(move.from).of(enemy)) return;
  const Silence silence = move.captures() ? silent_captures_ : silent_moves_;
  if (silence == Silence::never) return;
  const OtherTurn turned(position_);
  if (!is_plain_step(move)) return;
  if (legality_ != Legality::full || !units_tell(move)) return;
  const ImaginedMove made(position_, move, *rules_);
  StandingReplies::Reply reply{bit(move.from) | bit(move.to) | rays::between(move.from, move.to),
                               position_.occupied(), no_square, move, silence != Silence::always};
  if (const Bitboard royals = position_.royals(enemy); royals != 0) {
    reply.king_at = first_of(royals);
    if (observed_plainly(reply.king_at, side)) return;
    reply.touched |= bit(reply.king_at) | vantage(reply.king_at, side).lines;
  }
  if (const Bitboard royals = position_.royals(side); quietly && royals != 0) {
    const Square king_at = first_of(royals);
    if (observed_plainly(king_at, enemy)) return;
    reply.touched |= bit(king_at) | vantage(king_at, enemy).lines;
  }
  replies.add(reply);
}

/// Does a reply certainly stand behind the move?
bool Game::leaves_reply(const StandingReplies& replies, const Candidate& move) {
  if (!replies.any() || !plain_arrival(move) || !plays_silently(move)) return false;
  const Kind kind = position_.at(move.from).kind;
  KindSet kinds = KindSet{1} << kind;
  if (rules_->kinds()[kind].traits.pawn) {
    for (const Kind promoted :
         rules_->promotion().kinds_on(move.to, kind, acting_side(move.from))) {
      kinds |= KindSet{1} << promoted;
    }
  }
  return replies.stand_behind(move, turn(), kinds, rules_->kinds(), [&](const auto& reply) {
    const ImaginedMove made(position_, move, *rules_);
    return plays_silently(reply);
  });
}

/// Drops moves that certainly leave the other side a legal move, or the own king attacked, or give
/// check.
void Game::drop_unblocked(Candidates& out) {
  if (!walked_moves_stand_ || legality_ != Legality::full || !rules_->stalemate_judges().empty() ||
      !rules_->mate_judges().empty()) {
    return;
  }
  const Side side = turn();
  const Side enemy = opposite(side);
  // Where rules object to checks, a reply must not give one.
  const bool quietly = rules_->objects_to_checks();
  const bool told = replies_are_told(quietly);
  StandingReplies replies;
  // The reply that was legal last time.
  const auto note = [&] {
    if (told) note_reply(likely_[index(enemy)], quietly, replies);
  };
  note();
  std::erase_if(out, [&](const Candidate& move) {
    if (leaves_reply(replies, move)) return true;
    Foretold foretold;
    if (!imaginable(move, foretold)) return false;
    if (foretold.fails) return true;
    work_.step();
    {
      const ImaginedMove made(position_, move, *rules_, foretold);
      if (in_check(enemy)) return !foretold.unless_attacks;
      if (!surely_mobile()) return in_check(side) || forbidden_if_made(move);
    }
    note();
    return true;
  });
}

void Game::drop_unforcing(Candidates& out) {
  const Side enemy = opposite(turn());
  constexpr std::size_t few = 2;
  const bool told = out.size() > few && walked_moves_stand_ && legality_ == Legality::full &&
                    !rules_->selects_for(enemy) && replies_are_told(true);
  if (!told) return;
  StandingReplies replies;
  Listed listed(*this);
  Candidates& moves = *listed;
  for (Bitboard units = position_.of(enemy); units != 0 && !replies.full();) {
    const Square from = take_first(units);
    moves.clear();
    {
      const OtherTurn turned(position_);
      generate_from(from, moves);
    }
    // One of a unit is enough: what hinders it hinders most of its other moves.
    const std::size_t before = replies.count();
    for (const Candidate& move : moves) {
      if (!move.captures()) note_reply(move, true, replies);
      if (replies.count() != before) break;
    }
  }
  // Where an attack is not a check yet, squares that matter to attacks tell too little.
  const bool imagined =
      !rules_->check_judges().empty() && rules_->decisions().empty() && narrows_[index(enemy)];
  std::erase_if(out, [&](const Candidate& move) {
    if (leaves_reply(replies, move)) return true;
    if (!imagined || !plain_arrival(move) || !units_tell(move)) return false;
    const ImaginedMove made(position_, move, *rules_);
    return stands_quietly(likely_quiet_[index(enemy)]);
  });
}

}  // namespace feerie
