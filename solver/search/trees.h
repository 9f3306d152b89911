#pragma once

#include <algorithm>

#include "search/lines.h"
#include "search/variations.h"

/// The trees of battle play, by what they begin with: keys, tries, set play, play behind a key.
/// docs/search.md gives the rules.
namespace feerie {

template <Engine E>
std::vector<solution::Node> Searcher<E>::refutations(int node, Span span, int limit) {
  std::vector<solution::Node> found;
  const Plan::Node& branch = plan_[node];
  const Plan::Behind& behind = branch.behind[static_cast<std::size_t>(branch.defender())];
  each(behind, {}, [&](const Move& move, bool legal) {
    if (answered(node, span.next(), legal)) return true;
    solution::Node refutation;
    refutation.move = move;
    refutation.mark = solution::Mark::refutation;
    refutation.reached = reached_goals(node, branch.defender());
    refutation.replies = violations(node);
    found.push_back(std::move(refutation));
    return static_cast<int>(found.size()) <= limit && !watch_.over();
  });
  return found;
}

template <Engine E>
void Searcher<E>::keys(int node, const std::function<void(const solution::Node&)>& report) {
  const Plan::Node& branch = plan_[node];
  const Span span{branch.maximum, branch.minimum};
  const auto letter = static_cast<std::size_t>(branch.attacker());
  if (without_maters()) return;
  each(branch.behind[letter], {.level = 0}, [&](const Move& move, bool legal) {
    solution::Node first;
    first.move = move;
    Span rest = span.next();
    if (solves(node, rest, legal)) {
      first.mark = solution::Mark::key;
      // A key that needs less play is shown with as little as it needs.
      rest.left = least_left(node, rest, legal);
    } else if (manner_.refutations > 0 && legal && !watch_.over()) {
      first.refutations = attempt(node, rest);
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
template <Engine E>
int Searcher<E>::least_left(int node, Span span, bool legal) {
  const int step = plan_[node].step;
  int left = span.left % step;
  if (span.minimum > 0) left = span.left;
  while (left < span.left && !solves(node, {left, span.minimum}, legal)) left += step;
  return step == 1 ? std::min(left | 1, span.left) : left;
}

/// The refutations of a first move that does not solve, if it is a try.
template <Engine E>
std::vector<solution::Node> Searcher<E>::attempt(int node, Span span) {
  const Plan::Node& branch = plan_[node];
  if (manner_.avoid_trivial && engine_.in_check(engine_.turn())) return {};
  // Behind it play stops, which is no attempt at a goal.
  if (without_maters()) return {};
  if (span.left < branch.needed[static_cast<std::size_t>(branch.defender())]) return {};
  if (ending(node, branch.attacker(), span, true) != Ending::none) return {};
  if (!allowed(node, branch.attacker())) return {};
  std::vector<solution::Node> found;
  // Otherwise it is refuted without a move. A refutation is nothing trivial where anything is.
  const bool counted = manner_.non_trivial &&
                       span.next().left > half_moves_of_attack(node, manner_.non_trivial->second);
  const int most = counted ? std::min(manner_.refutations, grants_ + 1) : manner_.refutations;
  const Granting granting(grants_);
  if (keeps_bounds(node, span)) found = refutations(node, span, most);
  if (static_cast<int>(found.size()) > most) found.clear();
  return found;
}

/// What is left of a branch when its first attacking move has not been made.
template <Engine E>
auto Searcher<E>::span_behind_key(int node) const -> Span {
  const Plan::Node& branch = plan_[node];
  const Span span{branch.maximum, branch.minimum};
  return branch.play == Plan::Play::attack ? span.next() : span;
}

template <Engine E>
std::vector<solution::Node> Searcher<E>::set_play(int node) {
  // Variations are shown even if nobody has asked for those of the solutions, but no threats.
  variations_ = true;
  threats_ = manner_.variations && manner_.threats;
  auto shown = endings(node, plan_[node].attacker());
  const Span span = span_behind_key(node);
  // NonTrivial asks what an attacking move has left to the defender; none has been made here.
  if (shown.empty() && confines(node, span)) show_defences(node, span, {}, shown, false);
  variations_ = manner_.variations;
  threats_ = manner_.threats;
  return shown;
}

template <Engine E>
solution::Node Searcher<E>::post_key_play(int node) {
  solution::Node key;
  key.move.candidate.type = MoveType::null;
  key.replies = endings(node, plan_[node].attacker());
  const Span span = span_behind_key(node);
  // The key has been made: what it threatens is shown, however long it takes.
  const bool flees = manner_.flights && !confined(node, span);
  if (key.replies.empty() && !flees) show_quiet_attack(node, span, key, true);
  return key;
}

template <Engine E>
std::vector<solution::Node> Searcher<E>::violations(int node) {
  const Plan::Node& branch = plan_[node];
  std::vector<solution::Node> shown;
  const int letter = branch.battle()                     ? branch.defender()
                     : branch.play == Plan::Play::series ? 0
                                                         : 1;
  for (const int constraint : branch.behind[static_cast<std::size_t>(letter)].constraints) {
    const Plan::Node& asked = plan_[constraint];
    if (asked.type != Plan::Type::negation || holds(constraint)) continue;
    const Plan::Node& inner = plan_[asked.left];
    if (inner.type != Plan::Type::branch || inner.play != Plan::Play::attack) continue;
    for (auto& move : continuations(asked.left, {inner.maximum, inner.minimum})) {
      move.mark = solution::Mark::violation;
      shown.push_back(std::move(move));
    }
  }
  return shown;
}

}  // namespace feerie
