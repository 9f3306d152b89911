#pragma once

#include "problem/problem.h"

/// Options that change which side may reach the goal.
namespace feerie::stipulation {

/// The tree with option Quodlibet: where an attack is to force the other side to the goal, the
/// attacking side may reach it too (`2ad[#]` becomes `2a[#]d[#]`). Play in front of which other
/// play stands is left as it is. Null if the option does not apply: nobody is forced, or there is
/// not just one goal.
ExpressionPtr with_quodlibet(const ExpressionPtr& tree);

/// The tree with option GoalIsEnd: play in which the side reaches the goal that is not meant to is
/// no solution (`4hh[x]` becomes `4h{!x}h[x]`). Null if the option does not apply: there are
/// constraints already, or there is not just one goal.
ExpressionPtr with_goal_is_end(const ExpressionPtr& tree);

/// The tree with both options, as far as they were given and apply.
struct WithGoalOptions {
  ExpressionPtr tree;
  bool quodlibet_ignored = false;
  bool goal_is_end_ignored = false;
};
WithGoalOptions with_goal_options(ExpressionPtr tree, const Options& options);

}  // namespace feerie::stipulation
