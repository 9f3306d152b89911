#pragma once

#include <vector>

#include "problem/stipulation.h"

/// Trees built from their parts.
namespace feerie::stipulation {

using Clauses = std::vector<Clause>;

ExpressionPtr leaf(const GoalUse& use);
ExpressionPtr negation(ExpressionPtr inner);
ExpressionPtr conjunction(ExpressionPtr left, ExpressionPtr right);
/// The other side is to move in `inner`.
ExpressionPtr inverted(ExpressionPtr inner);
/// Play of so many half-moves (moves in series play); shorter play counts too unless it is `exact`.
ExpressionPtr branch(PlayKind play, int length, Clauses first, Clauses second = {},
                     bool exact = false);

/// Help play whose first half-move is not made (`4hh[#]` becomes `-3h[#]h`). Null if it is other
/// play, or nothing is left of it.
ExpressionPtr help_without_first_move(const Expression& branch);

Clause fork(ExpressionPtr inner, bool forced = false);
Clause constraint(ExpressionPtr inner);

/// `1a[goal]d`: the side on move can reach the goal at once.
ExpressionPtr at_once(const GoalUse& goal);
/// `1d[goal]a`: whatever it moves, the side on move reaches the goal.
ExpressionPtr forced_at_once(const GoalUse& goal);
/// An ending of play: whatever the side on move moves, it reaches the goal. Play need not end
/// there: a side that plays a series can go on where the other side, which is not on move, would be
/// forced already.
Clause selfmate_ending(const GoalUse& goal);
/// `1h[goal]h`: the side on move can reach the goal at once, and does.
ExpressionPtr helped_at_once(const GoalUse& goal);

/// Is a goal of the tree a second diagram (`a=>b`)?
bool leads_to_diagram(const Expression& expression);

}  // namespace feerie::stipulation
