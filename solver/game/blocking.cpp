#include "game/game.h"
#include "game/imagined_move.h"
#include "game/other_turn.h"
#include "game/plain_arrival.h"
#include "game/standing_replies.h"

/// Short cuts of the kernel: last moves for stalemate are judged without being played.
namespace feerie {
namespace {

/// Is it a pawn's step to the next square of its file, where nobody stands?
bool is_pawn_step(const Position& position, const Candidate& move) {
  const int ahead = position.turn() == Side::white ? 8 : -8;
  return position.at(move.from).kind == pawn && move.type == MoveType::normal &&
         plain_arrival(move) && move.to == move.from + ahead &&
         contains(position.empty_squares(), move.to);
}

}  // namespace

/// Drops moves that certainly leave the other side a legal move, or the own king attacked, or give
/// check.
void Game::drop_unblocked(Candidates& out) {
  if (!walked_moves_stand_ || legality_ != Legality::full || !rules_->stalemate_judges().empty() ||
      !rules_->mate_judges().empty()) {
    return;
  }
  const Side side = turn();
  const Side enemy = opposite(side);
  const Bitboard royals = position_.royals(enemy);
  const Bitboard own_royals = position_.royals(side);
  // Where rules object to checks, a reply must not give one either.
  const bool checks_matter = rules_->objects_to_checks();
  const bool told = checks_are_attacks_ && rules_->worlds().empty() && rules_->plain() &&
                    rules_->move_restrictions().empty() && rules_->objects_to_checks_only() &&
                    count_of(royals) <= 1 && (!checks_matter || count_of(own_royals) <= 1);
  StandingReplies replies;
  // Notes the reply that was legal last time.
  const auto note = [&] {
    const Candidate move = likely_[index(enemy)];
    if (!told || replies.full() || move.from == no_square) return;
    if (!position_.at(move.from).of(enemy)) return;
    const Silence silence = move.captures() ? silent_captures_ : silent_moves_;
    if (silence == Silence::never) return;
    const OtherTurn turned(position_);
    if (!is_step_of_officer(move) && !is_pawn_step(position_, move)) return;
    if (legality_ != Legality::full || !units_tell(move)) return;
    const ImaginedMove made(position_, move, *rules_);
    StandingReplies::Reply reply{bit(move.from) | bit(move.to) | rays::between(move.from, move.to),
                                 position_.occupied(), no_square, move, silence != Silence::always};
    if (royals != 0) {
      reply.king_at = first_of(position_.royals(enemy));
      if (observed_plainly(reply.king_at, side)) return;
      reply.touched |= bit(reply.king_at) | vantage(reply.king_at, side).lines;
    }
    if (checks_matter && own_royals != 0) {
      const Square king_at = first_of(own_royals);
      if (observed_plainly(king_at, enemy)) return;
      reply.touched |= bit(king_at) | vantage(king_at, enemy).lines;
    }
    replies.add(reply);
  };
  const auto kinds_behind = [&](const Candidate& move) {
    const Kind kind = position_.at(move.from).kind;
    KindSet kinds = KindSet{1} << kind;
    if (!rules_->kinds()[kind].traits.pawn) return kinds;
    for (const Kind promoted :
         rules_->promotion().kinds_on(move.to, kind, acting_side(move.from))) {
      kinds |= KindSet{1} << promoted;
    }
    return kinds;
  };
  note();
  std::erase_if(out, [&](const Candidate& move) {
    if (replies.any() && plain_arrival(move) && plays_silently(move) &&
        replies.stand_behind(move, side, kinds_behind(move), rules_->kinds(),
                             [&](const auto& reply) {
                               const ImaginedMove made(position_, move, *rules_);
                               return plays_silently(reply);
                             })) {
      return true;
    }
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

}  // namespace feerie
