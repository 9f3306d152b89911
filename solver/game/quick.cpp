#include <algorithm>

#include "core/rays.h"
#include "game/game.h"
#include "game/glance.h"

/// Short cuts of the kernel: what can be answered without playing moves out, where rules say
/// nothing and all units are orthodox.
namespace feerie {

void Game::take_short_cuts(bool take) {
  silent_ = take && rules_->silent();
  orthodox_ = silent_ && all_orthodox();
  checks_are_seen_ = take && rules_->verdicts().empty() && rules_->check_judges().empty() &&
                     rules_->mate_judges().empty() && rules_->selections().empty() &&
                     !rules_->playable_checks();
}

/// Are all units orthodox, and will they be? Units that no rule knows stay what they are, but for
/// promotions.
bool Game::all_orthodox() const {
  if (rules_->base_line_pawns() || rules_->without_move() != NoMove::mate_or_draw) return false;
  for (const Side side : {Side::white, Side::black}) {
    const auto& promotions = rules_->promotions(side);
    if (std::ranges::any_of(promotions, [](Kind kind) { return kind >= pawn || kind == king; })) {
      return false;
    }
    const Bitboard royals = position_.royals(side);
    if (count_of(royals) > 1 || royals != position_.of(side, king)) return false;
    if (rules_->promotion_squares(side) != rank_set(side == Side::white ? 7 : 0)) return false;
  }
  for (Bitboard units = position_.units(); units != 0;) {
    const Piece& piece = position_.at(take_first(units));
    if (piece.kind >= first_fairy_kind || piece.neutral()) return false;
  }
  return true;
}

bool Game::generate_legal(Candidates& out, Wanted wanted) {
  if (!orthodox_ || legality_ != Legality::full) {
    generate(out);
    if (wanted != Wanted::all && silent_) drop_without_check(out);
    return false;
  }
  out.clear();
  const Glance glance(position_, turn());
  if (wanted == Wanted::all || glance.enemy_in_check()) {
    glance.add_legal(out);
  } else {
    glance.add_checking(out, wanted == Wanted::mates);
  }
  if (rules_->castling().exists && position_.state().fresh != 0) add_castlings(out);
  return true;
}

/// Drops moves that certainly give no check: the mover arrives where no unit of its kind could ever
/// observe the king from, and no other unit is there that could observe it and whose view could
/// change.
void Game::drop_without_check(Candidates& moves) {
  const Side side = turn();
  const Bitboard royals = position_.royals(opposite(side));
  if (count_of(royals) != 1 || in_check(opposite(side))) return;
  const Square target = first_of(royals);
  const auto could_observe = [&](Kind kind) {
    return rules_->kinds()[kind].observers[index(side)][target];
  };
  Bitboard fairy = 0;
  Bitboard screens = 0;
  for (Bitboard units = position_.of(side) & ~royals; units != 0;) {
    const Square at = take_first(units);
    const Kind kind = position_.at(at).kind;
    if (!contains(could_observe(kind), at)) continue;
    if (kind >= first_fairy_kind) {
      fairy |= bit(at);
    } else {
      screens |= rays::between(at, target);
    }
  }
  std::erase_if(moves, [&](const Candidate& move) {
    if (move.type > MoveType::double_step || move.via != no_square) return false;
    if (move.captures() && move.capture != move.to) return false;
    const Kind kind = position_.at(move.from).kind;
    if (rules_->kinds()[kind].traits.pawn && !rules_->promotions_at(kind, side, move.to).empty()) {
      return false;
    }
    return (fairy & ~bit(move.from)) == 0 && !contains(screens, move.from) &&
           !contains(could_observe(kind), move.to);
  });
}

bool Game::can_avoid_check() {
  return orthodox_ && legality_ == Legality::full && Glance(position_, turn()).can_avoid_check();
}

bool Game::immobile_at_a_glance() {
  if (Glance(position_, turn()).any_legal()) return false;
  if (!rules_->castling().exists || position_.state().fresh == 0) return true;
  const Judging fully(*this, Legality::full);
  Candidates castlings;
  add_castlings(castlings);
  return !any_legal(castlings);
}

}  // namespace feerie
