#include "search/solve.h"

#include <algorithm>
#include <chrono>
#include <variant>

#include "problem/setup.h"
#include "search/phases.h"

namespace feerie {
namespace {

/// The first goal of the tree that cannot be tested, or null.
const Goal* unknown_goal(const stipulation::Expression& tree) {
  if (tree.goal != nullptr && tree.goal->reached == nullptr) return tree.goal;
  for (const auto& part : {tree.left, tree.right}) {
    if (part) {
      if (const Goal* goal = unknown_goal(*part)) return goal;
    }
  }
  for (const auto* clauses : {&tree.after_first, &tree.after_second}) {
    for (const auto& clause : *clauses) {
      if (const Goal* goal = unknown_goal(*clause.expression)) return goal;
    }
  }
  return nullptr;
}

/// Only the first moves of trees are numbered.
bool numbers_beyond_first_move(const Options& options) {
  return options.start_move_number.size() > 1 || options.up_to_move_number.size() > 1;
}

bool edits_stipulation(const Twin& twin) {
  return std::ranges::any_of(twin.edits, [](const twin::Edit& edit) {
    return std::holds_alternative<twin::Stipulate>(edit);
  });
}

class Solving {
 public:
  Solving(const Problem& problem, const SolveSettings& settings, Listener& listener)
      : problem_(problem),
        settings_(settings),
        listener_(listener),
        watch_(limits(), settings.progress, settings.progress_interval) {}

  bool run() {
    const bool twins = !problem_.twins.empty();
    if (!problem_.zero_position || !twins) announce(problem_);
    listener_.begin_problem(problem_);
    int number = 0;
    if (!problem_.zero_position || !twins) {
      try_position(problem_, {&problem_, number++, nullptr, twins, &problem_});
    }
    Problem before = problem_;
    for (const Twin& twin : problem_.twins) {
      if (watch_.interrupted()) break;
      const Problem& from = twin.continued ? before : problem_;
      std::vector<Diagnostic> diagnostics;
      Problem after = apply(from, twin, diagnostics);
      for (const Diagnostic& diagnostic : diagnostics) listener_.refuse(diagnostic);
      if (number == 0 || edits_stipulation(twin)) announce(after);
      try_position(after, {&after, number++, &twin, twins, &from});
      before = std::move(after);
    }
    listener_.end_problem(end_);
    return ok_;
  }

 private:
  Limits limits() const {
    Limits limits = settings_.limits;
    std::optional<int> seconds = settings_.max_time;
    const auto& wanted = problem_.options.max_time;
    if (wanted && (!seconds || *wanted < *seconds)) seconds = wanted;
    if (seconds) {
      const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(*seconds);
      if (!limits.deadline || deadline < *limits.deadline) limits.deadline = deadline;
    }
    const auto& most = problem_.options.max_solutions;
    if (most && (!limits.solutions || *most < *limits.solutions)) limits.solutions = most;
    return limits;
  }

  void refuse(const Problem& problem, std::string message) {
    Diagnostic diagnostic;
    diagnostic.file = problem.file;
    diagnostic.line = problem.line;
    diagnostic.message = std::move(message);
    listener_.refuse(diagnostic);
    ok_ = false;
  }

  /// Tells what the task asks for in vain.
  void announce(const Problem& problem) {
    if (!problem.stipulation.given()) return;
    const auto translated = translate(problem.stipulation, problem.options);
    const auto* tasks = std::get_if<Tasks>(&translated);
    if (tasks == nullptr || tasks->actual.tree == nullptr) return;
    for (const Notice notice : notices_about_task(problem, *tasks)) {
      listener_.notice(problem, notice);
    }
  }

  /// A fault of the program ends the position, not the others.
  void try_position(const Problem& problem, const Listener::Position& position) {
    try {
      solve_position(problem, position);
    } catch (const std::exception& error) {
      refuse(problem, std::string("internal error: ") + error.what());
    }
  }

  void solve_position(const Problem& problem, const Listener::Position& position) {
    listener_.begin_position(position);
    if (!problem.stipulation.given()) return refuse(problem, "no stipulation specified");
    using stipulation::Form;
    const auto& given = problem.stipulation;
    if (given.form == Form::moves || given.form == Form::perft) {
      Phases phases(problem, settings_, watch_, listener_, false, false);
      const Side first = problem.fen.side.value_or(given.starts);
      const Side turn = problem.options.half_duplex ? opposite(first) : first;
      ok_ &= given.form == Form::moves ? phases.list_moves(turn)
                                       : phases.count_lines(turn, given.length);
      return note_end();
    }
    auto translated = translate(problem.stipulation, problem.options);
    if (const auto* reason = std::get_if<std::string>(&translated)) return refuse(problem, *reason);
    const Tasks& tasks = std::get<Tasks>(translated);
    if (const Goal* goal = unknown_goal(*tasks.actual.tree)) {
      return refuse(problem, "not supported yet: goal " + std::string(goal->symbol));
    }
    if (numbers_beyond_first_move(problem.options) && shows_trees(*tasks.actual.tree)) {
      listener_.notice(problem, Notice::move_numbers);
      return;
    }
    const Side meant =
        problem.options.half_duplex ? opposite(tasks.actual.starts) : tasks.actual.starts;
    const bool other_side = problem.fen.side && *problem.fen.side != meant;
    if (other_side && tasks.actual.tree->play != stipulation::PlayKind::attack) {
      return refuse(problem,
                    "the side on move of the FEN is not the one that the stipulation means");
    }
    solve_sides(problem, tasks, other_side);
  }

  /// `other_side`: the sides have changed roles, as by HalfDuplex.
  void solve_sides(const Problem& problem, const Tasks& tasks, bool other_side) {
    const Options& options = problem.options;
    const bool half = options.half_duplex != other_side;
    if (!half) ok_ &= Phases(problem, settings_, watch_, listener_, false, false).run(tasks);
    note_end();
    if ((options.duplex || half) && !watch_.interrupted()) {
      ok_ &=
          Phases(problem, settings_, watch_, listener_, true, options.duplex && !half).run(tasks);
      note_end();
    }
  }

  void note_end() {
    if (watch_.interrupted()) {
      end_ = solution::End::interrupted;
    } else if (watch_.ever_satisfied() && end_ == solution::End::finished) {
      end_ = solution::End::partial;
    }
  }

  const Problem& problem_;
  const SolveSettings& settings_;
  Listener& listener_;
  Watch watch_;
  solution::End end_ = solution::End::finished;
  bool ok_ = true;
};

}  // namespace

bool solve(const Problem& problem, const SolveSettings& settings, Listener& listener) {
  return Solving(problem, settings, listener).run();
}

}  // namespace feerie
