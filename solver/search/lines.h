#pragma once

#include "search/prove.h"

/// Help and series play: all lines, shortest first.
namespace feerie {

template <Engine E>
void Searcher<E>::begin_line(int skipped) {
  plies_.clear();
  const Side turn = engine_.turn();
  numberings_.assign(1, {skipped % 2 == 0 ? turn : opposite(turn), 1});
  for (int i = 0; i < skipped; ++i) {
    Numbering& numbering = numberings_.back();
    plies_.push_back({{}, true, i % 2 == 0 ? numbering.next++ : 0, {}});
  }
}

template <Engine E>
void Searcher<E>::push(const Move& move) {
  // The move has been played: it is the other side's turn.
  Numbering& numbering = numberings_.back();
  const Side mover = opposite(engine_.turn());
  plies_.push_back({move, false, mover == numbering.side ? numbering.next++ : 0, mover});
}

template <Engine E>
void Searcher<E>::pop() {
  if (plies_.back().number != 0) --numberings_.back().next;
  plies_.pop_back();
}

template <Engine E>
bool Searcher<E>::emit(const std::vector<const Goal*>& reached) {
  if (sink_ && !watch_.over() && !watch_.satisfied())
    sink_({plies_, reached, solution::Mark::none});
  return true;
}

template <Engine E>
bool Searcher<E>::lines(int node) {
  const Plan::Node& asked = plan_[node];
  switch (asked.type) {
    case Plan::Type::goal:
      return goal_reached(asked) && emit({asked.goal});
    case Plan::Type::negation:
      return holds(node) && emit({});
    case Plan::Type::conjunction:
      if (!holds(node)) return false;
      lines(asked.left);
      lines(asked.right);
      return true;
    case Plan::Type::disjunction: {
      const bool left = lines(asked.left);
      return lines(asked.right) || left;
    }
    case Plan::Type::inversion:
      return after_pass([&] { return lines(asked.left); });
    case Plan::Type::branch:
      return branch_lines(node);
  }
  return false;
}

template <Engine E>
bool Searcher<E>::branch_lines(int node) {
  const Plan::Node& branch = plan_[node];
  // A longer branch behind other play counts its moves anew, from the side that begins it.
  const bool played = !plies_.empty() && !plies_.back().skipped;
  const bool anew =
      node != 0 && played && branch.maximum > (branch.play == Plan::Play::series ? 1 : 2);
  if (anew) numberings_.push_back({engine_.turn(), 1});
  bool found = false;
  if (branch.battle()) {
    found = battle_lines(node);
  } else {
    for (int length = std::max(branch.minimum, 1); length <= branch.maximum; ++length) {
      found |= lines_of_length(node, length);
      if (found_enough(found)) break;
    }
  }
  if (anew) numberings_.pop_back();
  return found;
}

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
bool Searcher<E>::fork_lines(const Plan::Link& link) {
  if (link.hidden) return holds(link.node) && emit({});
  return lines(link.node);
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

/// If a constraint is violated where the branch begins, the moves that show it are its lines.
template <Engine E>
bool Searcher<E>::list_violations(int node) {
  bool any = false;
  for (const solution::Node& violation : violations(node)) {
    replay(violation.move, [&] {
      push(violation.move);
      sink_({plies_, violation.reached, solution::Mark::violation});
      pop();
      return true;
    });
    any = true;
  }
  return any;
}

template <Engine E>
bool Searcher<E>::list_immediate_endings(int node) {
  bool over = false;
  const bool too_early = plan_[node].minimum > 0;
  for (const Plan::Link& fork : plan_[node].behind[1].forks) {
    if (too_early ? holds(fork.node) : fork_lines(fork)) over |= fork.forced;
  }
  return over;
}

/// Battle play within a line: every defence is a line of its own.
template <Engine E>
bool Searcher<E>::battle_lines(int node) {
  const Plan::Node& branch = plan_[node];
  // First moves are numbered whether any of them solves or not.
  const bool numbered = sink_ && node == root_ && depth_ == 0;
  if (!numbered && !holds(node)) return false;
  if (!sink_) return true;
  const Span span{branch.maximum, branch.minimum};
  return branch.play == Plan::Play::defence ? defence_lines(node, span) : attack_lines(node, span);
}

template <Engine E>
bool Searcher<E>::attack_lines(int node, Span span) {
  const int letter = plan_[node].attacker();
  const Order order{.level = node == root_ && depth_ == 0 ? 0 : -1};
  each(plan_[node].behind[static_cast<std::size_t>(letter)], order,
       [&](const Move& move, bool legal) {
         if (!solves(node, span.next(), legal)) return true;
         push(move);
         bool ended = false;
         const Plan::Behind& behind = plan_[node].behind[static_cast<std::size_t>(letter)];
         for (const Plan::Link& leaf : behind.leaves) {
           if (goal_reached(plan_[leaf.node])) ended = emit({plan_[leaf.node].goal});
         }
         if (!ended && span.minimum <= 1) {
           for (const Plan::Link& fork : behind.forks) ended |= fork_lines(fork);
         }
         if (!ended && passes(plan_[node])) {
           const Span rest = span.next().next();
           in_series([&] {
             return attack_lines(node, {shortest_attack(node, rest), rest.minimum});
           });
         } else if (!ended) {
           defence_lines(node, span.next());
         }
         pop();
         return !found_enough(true);
       });
  return true;
}

template <Engine E>
bool Searcher<E>::defence_lines(int node, Span span) {
  const int letter = plan_[node].defender();
  const Plan::Behind& behind = plan_[node].behind[static_cast<std::size_t>(letter)];
  each(behind, {}, [&](const Move& move, bool legal) {
    push(move);
    bool ended = false;
    for (const Plan::Link& leaf : behind.leaves) {
      if (goal_reached(plan_[leaf.node])) ended = emit({plan_[leaf.node].goal});
    }
    if (legal && !ended && span.minimum <= 1) {
      for (const Plan::Link& fork : behind.forks) ended |= fork_lines(fork);
    }
    if (legal && !ended) {
      const Span rest = span.next();
      attack_lines(node, {shortest_attack(node, rest), rest.minimum});
    }
    pop();
    return !found_enough(true);
  });
  return true;
}

}  // namespace feerie
