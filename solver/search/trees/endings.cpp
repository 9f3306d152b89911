#include <algorithm>
#include <iterator>

#include "search/trees/tree_writer.h"

/// What ends play behind a move: the goals that it has reached, for their signs, and the moves of
/// forks.
namespace feerie {

/// The goals of an expression that are reached, for their signs.
void TreeWriter::collect_reached(int node, std::vector<const Goal*>& reached) {
  const Plan::Node& asked = plan_[node];
  if (asked.type == Plan::Type::goal) {
    if (goal_reached(asked)) reached.push_back(asked.goal);
  } else if (asked.type == Plan::Type::conjunction || asked.type == Plan::Type::disjunction) {
    collect_reached(asked.left, reached);
    collect_reached(asked.right, reached);
  }
}

/// The goals reached by the move just played.
std::vector<const Goal*> TreeWriter::reached_goals(int node, Letter letter) {
  const Plan::Behind& behind = plan_[node].after(letter);
  std::vector<const Goal*> reached;
  for (const Plan::Link& leaf : behind.leaves) collect_reached(leaf.node, reached);
  if (!reached.empty()) return reached;
  for (const Plan::Link& fork : behind.forks) {
    if (!fork.hidden && prover_.holds(fork.node)) collect_reached(fork.node, reached);
  }
  return reached;
}

/// The endings of play behind a letter as moves of a tree: the goals reached for the move itself
/// are not among them, only moves of forks.
std::vector<solution::TreeMove> TreeWriter::endings(int node, Letter letter) {
  std::vector<solution::TreeMove> shown;
  for (const Plan::Link& fork : plan_[node].after(letter).forks) {
    const Plan::Node& inner = plan_[fork.node];
    if (fork.hidden || inner.type != Plan::Type::branch || !prover_.holds(fork.node)) continue;
    const Span span{inner.maximum, inner.minimum};
    if (inner.play == Plan::Play::attack) {
      auto more =
          continuations(fork.node, {prover_.shortest_attack(fork.node, span), span.minimum});
      std::ranges::move(more, std::back_inserter(shown));
    } else if (inner.play == Plan::Play::defence) {
      show_defences(fork.node, span, {}, shown, false);
    }
  }
  return shown;
}

}  // namespace feerie
