#include "search/lines/line_lister.h"

/// Battle play where lines are listed: a line for each shortest attack and each defence.
namespace feerie {

bool LineLister::list_battle(int node) {
  const Plan::Node& branch = plan_[node];
  // First moves are numbered whether any of them solves or not.
  const bool numbered = is_first(node) && course_.depth == 0;
  if (!numbered && !prover_.holds(node)) return false;
  const Span span{branch.maximum, branch.minimum};
  if (branch.play == Plan::Play::defence) {
    list_defences(node, span);
  } else {
    list_attacks(node, span);
  }
  return true;
}

/// The goals and forks behind the move just made; true if any of them ends the line.
bool LineLister::list_endings(const Plan::Behind& behind, bool legal, Span span) {
  bool ended = false;
  for (const Plan::Link& leaf : behind.leaves) {
    if (goal_reached(plan_[leaf.node])) ended = end_with({plan_[leaf.node].goal});
  }
  if (ended || !legal || span.minimum > 1) return ended;
  for (const Plan::Link& link : behind.forks) ended |= fork(link);
  return ended;
}

void LineLister::list_attacks(int node, Span span) {
  const Plan::Node& branch = plan_[node];
  const Plan::Behind& behind = branch.after(branch.attacker());
  VisitOrder order;
  if (is_first(node) && course_.depth == 0) order.hook = &first_moves_.hook;
  visits_.each(behind, order, [&](const Move& move, bool legal) {
    if (!prover_.solves(node, span.next(), legal)) return true;
    push(move);
    // A move that solves although it is illegal has reached a goal.
    if (!list_endings(behind, true, span)) {
      if (passes(branch)) {
        const Span rest = span.next().next();
        visits_.in_series([&] {
          list_attacks(node, {prover_.shortest_attack(node, rest), rest.minimum});
          return true;
        });
      } else {
        list_defences(node, span.next());
      }
    }
    pop();
    return !is_over();
  });
}

void LineLister::list_defences(int node, Span span) {
  const Plan::Node& branch = plan_[node];
  const Plan::Behind& behind = branch.after(branch.defender());
  visits_.each(behind, {}, [&](const Move& move, bool legal) {
    push(move);
    const bool ended = list_endings(behind, legal, span);
    if (legal && !ended) {
      const Span rest = span.next();
      list_attacks(node, {prover_.shortest_attack(node, rest), rest.minimum});
    }
    pop();
    return !is_over();
  });
}

}  // namespace feerie
