#include "search/uncertain_forms.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace feerie::uncertain_forms {
namespace {

using stipulation::Clause;
using stipulation::Expression;
using stipulation::PlayKind;
using uncertain::Aim;

std::optional<Aim> aim_of(const Goal& goal) {
  using Row = std::pair<std::string_view, Aim>;
  for (const auto& [symbol, aim] :
       {Row{"#", Aim::mate}, Row{"=", Aim::stalemate}, Row{"+", Aim::check}, Row{"~", Aim::any}}) {
    if (goal.symbol == symbol) return aim;
  }
  return std::nullopt;
}

/// The only thing that is asked behind a letter of a branch, or null: nothing, or too much.
/// `forced`: play has to end there.
const Expression* only_fork(const std::vector<Clause>& clauses, bool forced = false) {
  if (clauses.size() != 1) return nullptr;
  const Clause& clause = clauses.front();
  const bool fits = clause.role == Clause::Role::fork && clause.forced == forced && !clause.hidden;
  return fits ? clause.expression.get() : nullptr;
}

/// The goal with its aim, if that is what is asked.
template <class Form>
bool take_goal(const Expression* asked, Form& form) {
  if (asked == nullptr || asked->type != Expression::Type::goal) return false;
  const auto aim = aim_of(*asked->goal);
  if (!aim) return false;
  form.aim = *aim;
  form.goal = asked->goal;
  return true;
}

/// The goal of a branch of one half-move of the kind, or null.
const Expression* goal_of(const Expression* asked, PlayKind kind) {
  if (asked == nullptr || asked->type != Expression::Type::branch) return nullptr;
  const bool fits =
      asked->play == kind && !asked->parry && asked->maximum == 1 && asked->after_second.empty();
  return fits ? only_fork(asked->after_first) : nullptr;
}

/// The goal of `1a[goal]d`: the side on move can reach it at once.
const Expression* goal_at_once(const Expression* asked) {
  return goal_of(asked, PlayKind::attack);
}

/// Must the attacker reach the goal where it can?
std::optional<bool> binds_both(const std::vector<Clause>& clauses, const Goal* goal) {
  if (clauses.empty()) return false;
  if (clauses.size() != 1 || clauses.front().role != Clause::Role::constraint) return std::nullopt;
  const Expression& asked = *clauses.front().expression;
  if (asked.type != Expression::Type::negation) return std::nullopt;
  const Expression* own = goal_at_once(asked.left.get());
  if (own == nullptr || own->type != Expression::Type::goal || own->goal != goal) {
    return std::nullopt;
  }
  return true;
}

/// hs and hr: help play, then a half-move by which the other side has to reach the goal.
std::optional<Lines> forced_end_of(const Expression& tree, bool may_end_at_once) {
  using Ending = Lines::Ending;
  Lines lines;
  const bool second =
      only_fork(tree.after_first) == nullptr && only_fork(tree.after_first, true) == nullptr;
  const auto& end = second ? tree.after_second : tree.after_first;
  const auto& other = second ? tree.after_first : tree.after_second;
  lines.step = 2;
  lines.maximum = tree.maximum;
  const int shortest = second ? (may_end_at_once ? 0 : 2) : 1;
  lines.minimum = std::max(tree.minimum, shortest);
  if ((lines.maximum - lines.minimum) % lines.step != 0) ++lines.minimum;
  const Expression* last = only_fork(end);
  lines.forced = last == nullptr;
  if (lines.forced) last = only_fork(end, true);
  if (take_goal(goal_of(last, PlayKind::defence), lines)) {
    lines.ending = Ending::forced;
    return other.empty() ? std::optional(lines) : std::nullopt;
  }
  if (!lines.forced || !take_goal(goal_at_once(last), lines)) return std::nullopt;
  lines.ending = Ending::reflex;
  const auto both = binds_both(other, lines.goal);
  return both == true ? std::optional(lines) : std::nullopt;
}

std::optional<Lines> lines_of(const Expression& tree) {
  Lines lines;
  lines.series = tree.play == PlayKind::series;
  if (!tree.after_first.empty() && !tree.after_second.empty()) return std::nullopt;
  const bool second = tree.after_first.empty();
  const Expression* end = only_fork(second ? tree.after_second : tree.after_first);
  lines.step = lines.series ? 1 : 2;
  lines.maximum = tree.maximum;
  lines.minimum = std::max(tree.minimum, second ? 2 : 1);
  if ((lines.maximum - lines.minimum) % lines.step != 0) ++lines.minimum;
  if (lines.series && end != nullptr && end->type == Expression::Type::branch) {
    if (end->play != PlayKind::help || end->parry) return std::nullopt;
    const auto answer = lines_of(*end);
    if (!answer || answer->maximum != 1) return std::nullopt;
    lines.answers = 1;
    lines.aim = answer->aim;
    lines.goal = answer->goal;
    return lines;
  }
  if (!take_goal(end, lines)) return std::nullopt;
  return lines;
}

std::optional<BattleForm> battle_of(const Expression& tree) {
  using Type = BattleForm::Type;
  BattleForm form;
  form.moves = (tree.maximum + 1) / 2;
  if (tree.minimum > 0 && tree.minimum < tree.maximum) return std::nullopt;
  form.exact = tree.minimum > 0;
  if (tree.after_first.empty()) {
    form.type = Type::self;
    if (tree.maximum % 2 != 0 || !take_goal(only_fork(tree.after_second), form)) {
      return std::nullopt;
    }
    return form;
  }
  if (tree.maximum % 2 == 0) return std::nullopt;
  if (take_goal(only_fork(tree.after_first), form)) {
    form.type = Type::direct;
    if (!tree.after_second.empty()) return std::nullopt;
    return form;
  }
  form.type = Type::reflex;
  if (form.exact) return std::nullopt;
  if (!take_goal(goal_at_once(only_fork(tree.after_first, true)), form)) return std::nullopt;
  const auto both = binds_both(tree.after_second, form.goal);
  if (!both) return std::nullopt;
  form.both_bound = *both;
  return form;
}

}  // namespace

std::vector<Side> Lines::movers(Side first, int length) const {
  std::vector<Side> movers;
  movers.reserve(static_cast<std::size_t>(length) + static_cast<std::size_t>(answers));
  for (int i = 0; i < length; ++i) {
    movers.push_back(series || i % 2 == 0 ? first : opposite(first));
  }
  movers.insert(movers.end(), static_cast<std::size_t>(answers), opposite(first));
  return movers;
}

const Expression& behind_inversions(const Task& task, int& skipped) {
  const Expression* tree = task.tree.get();
  for (; tree->type == Expression::Type::inversion; tree = tree->left.get()) ++skipped;
  return *tree;
}

std::optional<Form> form_of(const Task& task) {
  int skipped = 0;
  const Expression& tree = behind_inversions(task, skipped);
  if (tree.type != Expression::Type::branch || tree.parry) return std::nullopt;
  if (tree.play == PlayKind::attack) {
    const auto battle = battle_of(tree);
    if (!battle || 2 * battle->moves > uncertain::most_half_moves) return std::nullopt;
    return *battle;
  }
  if (tree.play == PlayKind::defence) return std::nullopt;
  auto lines = lines_of(tree);
  if (!lines && tree.play == PlayKind::help) lines = forced_end_of(tree, task.may_end_at_once);
  if (!lines) return std::nullopt;
  const int behind = lines->ending == Lines::Ending::none ? lines->answers : 1;
  if (lines->maximum + behind > uncertain::most_half_moves) return std::nullopt;
  return *lines;
}

}  // namespace feerie::uncertain_forms
