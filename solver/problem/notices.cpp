#include "problem/notices.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "problem/stipulation_text.h"

namespace feerie {
namespace {

using stipulation::Expression;
using stipulation::PlayKind;

/// The branch with which play begins: inversions stand for moves that are not made.
const Expression& first_branch(const Expression& tree) {
  const Expression* branch = &tree;
  while (branch->type != Expression::Type::branch && branch->left) branch = branch->left.get();
  return *branch;
}

bool is_battle(const Tasks& tasks) {
  const Expression& branch = first_branch(*tasks.actual.tree);
  return branch.type == Expression::Type::branch &&
         (branch.play == PlayKind::attack || branch.play == PlayKind::defence) && !branch.parry;
}

/// Option WhiteToPlay means something if it changes the stipulation.
bool shortens_by_white_to_play(const stipulation::Stipulation& given) {
  const stipulation::Stipulation meant = stipulation::with_white_to_play(given);
  return meant.length != given.length || meant.starts != given.starts ||
         meant.structure != given.structure;
}

/// Does the tree ask for more than help and series play to final positions that can be worked out
/// before it is searched?
bool beyond_intelligence(const Expression& tree) {
  if (tree.type == Expression::Type::goal) {
    constexpr std::array<std::string_view, 4> known{"#", "=", "dia", "a=>b"};
    return std::ranges::find(known, tree.goal->symbol) == known.end();
  }
  if (tree.type == Expression::Type::branch &&
      (tree.play == PlayKind::attack || tree.play == PlayKind::defence)) {
    return true;
  }
  for (const auto& part : {tree.left, tree.right}) {
    if (part && beyond_intelligence(*part)) return true;
  }
  for (const auto* clauses : {&tree.after_first, &tree.after_second}) {
    for (const auto& clause : *clauses) {
      if (beyond_intelligence(*clause.expression)) return true;
    }
  }
  return false;
}

/// Threats shorter than the attack itself can be left out.
bool may_limit_threats(const Tasks& tasks, int threat) {
  const int longest = (first_branch(*tasks.actual.tree).maximum + 1) / 2;
  return is_battle(tasks) && (longest == 1 || threat < longest);
}

/// Has it been written as several stipulations joined, so that there are no first moves of the
/// whole?
bool has_parts(const stipulation::Stipulation& given) {
  if (given.form != stipulation::Form::structured) return false;
  const Expression::Type type = given.structure->type;
  return type == Expression::Type::conjunction || type == Expression::Type::disjunction;
}

}  // namespace

bool limits_moves(const Options& options) {
  return !options.start_move_number.empty() || !options.up_to_move_number.empty();
}

Options heeded_options(const Problem& problem, const Tasks& tasks) {
  Options options = problem.options;
  if (options.threat && !may_limit_threats(tasks, *options.threat)) options.threat.reset();
  if (!is_battle(tasks)) options.non_trivial.reset();
  if (has_parts(problem.stipulation)) {
    options.start_move_number.clear();
    options.up_to_move_number.clear();
  }
  if (!options.intelligent || beyond_intelligence(*tasks.actual.tree)) {
    options.intelligent_limit.reset();
  }
  return options;
}

std::vector<Notice> notices_about_task(const Problem& problem, const Tasks& tasks) {
  const Options& options = problem.options;
  std::vector<Notice> notices;
  if (options.white_to_play && !shortens_by_white_to_play(problem.stipulation)) {
    notices.push_back(Notice::white_to_play);
  }
  if (options.post_key_play && !tasks.post_key) notices.push_back(Notice::post_key_play);
  if (tasks.quodlibet_ignored) notices.push_back(Notice::quodlibet);
  if (tasks.goal_is_end_ignored) notices.push_back(Notice::goal_is_end);
  return notices;
}

std::vector<Notice> notices_about_play(const Problem& problem, const Tasks& tasks) {
  const Options& options = problem.options;
  const bool post_key = options.post_key_play && tasks.post_key;
  const bool no_key = post_key || first_branch(*tasks.actual.tree).play == PlayKind::defence;
  std::vector<Notice> notices;
  if (options.set_play && (!tasks.set_play || post_key)) notices.push_back(Notice::set_play);
  if (options.intelligent && beyond_intelligence(*tasks.actual.tree)) {
    notices.push_back(Notice::intelligent);
  }
  if ((options.try_play || options.defence) && no_key) notices.push_back(Notice::tries);
  const Options heeded = heeded_options(problem, tasks);
  if (options.threat && !heeded.threat) notices.push_back(Notice::threat);
  if (options.non_trivial && !heeded.non_trivial) notices.push_back(Notice::non_trivial);
  if (options.stop_on_short_solutions && is_battle(tasks)) {
    notices.push_back(Notice::short_solutions);
  }
  if ((options.move_numbers && no_key) ||
      (limits_moves(options) && has_parts(problem.stipulation))) {
    notices.push_back(Notice::move_numbers);
  }
  return notices;
}

}  // namespace feerie
