#pragma once

#include <algorithm>
#include <optional>
#include <utility>

#include "search/prove/engine_prover.h"

/// Help and series play: is there a line of exactly this length, and which ones?
///
/// One search serves both: while nobody hears of the lines (`hearer_` is null), the first one ends
/// it. The table keeps the lengths without a line for each position. At each position an outlook
/// may know that the goal cannot be reached any more in the moves left (search/outlook.h); how
/// often it is worth asking, and whether before the table or behind it, is found out by asking
/// (search/trust.h). Both only ever say that there is no line, so their order does not matter.
namespace feerie {

/// Leaves out the moves behind which the outlook knows no line, and tells the trust what that
/// spares.
template <Engine E>
class EngineProver<E>::Sifting final : public Arranger {
 public:
  /// Both may be null. The outlook has been asked about the position.
  Sifting(Outlook* outlook, Trust* trust) : outlook_(outlook), trust_(trust) {}
  void arrange(Candidates& moves, bool /*known_legal*/) override {
    if (outlook_ == nullptr) return;
    const std::size_t before = moves.size();
    outlook_->sift(moves);
    if (trust_ == nullptr) return;
    const std::size_t sifted = before - moves.size();
    trust_->note(sifted == 0 ? 0 : static_cast<double>(sifted) / static_cast<double>(before));
  }

 private:
  Outlook* outlook_;
  Trust* trust_;
};

template <Engine E>
bool EngineProver<E>::find_lines(int node, int length, LineHearer& hearer) {
  LineHearer* const before = std::exchange(hearer_, &hearer);
  const bool found = lines_of_length(node, length);
  hearer_ = before;
  return found;
}

template <Engine E>
bool EngineProver<E>::any_line(int node) {
  const Plan::Node& branch = plan_[node];
  LineHearer* const before = std::exchange(hearer_, nullptr);
  bool found = false;
  for (int length = std::max(branch.minimum, 1); length <= branch.maximum; ++length) {
    found |= lines_of_length(node, length);
    if (found_enough(found)) break;
  }
  hearer_ = before;
  return found;
}

template <Engine E>
bool EngineProver<E>::lines_of_length(int node, int length) {
  const Plan::Node& branch = plan_[node];
  if (outlook_ != nullptr) outlook_->look_for(node, length);
  if (branch.play == Plan::Play::series) {
    return series_may_reach(node, length) && series(node, length);
  }
  const Letter last = length % 2 == 1 ? Letter::first : Letter::second;
  return branch.after(last).may_end() && help(node, Letter::first, length);
}

template <Engine E>
int EngineProver<E>::level_of(int node, int length) const {
  return hearer_ == nullptr ? -1 : hearer_->level(node, length);
}

/// One in so many positions before the last move has to come about again for them to be remembered:
/// to look for that move takes many times as long as to ask the table.
constexpr unsigned worth_remembering = 32;

/// How the moves are visited that have `length - 1` behind them.
template <Engine E>
VisitOrder EngineProver<E>::order_of(int level, int length) const {
  VisitOrder order{.last = length == 1, .goes_on = length > 1};
  if (level >= 0) {
    order.hook = &hearer_->hook();
    order.level = level;
  }
  return order;
}

/// One or two moves being left: is it certain, without a look into the table, that play cannot end?
template <Engine E>
bool EngineProver<E>::cannot_end(int node, Letter letter, int length) {
  if (length > 2 || !forced_) return false;
  const Bitboard squares =
      outlook_ == nullptr ? all_squares : outlook_->final_squares(node, engine_.turn());
  return !forced_->can_end(node, letter, length, squares).value_or(true);
}

/// Is the outlook asked before the table, as it closes most positions?
template <Engine E>
bool EngineProver<E>::asks_outlook_first(int node, int length) {
  return outlook_ != nullptr &&
         (outlook_->cheap() || experiences_.of(node, length).order.outlook_first());
}

/// What part of the search the outlook has to spare. Where play ends with a goal and each side has
/// many moves, it is worth its questions.
template <Engine E>
double EngineProver<E>::price_of_outlook(int node, int length) const {
  constexpr double of_play_behind = 0.5;
  if (outlook_ == nullptr) return 0;
  const double own = outlook_->price(length);
  return goes_on(node) ? std::max(own, of_play_behind) : own;
}

/// Is more asked behind moves of the branch than whether a goal has been reached?
template <Engine E>
bool EngineProver<E>::goes_on(int node) const {
  return plan_[node].after(Letter::first).asks_further() ||
         plan_[node].after(Letter::second).asks_further();
}

/// Does play end behind the move only where the other side has to check with each of its moves?
template <Engine E>
bool EngineProver<E>::forces_checks(const Plan::Behind& behind) const {
  return behind.leaves.empty() && std::ranges::all_of(behind.forks, [this](const Plan::Link& fork) {
           const Plan::Node& asked = plan_[fork.node];
           return asked.type == Plan::Type::branch && asked.play == Plan::Play::defence &&
                  must_check(fork.node, {asked.maximum, asked.minimum});
         });
}

template <Engine E>
bool EngineProver<E>::help(int node, Letter letter, int length) {
  if (watch_.over() || without_maters() || !allowed(node, other(letter))) return false;
  const int level = level_of(node, length);
  if (level < 0 && cannot_end(node, letter, length)) return false;
  const Plan::Behind& behind = plan_[node].after(letter);
  Experience& experience = experiences_.of(node, length);
  const bool must_end = length == 1 && !behind.asks_further();
  const bool remembered = manner_.tables && level < 0 && length < 32 &&
                          (!must_end || experience.recurrence.remembers(worth_remembering));
  AskingOrder& asking = experience.order;
  const bool table_last = asks_outlook_first(node, length);
  const std::uint64_t place = remembered ? table_key(node, letter, 0) : 0;
  const auto hopeless = [&] {
    if (!remembered || (table_.find(place).value_or(0) >> length & 1U) == 0) return false;
    asking.note_known();
    if (must_end) experience.recurrence.note_known();
    return true;
  };
  if (!table_last && hopeless()) return false;
  const double price = price_of_outlook(node, length);
  Trust* const trust = price > 0 ? &experience.trust : nullptr;
  // What is found out about the position before the first moves serves them all.
  const bool asks = outlook_ != nullptr && (level < 0 || !goes_on(node)) &&
                    (outlook_->follows() || trust == nullptr || trust->asks(price));
  Outlook* const asked = asks ? outlook_ : nullptr;
  const Prospect prospect(asked, engine_.position(), node, length);
  // The first moves are counted whether they can lead anywhere or not.
  if (!prospect.open() && level < 0) {
    asking.note_closed();
    if (trust != nullptr) trust->note(1);
    return false;
  }
  if (table_last && hopeless()) return false;
  bool found = false;
  Sifting sifting(asked, trust);
  VisitOrder order = order_of(level, length);
  if (asked != nullptr) order.arranger = &sifting;
  order.captures_only = length == 1 && level < 0 && captures_end(node, letter);
  order.forces = length == 1 && !must_end && level < 0 && forces_checks(behind);
  if (manner_.tables && !must_end) order.fetching = fetching_in_help(node, letter, length);
  const bool passes_over = letter == Letter::first && plan_[node].parry;
  std::optional<KnownHopeless> known;
  const bool asked_behind = length > 1 && length <= 32 && !passes_over;
  // What is far from the first moves goes on so.
  if (asked_behind && (level < 0 || level_of(node, length - 1) < 0)) {
    known.emplace(table_, 1U << (length - 1), experiences_.of(node, length - 1));
    order.foreknowledge = &*known;
  }
  const bool straight_on = length > 1 && behind.goes_straight_on;
  visits_.each(behind, order, [&](const Move& move, bool legal) {
    found |= straight_on ? legal && help_behind(node, letter, length, move)
                         : line_step(node, letter, length, move, legal);
    return !found_enough(found);
  });
  if (remembered && !found && !watch_.interrupted() && !watch_.satisfied()) {
    table_.add(place, 1U << length, length);
  }
  return found;
}

/// The move, behind which nothing is asked, has been played: enters it into the line and goes on.
template <Engine E>
bool EngineProver<E>::help_behind(int node, Letter letter, int length, const Move& move) {
  if (hearer_ == nullptr) return help(node, other(letter), length - 1);
  hearer_->push(move);
  const bool found = help(node, other(letter), length - 1);
  hearer_->pop();
  return found;
}

/// The move has been played: enters it into the line and looks what comes of it.
template <Engine E>
bool EngineProver<E>::line_step(int node, Letter letter, int length, const Move& move, bool legal) {
  if (hearer_ == nullptr) return step_lines(node, letter, length, legal);
  // Most last moves lead nowhere, which is found out without noting them down.
  const Plan::Behind& behind = plan_[node].after(letter);
  const auto ends = [this](const Plan::Link& link) { return holds(link.node); };
  const auto first = length == 1 ? std::ranges::find_if(behind.leaves, ends) : behind.leaves.end();
  const bool reached = first != behind.leaves.end();
  if (length == 1 && !reached && (!legal || std::ranges::none_of(behind.forks, ends))) return false;
  hearer_->push(move);
  const bool found = step_lines(node, letter, length, legal, reached ? &*first : nullptr);
  hearer_->pop();
  return found;
}

template <Engine E>
bool EngineProver<E>::fork_lines(const Plan::Link& link) {
  return hearer_ == nullptr ? holds(link.node) : hearer_->fork(link);
}

/// Has play ended with a goal that was reached too early? A side that has no move does not end it,
/// as it can be passed over.
template <Engine E>
bool EngineProver<E>::ended_early(const Plan::Behind& behind) {
  return behind.ends_early && std::ranges::any_of(behind.leaves, [this](const Plan::Link& leaf) {
           const Plan::Node& asked = plan_[leaf.node];
           return !asked.goal->requires_immobility && goal_reached(asked);
         });
}

/// The last move has been played: tells of each leaf whose goal is reached. Returns whether there
/// is one. `first_reached`: the first of them, if that is known already.
template <Engine E>
bool EngineProver<E>::reach_leaves(const Plan::Behind& behind, const Plan::Link* first_reached) {
  bool reached = false;
  for (const Plan::Link& leaf : behind.leaves) {
    if (first_reached != nullptr && &leaf < first_reached) continue;
    if (&leaf != first_reached && !goal_reached(plan_[leaf.node])) continue;
    if (hearer_ != nullptr) hearer_->reach(*plan_[leaf.node].goal);
    reached = true;
  }
  return reached;
}

/// The move just played was the one with `length - 1` to come: ends or goes on. `first_reached`: as
/// `reach_leaves` takes it.
template <Engine E>
bool EngineProver<E>::step_lines(int node, Letter letter, int length, bool legal,
                                 const Plan::Link* first_reached) {
  const Plan::Node& branch = plan_[node];
  const Plan::Behind& behind = branch.after(letter);
  if (length > 1 && ended_early(behind)) return false;
  if (length == 1 && reach_leaves(behind, first_reached)) return true;
  if (!legal) return false;
  for (const int constraint : behind.move_constraints) {
    if (!holds(constraint)) return false;
  }
  if (length == 1) {
    bool found = false;
    for (const Plan::Link& fork : behind.forks) found |= fork_lines(fork);
    return found;
  }
  for (const Plan::Link& fork : behind.forks) {
    if (fork.forced && holds(fork.node)) return false;
  }
  if (branch.play == Plan::Play::series) {
    return visits_.in_series([&] { return series(node, length - 1); });
  }
  if (letter == Letter::first && passes(branch)) {
    return visits_.in_series([&] { return length > 2 && help(node, Letter::first, length - 2); });
  }
  return help(node, other(letter), length - 1);
}

/// The outlook, if it is to be asked about a position of series play, and who wants to know what it
/// spares.
template <Engine E>
std::pair<Outlook*, Trust*> EngineProver<E>::outlook_for_series(int node, int length) {
  const double price = outlook_ == nullptr ? 0 : outlook_->price(length);
  Trust* const trust = price > 0 ? &experiences_.of(node, length).trust : nullptr;
  return {trust == nullptr || trust->asks(price) ? outlook_ : nullptr, trust};
}

template <Engine E>
bool EngineProver<E>::series(int node, int length) {
  if (watch_.over() || without_maters() || !allowed(node, Letter::first)) return false;
  if (meets(node)) {
    meet(node);
    return false;
  }
  const int level = level_of(node, length);
  if (level < 0 && off_all_lines(node, length)) return false;
  if (length == 1 && level < 0 && cannot_end(node, Letter::first, length)) return false;
  const Plan::Behind& behind = plan_[node].after(Letter::first);
  Experience& experience = experiences_.of(node, length);
  const bool must_end = length == 1 && !behind.asks_further();
  const bool remembered = manner_.tables && level < 0 &&
                          (!must_end || experience.recurrence.remembers(worth_remembering));
  AskingOrder& asking = experience.order;
  const bool table_last = asks_outlook_first(node, length);
  const std::uint64_t place = remembered ? table_key(node, Letter::first, length) : 0;
  const auto hopeless = [&] {
    if (!remembered || !table_.find(place)) return false;
    asking.note_known();
    if (must_end) experience.recurrence.note_known();
    return true;
  };
  if (!table_last && hopeless()) return false;
  // The first moves are counted whether they can lead anywhere or not.
  const auto [asked, trust] =
      level < 0 ? outlook_for_series(node, length) : std::pair<Outlook*, Trust*>{};
  const Prospect prospect(asked, engine_.position(), node, length);
  if (!prospect.open()) {
    asking.note_closed();
    if (trust != nullptr) trust->note(1);
    return false;
  }
  if (table_last && hopeless()) return false;
  bool found = false;
  Sifting sifting(asked, trust);
  VisitOrder order = order_of(level, length);
  if (asked != nullptr) order.arranger = &sifting;
  order.captures_only = length == 1 && level < 0 && captures_end(node, Letter::first);
  order.forces = length == 1 && !must_end && level < 0 && forces_checks(behind);
  if (manner_.tables) order.fetching = fetching_in_series(node, length);
  std::optional<KnownHopeless> known;
  if (length > 1 && (level < 0 || level_of(node, length - 1) < 0)) {
    known.emplace(table_, 1, experiences_.of(node, length - 1));
    order.foreknowledge = &*known;
  }
  visits_.each(behind, order, [&](const Move& move, bool legal) {
    found |= line_step(node, Letter::first, length, move, legal);
    return !found_enough(found);
  });
  if (remembered && !found && !watch_.interrupted() && !watch_.satisfied()) {
    table_.store(place, 1, length);
  }
  return found;
}

}  // namespace feerie
