#pragma once

#include "search/prove.h"

/// Lines of battle play, shown where an expression is listed line by line.
namespace feerie {

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
