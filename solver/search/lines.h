#pragma once

#include <algorithm>

#include "search/lines_battle.h"
#include "search/lines_help.h"
#include "search/prove.h"

/// Lines: noted down move by move, and listed for an expression, shortest first.
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
bool Searcher<E>::fork_lines(const Plan::Link& link) {
  if (link.hidden) return holds(link.node) && emit({});
  return lines(link.node);
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

}  // namespace feerie
