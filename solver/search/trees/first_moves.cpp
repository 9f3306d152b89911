#include <algorithm>

#include "search/trees/tree_writer.h"

/// First moves: keys, which solve, and tries, which have few refutations.
namespace feerie {

void TreeWriter::write_keys(int node,
                            const std::function<void(const solution::TreeMove&)>& report) {
  const Plan::Node& branch = plan_[node];
  const Span span{branch.maximum, branch.minimum};
  const Letter letter = branch.attacker();
  if (prover_.without_maters()) return;
  VisitOrder order;
  if (first_moves_.hook) order.hook = &first_moves_.hook;
  visits_.each(branch.after(letter), order, [&](const Move& move, bool legal) {
    solution::TreeMove first;
    first.move = move;
    Span rest = span.next();
    if (prover_.solves(node, rest, legal)) {
      first.mark = solution::Mark::key;
      // A key that needs less play is shown with as little as it needs.
      rest.left = least_left(node, rest, legal);
    } else if (manner_.refutations > 0 && legal && !watch_.over()) {
      first.refutations = refutations_of_try(node, rest);
      if (first.refutations.empty()) return true;
      first.mark = solution::Mark::attempt;
    } else {
      return !watch_.over();
    }
    show_attack(node, rest, first);
    if (watch_.over()) return false;
    report(first);
    return !watch_.satisfied();
  });
}

/// The attacking move just played solves: how much play does it need?
int TreeWriter::least_left(int node, Span span, bool legal) {
  const int step = plan_[node].step;
  int left = span.left % step;
  if (span.minimum > 0) left = span.left;
  while (left < span.left && !prover_.solves(node, {left, span.minimum}, legal)) left += step;
  return step == 1 ? std::min(left | 1, span.left) : left;
}

/// The refutations of a first move that does not solve, if it is a try.
std::vector<solution::TreeMove> TreeWriter::refutations_of_try(int node, Span span) {
  const Plan::Node& branch = plan_[node];
  if (manner_.avoid_trivial && game_.in_check(game_.turn())) return {};
  // Behind it play stops, which is no attempt at a goal.
  if (prover_.without_maters()) return {};
  if (span.left < branch.needed_by(branch.defender())) return {};
  if (prover_.ending(node, branch.attacker(), span, true) != Ending::none) return {};
  if (!prover_.allowed(node, branch.attacker())) return {};
  std::vector<solution::TreeMove> found;
  // Where NonTrivial counts defences, refutations count too: there are no more than it grants.
  const bool counted =
      manner_.non_trivial && span.next().left > branch.half_moves_of(manner_.non_trivial->second);
  const int most =
      counted ? std::min(manner_.refutations, course_.grants + 1) : manner_.refutations;
  const Granting granting(course_);
  // A move that breaks the bounds is refuted without a defence, and is no try.
  if (prover_.keeps_bounds(node, span)) found = refutations(node, span, most);
  if (static_cast<int>(found.size()) > most) found.clear();
  return found;
}

std::vector<solution::TreeMove> TreeWriter::refutations(int node, Span span, int limit) {
  std::vector<solution::TreeMove> found;
  const Plan::Node& branch = plan_[node];
  const Plan::Behind& behind = branch.after(branch.defender());
  visits_.each(behind, {}, [&](const Move& move, bool legal) {
    if (prover_.answered(node, span.next(), legal)) return true;
    solution::TreeMove refutation;
    refutation.move = move;
    refutation.mark = solution::Mark::refutation;
    refutation.reached = reached_goals(node, branch.defender());
    refutation.replies = violations(node);
    found.push_back(std::move(refutation));
    return static_cast<int>(found.size()) <= limit && !watch_.over();
  });
  return found;
}

}  // namespace feerie
