#pragma once

#include <algorithm>

#include "search/prove.h"

/// The lines of help and series play that have exactly a wanted length.
namespace feerie {

template <Engine E>
bool Searcher<E>::lines_of_length(int node, int length) {
  const Plan::Node& branch = plan_[node];
  if (node == root_) full_length_ = length == branch.maximum;
  if (branch.play == Plan::Play::series) return series(node, length);
  const auto last = static_cast<std::size_t>((length - 1) % 2);
  return branch.behind[last].may_end() && help(node, 0, length);
}

/// How far a position of a line is from the root, with `length` moves to come; -1 if the hook of
/// the root is not asked there.
template <Engine E>
int Searcher<E>::level_of(int node, int length) const {
  if (node != root_ || !full_length_) return -1;
  const int level = plan_[node].maximum - length;
  return level < root_levels_ ? level : -1;
}

template <Engine E>
bool Searcher<E>::help(int node, int letter, int length) {
  if (watch_.over() || without_maters() || !allowed(node, 1 - letter)) return false;
  const int level = level_of(node, length);
  const Plan::Behind& behind = plan_[node].behind[static_cast<std::size_t>(letter)];
  const bool remembered =
      manner_.tables && level < 0 && (length > 1 || behind.asks_further()) && length < 32;
  std::uint64_t place = 0;
  std::uint32_t hopeless = 0;
  if (remembered) {
    place = key(node, letter, 0);
    hopeless = table_.find(place).value_or(0);
    if ((hopeless >> length & 1U) != 0) return false;
  }
  // The first moves are counted whether they can lead anywhere or not.
  // Where play ends with a goal and each side has many moves, the outlook is worth its price.
  const bool doubtful = (outlook_ != nullptr && outlook_->doubtful()) ||
                        plan_[node].behind[0].asks_further() ||
                        plan_[node].behind[1].asks_further();
  Trust* const trust = doubtful ? &trusts_.of(node, length) : nullptr;
  const bool asks = level < 0 && outlook_ != nullptr &&
                    (outlook_->follows() || trust == nullptr || trust->asks());
  Outlook* const asked = asks ? outlook_ : nullptr;
  const Prospect prospect(asked, engine_.position(), node, length);
  if (!prospect.open()) {
    if (trust != nullptr) trust->note(1);
    return false;
  }
  bool found = false;
  const Order order{.level = level, .last = length == 1, .outlook = asked, .trust = trust};
  each(behind, order, [&](const Move& move, bool legal) {
    found |= line_step(node, letter, length, move, legal);
    return !found_enough(found);
  });
  if (remembered && !found && !watch_.over() && !watch_.satisfied()) {
    hopeless = table_.find(place).value_or(0) | 1U << length;
    table_.store(place, hopeless, length);
  }
  return found;
}

/// The move has been played: enters it into the line and looks what comes of it.
template <Engine E>
bool Searcher<E>::line_step(int node, int letter, int length, const Move& move, bool legal) {
  if (!sink_) return step_lines(node, letter, length, legal);
  // Most last moves lead nowhere, which is found out without noting them down.
  const Plan::Behind& behind = plan_[node].behind[static_cast<std::size_t>(letter)];
  const auto ends = [this](const Plan::Link& link) { return holds(link.node); };
  if (length == 1 && std::ranges::none_of(behind.leaves, ends) &&
      (!legal || std::ranges::none_of(behind.forks, ends))) {
    return false;
  }
  push(move);
  const bool found = step_lines(node, letter, length, legal);
  pop();
  return found;
}

/// The move just played was the one with `length - 1` to come: ends or goes on.
template <Engine E>
bool Searcher<E>::step_lines(int node, int letter, int length, bool legal) {
  const Plan::Node& branch = plan_[node];
  const Plan::Behind& behind = branch.behind[static_cast<std::size_t>(letter)];
  bool reached = false;
  for (const Plan::Link& leaf : behind.leaves) {
    if (!goal_reached(plan_[leaf.node])) continue;
    if (length > 1) {
      // Play ends with a goal reached too early, but a side that has no move can be passed over.
      if (!plan_[leaf.node].goal->requires_immobility) return false;
      continue;
    }
    reached = emit({plan_[leaf.node].goal});
  }
  if (reached || !legal) return reached;
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
    return in_series([&] { return series(node, length - 1); });
  }
  if (letter == 0 && passes(branch)) {
    return in_series([&] { return length > 2 && help(node, 0, length - 2); });
  }
  return help(node, 1 - letter, length - 1);
}

template <Engine E>
bool Searcher<E>::series(int node, int length) {
  if (watch_.over() || without_maters() || !allowed(node, 0)) return false;
  const int level = level_of(node, length);
  const Plan::Behind& behind = plan_[node].behind[0];
  const bool remembered = manner_.tables && level < 0 && (length > 1 || behind.asks_further());
  std::uint64_t place = 0;
  if (remembered) {
    place = key(node, 0, length);
    if (table_.find(place)) return false;
  }
  // The first moves are counted whether they can lead anywhere or not.
  const Prospect prospect(level >= 0 ? nullptr : outlook_, engine_.position(), node, length);
  if (!prospect.open()) return false;
  bool found = false;
  const Order order{.level = level, .last = length == 1, .outlook = outlook_};
  each(behind, order, [&](const Move& move, bool legal) {
    found |= line_step(node, 0, length, move, legal);
    return !found_enough(found);
  });
  if (remembered && !found && !watch_.over() && !watch_.satisfied()) table_.store(place, 1, length);
  return found;
}

}  // namespace feerie
