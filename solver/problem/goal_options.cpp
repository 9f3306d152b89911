#include "problem/goal_options.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "problem/expressions.h"
#include "problem/stipulation_words.h"

namespace feerie::stipulation {
namespace {

using Type = Expression::Type;
using Role = Clause::Role;

/// The only fork of a branch, and the letter (0 or 1) behind which it is written.
struct OnlyFork {
  std::size_t letter;
  ExpressionPtr inner;
};

std::optional<OnlyFork> only_fork(const Expression& branch) {
  std::optional<OnlyFork> found;
  for (const std::size_t letter : {std::size_t{0}, std::size_t{1}}) {
    for (const Clause& clause : letter == 0 ? branch.after_first : branch.after_second) {
      if (clause.role != Role::fork) continue;
      if (found) return std::nullopt;
      found = {letter, clause.expression};
    }
  }
  return found;
}

bool has_constraints(const Expression& branch) {
  const auto constrains = [](const Clause& clause) { return clause.role == Role::constraint; };
  return std::ranges::any_of(branch.after_first, constrains) ||
         std::ranges::any_of(branch.after_second, constrains);
}

/// Play along single forks to a goal.
struct Way {
  ExpressionPtr goal;
  /// Is it the side on move at the beginning that reaches the goal?
  bool by_mover = false;
  /// Battle play in which the defender reaches it, or begins.
  bool forced = false;
};

std::optional<Way> way_of(const ExpressionPtr& tree) {
  // A goal is reached by the side that has moved before.
  if (group_of(*tree) == Group::leaf) return Way{tree, false, false};
  if (tree->type == Type::inversion) {
    auto way = way_of(tree->left);
    if (way) way->by_mover = !way->by_mover;
    return way;
  }
  if (tree->type != Type::branch) return std::nullopt;
  const auto fork = only_fork(*tree);
  if (!fork) return std::nullopt;
  auto way = way_of(fork->inner);
  if (!way) return std::nullopt;
  way->by_mover = way->by_mover != (fork->letter == 0);
  way->forced |= tree->play == PlayKind::defence;
  way->forced |= tree->play == PlayKind::attack && !way->by_mover;
  return way;
}

/// The tree with another one in place of what stands behind its only fork.
Expression with_inner(const Expression& branch, const ExpressionPtr& inner) {
  Expression result = branch;
  for (auto* clauses : {&result.after_first, &result.after_second}) {
    for (Clause& clause : *clauses) {
      if (clause.role == Role::fork) clause.expression = inner;
    }
  }
  return result;
}

ExpressionPtr ended(const ExpressionPtr& tree, const ExpressionPtr& goal) {
  if (tree->type == Type::goal) return tree;
  if (tree->type == Type::inversion) {
    auto inner = ended(tree->left, goal);
    return inner ? inverted(std::move(inner)) : nullptr;
  }
  if (tree->type != Type::branch || has_constraints(*tree)) return nullptr;
  const ExpressionPtr inner = ended(only_fork(*tree)->inner, goal);
  if (!inner) return nullptr;
  Expression result = with_inner(*tree, inner);
  const bool first = tree->play == PlayKind::series || !way_of(tree)->by_mover;
  (first ? result.after_first : result.after_second).push_back(constraint(negation(goal)));
  return std::make_shared<Expression>(std::move(result));
}

}  // namespace

ExpressionPtr with_quodlibet(const ExpressionPtr& tree) {
  const auto way = way_of(tree);
  if (!way || !way->forced) return nullptr;
  if (tree->type != Type::branch || tree->play != PlayKind::attack) return tree;
  Expression result = *tree;
  result.after_first.push_back(fork(way->goal));
  return std::make_shared<Expression>(std::move(result));
}

ExpressionPtr with_goal_is_end(const ExpressionPtr& tree) {
  const auto way = way_of(tree);
  return way && way->goal->type == Type::goal ? ended(tree, way->goal) : nullptr;
}

WithGoalOptions with_goal_options(ExpressionPtr tree, const Options& options) {
  WithGoalOptions result{std::move(tree)};
  if (options.quodlibet) {
    auto changed = with_quodlibet(result.tree);
    result.quodlibet_ignored = !changed;
    if (changed) result.tree = std::move(changed);
  }
  if (options.goal_is_end) {
    auto changed = with_goal_is_end(result.tree);
    result.goal_is_end_ignored = !changed;
    if (changed) result.tree = std::move(changed);
  }
  return result;
}

}  // namespace feerie::stipulation
