#include "game/game.h"

#include <algorithm>

namespace feerie {
namespace {

bool decided(Game& game) {
  return std::ranges::any_of(game.rules().decisions(), [&game](const auto& rule) {
    return rule.function(game, *rule.arguments) != Outcome::open;
  });
}

}  // namespace

Game::Game(std::shared_ptr<const CompiledRules> rules, const Position& start)
    : rules_(std::move(rules)), position_(start), diagram_(start) {
  take_short_cuts(true);
}

void Game::begin_from(const Position& start) {
  position_ = start;
  diagram_ = start;
  likely_ = {};
  take_short_cuts(true);
}

std::span<const Effect> Game::effects_of(int ply) const {
  const auto i = static_cast<std::size_t>(ply);
  const std::size_t first = frames_[i].first_effect;
  const std::size_t last = i + 1 < frames_.size() ? frames_[i + 1].first_effect : journal_.size();
  return journal_.since(first).first(last - first);
}

bool Game::over() {
  return decided(*this) || drawn();
}

bool Game::drawn() {
  if (rules_->draws().empty() || asking_for_mate_) return false;
  for (const auto& rule : rules_->draws()) {
    if (!rule.function(*this, *rule.arguments)) continue;
    const Marking asking(asking_for_mate_);
    return !mated();
  }
  return false;
}

Outcome Game::outcome() {
  for (const auto& rule : rules_->decisions()) {
    const Outcome decided = rule.function(*this, *rule.arguments);
    if (decided != Outcome::open) return decided;
  }
  if (drawn()) return Outcome::drawn;
  const NoMove meaning = rules_->without_move();
  const Outcome lost = win_of(opposite(turn()));
  if (meaning == NoMove::mate_or_draw) {
    if (mated()) return lost;
    return immobile() ? Outcome::drawn : Outcome::open;
  }
  if (!immobile()) return Outcome::open;
  if (meaning == NoMove::draws) return Outcome::drawn;
  return meaning == NoMove::wins ? win_of(turn()) : lost;
}

Square Game::last_mover_at() const {
  Square at = last_move().from;
  std::uint16_t id = 0;
  for (const Effect& effect : last_effects()) {
    const bool leaves = effect.from == at && at != no_square;
    if (leaves) id = effect.before.id;
    const bool comes_back = effect.op == Effect::Op::add && id != 0 && effect.after.id == id;
    if (effect.op == Effect::Op::swap && effect.to == at) {
      at = effect.from;
    } else if ((leaves && effect.op != Effect::Op::alter) || comes_back) {
      at = effect.to;
    }
  }
  return at;
}

bool Game::mated() {
  if (over()) return false;
  const bool known = short_cuts_ && !frames_.empty() && frames_.back().checks;
  const auto checked = [&] { return known || in_check(turn()); };
  // Where check is no attack, the moves that end it are not special, and asked about first.
  bool mate =
      rules_->ignores_attacks() ? !still_mobile() && checked() : checked() && !still_mobile();
  mate = mate && immobile();
  for (const auto& rule : rules_->mate_judges()) {
    mate = rule.function(*this, turn(), mate, *rule.arguments);
  }
  return mate;
}

bool Game::stalemated() {
  // A draw for another reason does not take away from a stalemate that is on the board.
  if (decided(*this)) return false;
  const Marking aside(asking_for_mate_);
  bool stalemate = !still_mobile() && !in_check(turn()) && immobile();
  for (const auto& rule : rules_->stalemate_judges()) {
    stalemate = rule.function(*this, turn(), stalemate, *rule.arguments);
  }
  return stalemate;
}

bool Game::legal(Side side) {
  if (legality_ == Legality::full && in_check(side)) return false;
  return legality_ == Legality::any || !forbidden();
}

bool Game::forbidden(const Arguments* but) {
  if (rules_->verdicts().empty()) return false;
  const Judgement judgement(*this);
  bool forbidden = false;
  for (const auto& rule : rules_->verdicts()) {
    if (rule.arguments == but) continue;
    forbidden = forbidden || rule.function(*this, *rule.arguments);
  }
  return forbidden;
}

bool Game::reached(const Goal& goal, Square target) {
  if (!goal.reached(*this, {opposite(turn()), target})) return false;
  for (const auto& rule : rules_->goal_guards()) {
    if (!rule.function(*this, goal, *rule.arguments)) return false;
  }
  return true;
}

}  // namespace feerie
