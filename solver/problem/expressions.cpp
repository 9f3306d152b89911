#include "problem/expressions.h"

#include <utility>

namespace feerie::stipulation {
namespace {

using Type = Expression::Type;

ExpressionPtr combined(Type type, ExpressionPtr left, ExpressionPtr right = nullptr) {
  Expression result;
  result.type = type;
  result.left = std::move(left);
  result.right = std::move(right);
  return std::make_shared<Expression>(std::move(result));
}

}  // namespace

ExpressionPtr leaf(const GoalUse& use) {
  Expression result;
  result.type = Type::goal;
  result.goal = use.goal;
  result.target = use.target;
  return std::make_shared<Expression>(std::move(result));
}

ExpressionPtr negation(ExpressionPtr inner) {
  return combined(Type::negation, std::move(inner));
}

Clause fork(ExpressionPtr inner, bool forced) {
  return {Clause::Role::fork, forced, false, std::move(inner)};
}

Clause constraint(ExpressionPtr inner) {
  return {Clause::Role::constraint, false, false, std::move(inner)};
}

ExpressionPtr branch(PlayKind play, int length, Clauses first, Clauses second, bool exact) {
  Expression result;
  result.type = Type::branch;
  result.play = play;
  result.minimum = exact ? length : 0;
  result.maximum = length;
  result.after_first = std::move(first);
  result.after_second = std::move(second);
  return std::make_shared<Expression>(std::move(result));
}

ExpressionPtr conjunction(ExpressionPtr left, ExpressionPtr right) {
  return combined(Type::conjunction, std::move(left), std::move(right));
}

ExpressionPtr inverted(ExpressionPtr inner) {
  return combined(Type::inversion, std::move(inner));
}

ExpressionPtr help_without_first_move(const Expression& branch) {
  if (branch.type != Type::branch || branch.play != PlayKind::help || branch.parry ||
      branch.maximum <= 1) {
    return nullptr;
  }
  Expression rest = branch;
  std::swap(rest.after_first, rest.after_second);
  --rest.maximum;
  rest.minimum = rest.minimum > 1 ? rest.minimum - 1 : 0;
  return inverted(std::make_shared<Expression>(std::move(rest)));
}

ExpressionPtr at_once(const GoalUse& goal) {
  return branch(PlayKind::attack, 1, {fork(leaf(goal))});
}

ExpressionPtr forced_at_once(const GoalUse& goal) {
  return branch(PlayKind::defence, 1, {fork(leaf(goal))});
}

Clause selfmate_ending(const GoalUse& goal) {
  return fork(forced_at_once(goal));
}

ExpressionPtr helped_at_once(const GoalUse& goal) {
  return branch(PlayKind::help, 1, {fork(leaf(goal))});
}

bool leads_to_diagram(const Expression& expression) {
  if (expression.goal != nullptr) return expression.goal->symbol == "a=>b";
  for (const auto& part : {expression.left, expression.right}) {
    if (part && leads_to_diagram(*part)) return true;
  }
  for (const auto* list : {&expression.after_first, &expression.after_second}) {
    for (const auto& clause : *list) {
      if (leads_to_diagram(*clause.expression)) return true;
    }
  }
  return false;
}

}  // namespace feerie::stipulation
