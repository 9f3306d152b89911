#include "game/lent_sight.h"

#include <algorithm>

#include "core/rays.h"

namespace feerie {
namespace {

/// Is there not more than one square in the set?
bool one_at_most(Bitboard squares) {
  return (squares & (squares - 1)) == 0;
}

}  // namespace

bool lends_to_attacked_kings_only(const CompiledRules& rules) {
  return std::ranges::all_of(
      rules.walk_changes(), [](const auto& rule) { return rule.lending == Lending::under_attack; });
}

LentSight::LentSight(const Position& position, const CompiledRules& rules, const Walkers& walkers,
                     Square target)
    : position_(position),
      rules_(rules),
      side_(position.turn()),
      target_(target),
      seen_(rays::queen_attacks(target, position.occupied())) {
  if (!rules.lenders_are_told() || rules.kinds().count() != first_fairy_kind) return;
  const Bitboard occupied = position.occupied();
  reach_[king] = rays::tables.king[target];
  reach_[queen] = seen_;
  reach_[rook] = rays::rook_attacks(target, occupied);
  reach_[bishop] = rays::bishop_attacks(target, occupied);
  reach_[knight] = rays::tables.knight[target];
  reach_[pawn] = rays::tables.pawn[index(opposite(side_))][target];
  if (attackers(walkers) != 0) return;
  tells_ = true;
  find_openers(walkers);
}

Bitboard LentSight::attackers(const Walkers& walkers) const {
  Bitboard found = 0;
  for (Kind kind = 0; kind < first_fairy_kind; ++kind) found |= walkers.as[kind] & reach_[kind];
  return found;
}

Bitboard LentSight::lenders_of(Bitboard borrowers) const {
  Bitboard found = 0;
  for (const auto& rule : rules_.walk_changes()) found |= rule.lenders(borrowers, side_);
  return found;
}

void LentSight::find_openers(const Walkers& walkers) {
  const Bitboard occupied = position_.occupied();
  const Bitboard straight = rays::rook_lines(target_);
  const Bitboard diagonal = rays::bishop_lines(target_);
  const Bitboard riders = ((walkers.as[rook] | walkers.as[queen]) & straight) |
                          ((walkers.as[bishop] | walkers.as[queen]) & diagonal);
  Bitboard in_sight = position_.of(side_) & rays::tables.knight[target_];
  for (Bitboard units = position_.of(side_) & (straight | diagonal); units != 0;) {
    const Square unit = take_first(units);
    const Bitboard between = rays::between(target_, unit) & occupied;
    if (!one_at_most(between)) continue;
    in_sight |= bit(unit);
    if (contains(riders, unit)) left_ |= between;
  }
  taken_ = lenders_of(in_sight);
  left_ |= taken_;
}

bool LentSight::may_check(const Candidate& move) const {
  if (contains(left_, move.from) || contains(taken_, move.to)) return true;
  const Kind kind = position_.at(move.from).kind;
  const bool promotes = kind == pawn && (rank_of(move.to) == 0 || rank_of(move.to) == 7);
  // A unit that goes away from the king along its line sees it through the square left.
  const bool goes_away =
      contains(seen_, move.from) && contains(rays::through(target_, move.from), move.to);
  if (promotes || goes_away) return true;
  if (!contains(seen_ | rays::tables.knight[target_], move.to)) return false;
  if (contains(reach_[kind], move.to)) return true;
  for (Bitboard lenders = lenders_of(bit(move.to)) & ~bit(move.from); lenders != 0;) {
    const Piece& lender = position_.at(take_first(lenders));
    if (!lender.empty() && contains(reach_[lender.kind], move.to)) return true;
  }
  return false;
}

}  // namespace feerie
