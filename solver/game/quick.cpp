#include <algorithm>
#include <array>

#include "game/game.h"
#include "game/glance.h"
#include "game/lent_sight.h"

/// Short cuts of the kernel: what can be answered without playing moves out, where rules say
/// nothing and all units are orthodox.
namespace feerie {

namespace {

/// Where rules say nothing of these, only walks and castling make a difference to play.
constexpr Sayings about_play{Saying::geometry,  Saying::forbidden_moves, Saying::acts,
                             Saying::offers,    Saying::verdicts,        Saying::selections,
                             Saying::checks,    Saying::mates,           Saying::stalemates,
                             Saying::decisions, Saying::draws,           Saying::promotion_limits};
/// Where they say nothing of these either, orthodox units do all that they do in orthodox chess.
constexpr Sayings about_orthodox_units{Saying::base_line_pawns, Saying::want_of_moves,
                                       Saying::promotion_squares};

/// Is nobody in check behind a legal move who is not attacked by the own walk of a unit? So it is
/// where rules lend walks to attacked kings only. Assume that the king of the side that has moved
/// gives check by such a walk. Then it is attacked by the own walk of a unit, and yet not in check;
/// so that unit walks otherwise, is the other king, and is attacked itself, by an own walk.
bool legal_checks_are_attacks(const CompiledRules& rules) {
  return lends_to_attacked_kings_only(rules) && rules.departures().empty() &&
         rules.worlds().empty() && rules.check_judges().empty() && rules.mates_are_checks();
}

/// Is nobody in check who is not attacked by the own walk of a unit, whatever that means for mate?
bool checks_lie_in_walks(const CompiledRules& rules) {
  return rules.walk_changes().empty() && rules.departures().empty() && rules.checks_need_attacks();
}

/// Does each unit go by its own walk from where it stands, and see all the others?
bool walks_are_own(const CompiledRules& rules) {
  return rules.walk_changes().empty() && rules.departures().empty() && rules.worlds().empty();
}

/// Is nothing imagined of units but what their own walks do?
bool positions_lie_in_walks(const CompiledRules& rules) {
  return walks_are_own(rules) && rules.observing_changes().empty() &&
         rules.check_judges().empty() && rules.mate_judges().empty() && rules.offers().empty();
}

/// Do kings step aside by their own walks, wherever they are not in check behind that, as far as
/// rules say that without looking back?
bool steps_lie_in_walks(const CompiledRules& rules) {
  return walks_are_own(rules) && !rules.restricts(Purpose::moving) && rules.mate_judges().empty() &&
         rules.decisions().empty() && rules.closings().empty() &&
         rules.changes(false).remembering.empty() && !rules.facts().asks_rights;
}

/// The square of a set of one; no square for others.
Square only_one(Bitboard squares) {
  return count_of(squares) == 1 ? first_of(squares) : no_square;
}

}  // namespace

void Game::take_short_cuts(bool take) {
  short_cuts_ = take;
  silent_ = take && !rules_->sayings().any_of(about_play);
  orthodox_ = silent_ && all_orthodox();
  const auto silence = [&](bool capturing) {
    const Changes& changes = rules_->changes(capturing);
    if (!take || changes.always_acts) return Silence::never;
    return changes.acts ? Silence::at_times : Silence::always;
  };
  silent_moves_ = silence(false);
  silent_captures_ = silence(true);
  // Where no rule objects to positions, a capture can be played if no act rejects it in all its
  // ways; and the king is gone if none brings it back.
  const bool captures_pass = take && rules_->verdicts().empty() && rules_->closings().empty() &&
                             !rules_->changes(true).may_undo;
  attacks_are_tried_ = rules_->playable_checks() && !captures_pass;
  checks_are_attacks_ = take && checks_lie_in_walks(*rules_) && rules_->mates_are_checks();
  legal_checks_are_attacks_ = take && legal_checks_are_attacks(*rules_);
  offers_only_add_ = std::ranges::all_of(
      rules_->offers(), [](const auto& rule) { return rule.how == Offering::adds; });
  for (const Side side : {Side::white, Side::black}) {
    narrows_[index(side)] = checks_are_attacks_ && rules_->worlds().empty() && offers_only_add_ &&
                            !rules_->selects_for(side);
  }
  checks_are_orthodox_ = take && !checks_are_attacks_ && rules_->departures().empty() &&
                         rules_->worlds().empty() && rules_->check_judges().empty() &&
                         rules_->mates_are_checks() && rules_->kinds().count() == first_fairy_kind;
  walkers_tell_ = take && rules_->walkers_are_told() && rules_->departures().empty() &&
                  rules_->worlds().empty();
  own_walks_tell_ = walkers_tell_ && rules_->walk_changes().empty();
  const bool judged_by_units = rules_->checks_lie_in_units() && rules_->objects_by_units_only() &&
                               rules_->mates_are_checks();
  legality_is_seen_ =
      take && !rules_->facts().path_dependent && (rules_->objections_are_seen() || judged_by_units);
  walked_moves_stand_ = legality_is_seen_ && offers_only_add_ && rules_->selections_leave_moves();
  objects_to_promotions_ = take && silent_moves_ == Silence::always &&
                           silent_captures_ == Silence::always && positions_lie_in_walks(*rules_) &&
                           rules_->objects_to_promotions_only() && !forbidden();
  attacks_promote_or_count_ =
      objects_to_promotions_ && rules_->piece_restrictions().empty() &&
      std::ranges::none_of(std::array{Purpose::moving, Purpose::observing, Purpose::checking},
                           [&](Purpose purpose) { return rules_->restricts(purpose); });
  steps_are_seen_ = walked_moves_stand_ && silent_moves_ != Silence::never &&
                    (rules_->verdicts().empty() || objects_to_promotions_) &&
                    steps_lie_in_walks(*rules_);
  checks_are_seen_ = take && rules_->objects_by_units_only() && rules_->check_judges().empty() &&
                     rules_->mates_are_checks() && rules_->selections().empty() &&
                     !attacks_are_tried_;
}

/// Are all units orthodox, and will they be? Units that no rule knows stay what they are, but for
/// promotions.
bool Game::all_orthodox() const {
  if (rules_->sayings().any_of(about_orthodox_units)) return false;
  for (const Side side : {Side::white, Side::black}) {
    const auto& promotions = rules_->promotion().kinds(side);
    if (std::ranges::any_of(promotions, [](Kind kind) { return kind >= pawn || kind == king; })) {
      return false;
    }
    const Bitboard royals = position_.royals(side);
    if (count_of(royals) > 1 || royals != position_.of(side, king)) return false;
  }
  for (Bitboard units = position_.units(); units != 0;) {
    const Piece& piece = position_.at(take_first(units));
    if (piece.kind >= first_fairy_kind || piece.neutral()) return false;
  }
  return true;
}

bool Game::generate_legal(Candidates& out, Wanted wanted) {
  if (wanted == Wanted::blocks && !(orthodox_ && legality_ == Legality::full)) {
    generate(out);
    drop_unblocked(out);
    return false;
  }
  if (!orthodox_ || legality_ != Legality::full) {
    // Where a side has to give check, its other moves are illegal.
    const bool obliged = wanted != Wanted::blocks && short_cuts_ && legality_ == Legality::full &&
                         rules_->must_check(turn()) && !playing_out();
    if (obliged && checks_lie_in_walks(*rules_)) {
      generate_checking(out, Wanted::checks);
      return false;
    }
    if (wanted != Wanted::all && checks_are_told_by_attacks()) {
      generate_checking(out, wanted);
    } else if (wanted != Wanted::all && checks_are_orthodox_) {
      generate_in_sight(out);
      const Bitboard royals = position_.royals(opposite(turn()));
      drop_in_vain(out, only_one(royals), false, wanted);
    } else {
      generate(out);
      const Bitboard royals = position_.royals(opposite(turn()));
      if (wanted != Wanted::all && rules_->mates_are_checks()) {
        drop_in_vain(out, only_one(royals), false, wanted);
      }
    }
    return false;
  }
  out.clear();
  const Glance glance(position_, turn());
  if (!only_checks(wanted) || glance.enemy_in_check()) {
    glance.add_legal(out);
  } else {
    glance.add_checking(out, only_mates(wanted));
  }
  if (rules_->castling().exists && position_.state().fresh != 0) add_castlings(out);
  return true;
}

Vantage Game::own_danger() {
  if (!checks_are_attacks_ || !rules_->worlds().empty() || legality_ != Legality::full) return {};
  const Bitboard royals = position_.royals(turn());
  const Side enemy = opposite(turn());
  if (count_of(royals) != 1 || observed_plainly(first_of(royals), enemy)) return {};
  return vantage(first_of(royals), enemy);
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
