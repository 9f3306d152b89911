#include "search/lines/line_lister.h"

#include <algorithm>

namespace feerie {

bool LineLister::end_with(const std::vector<const Goal*>& reached) {
  if (!is_over()) sink_({line_.plies(), reached, solution::Mark::none});
  return true;
}

bool LineLister::list(int node) {
  const Plan::Node& asked = plan_[node];
  switch (asked.type) {
    case Plan::Type::goal:
      return goal_reached(asked) && end_with({asked.goal});
    case Plan::Type::negation:
      return prover_.holds(node) && end_with({});
    case Plan::Type::conjunction:
      if (!prover_.holds(node)) return false;
      list(asked.left);
      list(asked.right);
      return true;
    case Plan::Type::disjunction: {
      const bool left = list(asked.left);
      return list(asked.right) || left;
    }
    case Plan::Type::inversion:
      return visits_.after_pass([&] { return list(asked.left); });
    case Plan::Type::branch:
      return list_branch(node);
  }
  return false;
}

bool LineLister::list_branch(int node) {
  const Plan::Node& branch = plan_[node];
  // A longer branch behind other play counts its moves anew, from the side that begins it.
  const int counted_on = branch.play == Plan::Play::series ? 1 : 2;
  const bool anew = node != 0 && line_.has_moves() && branch.maximum > counted_on;
  if (anew) line_.begin_count(game_.turn());
  bool found = false;
  if (branch.battle()) {
    found = list_battle(node);
  } else {
    for (int length = std::max(branch.minimum, 1); length <= branch.maximum; ++length) {
      const bool listed = list_length(node, length);
      found |= listed;
      if (listed && length < branch.maximum && stops_behind_short_play_) watch_.enough();
      if (is_over()) break;
    }
  }
  if (anew) line_.end_count();
  return found;
}

bool LineLister::list_length(int node, int length) {
  if (is_first(node)) listed_length_ = length;
  return prover_.find_lines(node, length, *this);
}

int LineLister::level(int node, int length) const {
  // Most moves are far from the first ones.
  const int level = listed_length_ - length;
  if (level >= first_moves_.levels || !is_first(node)) return -1;
  const bool listed = first_moves_.at_all_lengths || listed_length_ == plan_[node].longest_line();
  return listed ? level : -1;
}

bool LineLister::fork(const Plan::Link& link) {
  if (link.hidden) return prover_.holds(link.node) && end_with({});
  return list(link.node);
}

void LineLister::list_violations(std::span<const solution::TreeMove> violations) {
  for (const solution::TreeMove& violation : violations) {
    visits_.replay(violation.move, [&] {
      push(violation.move);
      sink_({line_.plies(), violation.reached, solution::Mark::violation});
      pop();
      return true;
    });
  }
}

bool LineLister::list_immediate_endings(int node) {
  bool over = false;
  const bool too_early = plan_[node].minimum > 0;
  for (const Plan::Link& link : plan_[node].after(Letter::second).forks) {
    if (too_early ? prover_.holds(link.node) : fork(link)) over |= link.forced;
  }
  return over;
}

}  // namespace feerie
