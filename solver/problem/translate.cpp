#include "problem/translate.h"

#include <utility>

#include "problem/expressions.h"
#include "problem/goal_options.h"
#include "problem/stipulation_text.h"
#include "problem/traditional.h"

namespace feerie {
namespace {

using namespace stipulation;  // NOLINT(google-build-using-namespace): the language of this file
using Type = Expression::Type;

/// Translates one stipulation.
class Translator {
 public:
  Translator(const Stipulation& given, const Options& options) : given_(given), options_(options) {}

  std::optional<Tasks> run() {
    Tasks tasks;
    if (given_.form == Form::structured) {
      const Stipulation meant =
          options_.white_to_play ? stipulation::with_white_to_play(given_) : given_;
      actual_ = {meant.structure, meant.starts};
    } else {
      actual_ = traditional_play(given_, options_);
      if (!actual_.tree) return std::nullopt;
    }
    auto changed = with_goal_options(actual_.tree, options_);
    tasks.quodlibet_ignored = changed.quodlibet_ignored;
    tasks.goal_is_end_ignored = changed.goal_is_end_ignored;
    actual_.tree = std::move(changed.tree);
    if (given_.form == Form::parry_series_self) end_by_parries();
    const bool ends_with_goal = options_.goal_is_end && !changed.goal_is_end_ignored;
    for (auto moves = given_.intro.rbegin(); moves != given_.intro.rend(); ++moves) {
      Clauses behind{fork(actual_.tree)};
      if (ends_with_goal) behind.push_back(constraint(negation(leaf(given_.goal))));
      actual_.tree = branch(PlayKind::series, *moves, std::move(behind));
      actual_.starts = opposite(actual_.starts);
    }
    tasks.actual = actual_;
    tasks.defender = defender();
    const Expression& root = *actual_.tree;
    if (root.type == Type::branch && root.play == PlayKind::attack && !root.parry) {
      tasks.set_play = Task{actual_.tree, actual_.starts, true};
      tasks.post_key = tasks.set_play;
    } else if (auto shorter = without_first_move(actual_.tree)) {
      tasks.set_play = Task{shorter, actual_.starts};
      tasks.set_play->may_end_at_once = true;
    }
    return tasks;
  }

 private:
  [[nodiscard]] Side defender() const {
    const Expression* root = actual_.tree.get();
    Side turn = actual_.starts;
    for (; root->type == Type::inversion; root = root->left.get()) turn = opposite(turn);
    const bool helps = root->play == PlayKind::help && root->maximum % 2 == 0;
    const bool answers = given_.form == Form::series_reciprocal_help ||
                         (root->type == Type::branch && (helps || root->play == PlayKind::defence));
    return answers ? turn : opposite(turn);
  }

  /// A parry that reaches the goal has done what it was forced to.
  void end_by_parries() {
    Expression tree = *actual_.tree;
    tree.after_second.push_back(fork(leaf(given_.goal)));
    actual_.tree = std::make_shared<Expression>(std::move(tree));
  }

  /// The play that is left when the first move has not been made, or null.
  static ExpressionPtr without_first_move(const ExpressionPtr& tree) {
    if (tree->type == Type::inversion) {
      auto inner = without_first_move(tree->left);
      return inner ? inverted(std::move(inner)) : nullptr;
    }
    if (tree->type == Type::conjunction) return without_first_move(tree->left);
    if (tree->type != Type::branch) return nullptr;
    if (tree->play == PlayKind::series || tree->parry) {
      for (const Clause& clause : tree->after_first) {
        const bool fork_of_play = clause.role == Clause::Role::fork && !clause.hidden &&
                                  clause.expression->type != Type::goal;
        if (fork_of_play) return inverted(clause.expression);
      }
      return nullptr;
    }
    return help_without_first_move(*tree);
  }

  const Stipulation& given_;
  const Options& options_;
  Task actual_;
};

}  // namespace

std::optional<Tasks> translate(const Stipulation& stipulation, const Options& options) {
  return Translator(stipulation, options).run();
}

}  // namespace feerie
