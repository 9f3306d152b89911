#include "search/phases.h"

#include <utility>
#include <variant>

#include "problem/setup.h"

namespace feerie {
namespace {

/// Trees are shown where the root is battle play without parries, lines otherwise.
bool shows_trees(const stipulation::Expression& tree) {
  using Type = stipulation::Expression::Type;
  switch (tree.type) {
    case Type::branch:
      return (tree.play == stipulation::PlayKind::attack ||
              tree.play == stipulation::PlayKind::defence) &&
             !tree.parry;
    case Type::negation:
    case Type::inversion:
    case Type::conjunction:
    case Type::disjunction:
      return shows_trees(*tree.left);
    case Type::goal:
      break;
  }
  return false;
}

}  // namespace

void Phases::refuse(std::string message, Diagnostic::Severity severity) {
  Diagnostic diagnostic;
  diagnostic.severity = severity;
  diagnostic.file = problem_.file;
  diagnostic.line = problem_.line;
  diagnostic.message = std::move(message);
  listener_.refuse(diagnostic);
}

bool Phases::run(const Tasks& tasks) {
  const Options& options = problem_.options;
  if (options.post_key_play) {
    if (tasks.post_key) return run(*tasks.post_key, solution::Phase::post_key_play);
    refuse("PostKeyPlay not applicable - ignored", Diagnostic::Severity::note);
  }
  bool ok = true;
  if (options.set_play) {
    if (tasks.set_play) {
      ok = run(*tasks.set_play, solution::Phase::set_play);
    } else {
      refuse("SetPlay not applicable - ignored", Diagnostic::Severity::note);
    }
  }
  if (watch_.interrupted() || watch_.satisfied()) return ok;
  return run(tasks.actual, solution::Phase::actual_play) && ok;
}

Manner Phases::manner(const Plan& plan, const Rulebook& rules, bool tree) const {
  const Options& options = problem_.options;
  Manner manner;
  manner.variations = options.variations || options.post_key_play;
  manner.threats = !options.no_threat;
  manner.short_variations = !options.no_short_variations;
  manner.mates_in_1 = options.mates_in_1;
  if (tree && options.try_play) manner.refutations = 1;
  if (tree && options.defence) manner.refutations = *options.defence;
  manner.avoid_trivial = options.trivial_tries_avoid;
  if (tree) manner.threat = options.threat;
  manner.tables = !rules.facts().path_dependent && !plan.follows_units();
  return manner;
}

bool Phases::run(const Task& task, solution::Phase phase) {
  const stipulation::Expression* tree = task.tree.get();
  skipped_ = 0;
  Side turn = swapped_ ? opposite(task.starts) : task.starts;
  for (; tree->type == stipulation::Expression::Type::inversion; tree = tree->left.get()) {
    ++skipped_;
    turn = opposite(turn);
  }
  auto setup = set_up(problem_, turn);
  if (auto* reasons = std::get_if<std::vector<Diagnostic>>(&setup)) {
    for (const Diagnostic& reason : *reasons) listener_.refuse(reason);
    return false;
  }
  auto& ready = std::get<Setup>(setup);
  Game game(ready.rules, ready.position);
  Game shown(ready.rules, ready.position);
  const bool trees = shows_trees(*tree);
  listener_.begin_phase({phase, second_side_, trees, &shown});
  const bool capturable = game.in_check(opposite(turn));
  if (capturable) {
    refuse("the side to play can capture the king", Diagnostic::Severity::error);
  } else {
    const Plan plan(*tree);
    const Manner how = manner(plan, *ready.rules, trees);
    Table table(how.tables ? settings_.limits.memory : 0);
    Searcher<Game> searcher(plan, game, how, table, watch_);
    solve(plan, searcher, shown, phase);
  }
  listener_.end_phase(watch_.interrupted() ? solution::End::interrupted
                      : watch_.satisfied() ? solution::End::partial
                                           : solution::End::finished);
  return !capturable;
}

void Phases::solve(const Plan& plan, Searcher<Game>& searcher, Game& shown,
                   solution::Phase phase) {
  searcher.set_sink([this](const solution::Line& line) { report_line(line); });
  if (problem_.options.move_numbers && phase != solution::Phase::post_key_play) {
    searcher.set_root(0, [this, &shown](const Move& move, bool) { return examine(move, shown); });
  } else {
    searcher.set_root(0, nullptr);
  }
  if (plan[0].type == Plan::Type::branch) {
    if (plan[0].battle() && !plan[0].parry) {
      solve_tree(plan, searcher, 0, phase);
    } else {
      solve_lines(plan, searcher, 0);
    }
  } else if (searcher.holds(0)) {
    // The parts of a conjunction or disjunction one after the other.
    solve_lines(plan, searcher, 0);
  }
}

void Phases::solve_tree(const Plan& plan, Searcher<Game>& searcher, int node,
                        solution::Phase phase) {
  const auto violations = searcher.violations(node);
  const Plan::Node& branch = plan[node];
  if (!violations.empty()) {
    for (const solution::Node& violation : violations) listener_.tree(violation);
    return;
  }
  if (branch.play == Plan::Play::attack) {
    searcher.keys(node, [this](const solution::Node& key) { report_tree(key); });
    return;
  }
  if (phase == solution::Phase::set_play) {
    std::vector<solution::Node> defences;
    searcher.show_defences(node, {branch.maximum, branch.minimum}, {}, 0, defences, false);
    for (const solution::Node& defence : defences) listener_.tree(defence);
    return;
  }
  listener_.tree(searcher.post_key_play(node));
}

void Phases::solve_lines(const Plan& plan, Searcher<Game>& searcher, int node) {
  searcher.begin_line(skipped_);
  const Plan::Node& branch = plan[node];
  if (branch.type != Plan::Type::branch || branch.battle()) {
    searcher.lines(node);
    return;
  }
  if (searcher.list_violations(node)) return;
  for (int length = std::max(branch.minimum, 1); length <= branch.maximum; ++length) {
    const int before = watch_.solutions();
    searcher.lines_of_length(node, length);
    const bool shorter = length < branch.maximum;
    if (shorter && problem_.options.stop_on_short_solutions && watch_.solutions() > before) {
      watch_.enough();
    }
    if (watch_.interrupted() || watch_.satisfied()) return;
  }
}

void Phases::report_line(const solution::Line& line) {
  listener_.line(line);
  watch_.count_solution();
}

void Phases::report_tree(const solution::Node& node) {
  listener_.tree(node);
  if (node.mark == solution::Mark::key) watch_.count_solution();
}

/// Counts a first move for option MoveNumbers; false if it is not among those wanted.
bool Phases::examine(const Move& move, Game& shown) {
  const Options& options = problem_.options;
  ++move_number_;
  if (!options.start_move_number.empty() && move_number_ < options.start_move_number.front()) {
    return false;
  }
  if (!options.up_to_move_number.empty() && move_number_ > options.up_to_move_number.front()) {
    return false;
  }
  const Game::Judging lenient(shown, Legality::self_check);
  listener_.move_number(move_number_, move);
  const auto now = std::chrono::steady_clock::now();
  if (settings_.progress && now - last_progress_ >= std::chrono::seconds(1)) {
    settings_.progress(move_number_, 0);
    last_progress_ = now;
  }
  return true;
}

}  // namespace feerie
