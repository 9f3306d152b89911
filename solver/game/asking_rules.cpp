#include <algorithm>
#include <stdexcept>

#include "core/marking.h"
#include "game/game.h"

/// What rules say of a single unit or move: as what it walks, from where, and whether it may.
namespace feerie {
namespace {

/// While an object of this class lives, one question more waits for an answer. No rules ask about
/// so many units, unless they ask each other without end, as where a unit acts only while a unit
/// observes it that acts only while the first one observes it.
class Waiting {
 public:
  explicit Waiting(int& questions) : questions_(questions) {
    constexpr int most = 300;
    if (questions_ >= most) {
      throw std::runtime_error("rules ask one another what units may do, without end");
    }
    ++questions_;
  }
  ~Waiting() { --questions_; }
  Waiting(const Waiting&) = delete;
  Waiting& operator=(const Waiting&) = delete;

 private:
  int& questions_;
};

}  // namespace

KindSet Game::kinds_at(Square from, Side side, const Arguments* but) {
  KindSet kinds = KindSet{1} << position_.at(from).kind;
  for (const auto& rule : rules_->walk_changes()) {
    if (unthreatened_ && rule.lending == Lending::under_attack) continue;
    if (rule.arguments == but) continue;
    rule.function(*this, from, side, kinds, *rule.arguments);
  }
  return kinds;
}

KindSet Game::observing_kinds(Square from, Side side) {
  KindSet kinds = kinds_at(from, side);
  for (const auto& rule : rules_->observing_changes()) {
    rule.function(*this, from, side, kinds, *rule.arguments);
  }
  return kinds;
}

KindSet Game::lent_kinds(Square from, Side side) {
  const KindSet own = KindSet{1} << position_.at(from).kind;
  if (rules_->walk_changes().empty() || lending_) return own;
  const Unthreatened plainly(*this);
  const Marking lending(lending_);
  return kinds_at(from, side);
}

bool Game::may_look(Square from, Side side, Square target) {
  if (looking_ || !rules_->restricts(Purpose::observing)) return true;
  const Marking looking(looking_);
  return may_act(from, side, Purpose::observing) &&
         may_move({from, target, target}, side, Purpose::observing);
}

bool Game::may_act(Square from, Side side, Purpose purpose) {
  if (rules_->piece_restrictions().empty()) return true;
  if (rules_->restricts_royals_only() && !position_.at(from).royal()) return true;
  const Waiting waiting(waiting_questions_);
  for (const auto& [rule, purposes] : rules_->piece_restrictions()) {
    if (includes(purposes, purpose) && !rule.function(*this, from, side, *rule.arguments)) {
      return false;
    }
  }
  return true;
}

bool Game::may_move(const Candidate& candidate, Side side, Purpose purpose) {
  const auto takes_royal = [&] {
    return candidate.captures() && position_.at(candidate.capture).royal();
  };
  // All such rules forbid captures of royal units only.
  if (rules_->others_move_plainly() && !takes_royal()) return true;
  for (const auto& [rule, purposes, forbidding] : rules_->move_restrictions()) {
    if (!includes(purposes, purpose) || (forbidding == Forbidding::of_royals && !takes_royal())) {
      continue;
    }
    if (!rule.function(*this, candidate, side, *rule.arguments)) return false;
  }
  return true;
}

/// Does no rule act in the move? Castlings and moves that rules offer are another matter.
bool Game::rules_idle(const Candidate& move) const {
  return std::ranges::all_of(rules_->changes(move.captures()).idling, [&](const auto& rule) {
    return rule.function(*this, move, *rule.arguments);
  });
}

Bitboard Game::unseen_by(Square from, Side side) const {
  Bitboard unseen = 0;
  for (const auto& rule : rules_->worlds()) {
    unseen |= rule.function(*this, from, side, *rule.arguments);
  }
  return unseen;
}

Departures Game::departures_of(Square from, Side side, Purpose purpose) {
  Departures departures{bit(from), bit(from)};
  for (const auto& rule : rules_->departures()) {
    if (!includes(rule.purposes, purpose)) continue;
    rule.function(*this, from, side, departures, *rule.arguments);
  }
  return departures;
}

}  // namespace feerie
