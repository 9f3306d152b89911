#include "search/solve.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <new>
#include <stdexcept>
#include <variant>

#include "problem/complaint.h"
#include "problem/messages.h"
#include "problem/setup.h"
#include "retro/conventions.h"
#include "search/division.h"
#include "search/phases.h"
#include "search/retractor.h"
#include "search/uncertain_phases.h"

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

Passage place_of_move_numbers(const Options& options) {
  Passage place;
  for (const auto& [name, where] : options.places) {
    if (name == "StartMoveNumber" || name == "UpToMoveNumber") place = where;
  }
  return place;
}

bool edits_stipulation(const Twin& twin) {
  return std::ranges::any_of(twin.edits, [](const twin::Edit& edit) {
    return std::holds_alternative<twin::Stipulate>(edit);
  });
}

/// What the twin, made from that problem, asks for.
stipulation::Stipulation stipulation_of(const Twin& twin, const Problem& from) {
  stipulation::Stipulation asked = from.stipulation;
  for (const twin::Edit& edit : twin.edits) {
    if (const auto* change = std::get_if<twin::Stipulate>(&edit)) asked = change->stipulation;
  }
  return asked;
}

class Solving {
 public:
  Solving(const Problem& problem, const SolveSettings& settings, Listener& listener)
      : problem_(problem),
        settings_(settings),
        listener_(listener),
        watch_(limits(), settings.progress, settings.progress_interval) {}

  bool run() {
    // Where only a part is searched, solutions are left out from the beginning.
    if (problem_.part) watch_.leave_out();
    const bool twins = !problem_.twins.empty();
    if (!problem_.zero_position || !twins) {
      announce(problem_);
      look_back();
    }
    listener_.begin_problem(problem_);
    int number = 0;
    if (!problem_.zero_position || !twins) {
      try_version(problem_, {&problem_, number++, nullptr, twins, &problem_});
    }
    // Each twin is made from a copy, which would take long if it held all the twins.
    Problem diagram = problem_;
    diagram.twins.clear();
    Problem before = diagram;
    bool sound = true;
    for (const Twin& twin : problem_.twins) {
      if (watch_.look()) {
        before.stipulation = stipulation_of(twin, twin.continued ? before : diagram);
        omit_version({&problem_, number++, &twin, twins, &problem_}, before);
        continue;
      }
      const Problem& from = twin.continued ? before : diagram;
      Diagnostics faults;
      if (twin.continued && !sound) {
        faults.push_back(complaint(from, twin.place, messages::continues_nothing));
      }
      Problem after = apply(from, twin, faults);
      sound = faults.empty();
      const Listener::Version version{&after, number++, &twin, twins, &from};
      if (sound) {
        if (version.number == 0 || edits_stipulation(twin)) announce(after);
        try_version(after, version);
      } else {
        listener_.begin_version(version);
        refuse(faults);
      }
      before = std::move(after);
    }
    listener_.end_problem(end_);
    if (settings_.at_end) settings_.at_end(watch_.progress());
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

  void refuse(const Diagnostics& reasons) {
    for (const Diagnostic& reason : reasons) listener_.refuse(reason);
    ok_ = false;
  }
  /// Refuses a task that makes no sense, and tells what else is wrong with the position.
  void refuse(const Problem& problem, Diagnostics reasons) {
    const auto setup = set_up(problem, Side::white);
    if (const auto* more = std::get_if<Diagnostics>(&setup)) {
      reasons.insert(reasons.end(), more->begin(), more->end());
    }
    refuse(reasons);
  }

  /// Tells what the task asks for in vain.
  void announce(const Problem& problem) {
    if (!problem.stipulation.given()) return;
    const auto tasks = translate(problem.stipulation, problem.options);
    if (!tasks || tasks->actual.tree == nullptr) return;
    for (const Notice notice : notices_about_task(problem, *tasks)) {
      listener_.notice(problem, notice);
    }
  }

  /// Finds out what the past says of the diagram before it is shown, so that it can show that too.
  void look_back() {
    const auto& given = problem_.stipulation;
    if (!given.given() || given.retraction) return;
    const auto tasks = translate(given, problem_.options);
    if (!tasks || tasks->actual.tree == nullptr || !faults_of(problem_, *tasks).empty()) return;
    const bool swapped = problem_.options.half_duplex != other_side_moves(problem_, *tasks);
    Phases phases(problem_, settings_, watch_, listener_, swapped, false);
    reading_ = phases.read_diagram(*tasks);
    if (reading_ == nullptr) return;
    Marks marks;
    for (const Deduction& deduction : reading_->deductions) {
      marks.insert(marks.end(), deduction.marks.begin(), deduction.marks.end());
    }
    if (!marks.empty()) listener_.mark(marks);
  }

  /// A fault of the program, or a move without end, ends the position, not the others.
  void try_version(const Problem& problem, const Listener::Version& version) {
    try {
      solve_version(problem, version);
    } catch (const std::bad_alloc& error) {
      if (settings_.want_of_memory_is_thrown) throw;
      refuse({complaint(problem, {}, messages::internal_error, error.what())});
    } catch (const std::length_error&) {
      // A move met more choices than the game remembers (Choices, game/move.h).
      refuse({complaint(problem, {}, messages::endless_move)});
    } catch (const std::exception& error) {
      refuse({complaint(problem, {}, messages::internal_error, error.what())});
    }
  }

  void solve_version(const Problem& problem, const Listener::Version& version) {
    listener_.begin_version(version);
    if (settings_.division != nullptr) {
      settings_.division->begin_version(version);
    } else if (problem.part) {
      return refuse(problem, {complaint(problem, problem.part->place, messages::only_a_part)});
    }
    if (!problem.stipulation.given()) {
      return refuse(problem, {complaint(problem, {}, messages::no_stipulation)});
    }
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
    if (given.form == Form::last_moves) {
      ok_ &= Retractor(problem, nullptr, settings_, watch_, listener_).run();
      return note_end();
    }
    const auto tasks = translate(problem.stipulation, problem.options);
    if (!tasks) {
      return refuse(problem,
                    {unsupported(problem, problem.stipulation_place, messages::unsupported_play)});
    }
    const Diagnostics faults = faults_of(problem, *tasks);
    if (!faults.empty()) return refuse(problem, faults);
    if (given.retraction) {
      ok_ &= Retractor(problem, &*tasks, settings_, watch_, listener_).run();
      return note_end();
    }
    if (problem.invisibles > 0) {
      solve_uncertain(problem, *tasks, other_side_moves(problem, *tasks));
    } else {
      solve_sides(problem, *tasks, other_side_moves(problem, *tasks));
    }
  }

  /// Does the FEN give the move to another side than the stipulation?
  static bool other_side_moves(const Problem& problem, const Tasks& tasks) {
    const Side starts = tasks.actual.starts;
    const Side meant = problem.options.half_duplex ? opposite(starts) : starts;
    return problem.fen.side && *problem.fen.side != meant;
  }

  /// What keeps the tasks from being played.
  static Diagnostics faults_of(const Problem& problem, const Tasks& tasks) {
    const stipulation::Expression& tree = *tasks.actual.tree;
    Diagnostics faults;
    if (const Goal* goal = unknown_goal(tree)) {
      faults.push_back(unsupported(problem, problem.stipulation_place, messages::unsupported_goal,
                                   goal->symbol));
    }
    if (numbers_beyond_first_move(problem.options) && shows_trees(tree)) {
      faults.push_back(complaint(problem, place_of_move_numbers(problem.options),
                                 messages::move_numbers_too_deep));
    }
    const bool retracted = problem.stipulation.retraction.has_value();
    if (!retracted && other_side_moves(problem, tasks) &&
        tree.play != stipulation::PlayKind::attack) {
      faults.push_back(complaint(problem, problem.fen.side_place, messages::other_side_of_fen));
    }
    return faults;
  }

  /// `other_side`: the sides have changed roles, as by HalfDuplex.
  void solve_sides(const Problem& problem, const Tasks& tasks, bool other_side) {
    const Options& options = problem.options;
    const bool half = options.half_duplex != other_side;
    const retro::Reading* const reading = &problem == &problem_ ? reading_.get() : nullptr;
    if (!half) {
      Phases phases(problem, settings_, watch_, listener_, false, false);
      phases.start_with(reading);
      ok_ &= phases.run(tasks);
      note_end();
      if (!phases.could_be_set_up()) return;
    }
    if (options.duplex || half) {
      Phases phases(problem, settings_, watch_, listener_, true, options.duplex && !half);
      phases.start_with(reading);
      ok_ &= phases.run(tasks);
      note_end();
    }
  }

  /// As `solve_sides`, of a position with hidden units.
  void solve_uncertain(const Problem& problem, const Tasks& tasks, bool other_side) {
    const Options& options = problem.options;
    const bool half = options.half_duplex != other_side;
    for (const bool swapped : {false, true}) {
      if (swapped ? !options.duplex && !half : half) continue;
      const bool second_side = swapped && options.duplex && !half;
      UncertainPhases phases(problem, settings_, watch_, listener_, swapped, second_side);
      const bool solved = phases.run(tasks);
      ok_ &= solved;
      note_end();
      if (!solved) return;
    }
  }

  /// Tells that there is no time for a position, of which `asked` has the task.
  void omit_version(const Listener::Version& version, const Problem& asked) {
    note_end();
    listener_.omit_version(version);
    const auto tasks = translate(asked.stipulation, asked.options);
    if (tasks && tasks->actual.tree != nullptr) {
      solve_sides(asked, *tasks, other_side_moves(asked, *tasks));
    } else {
      Phases(asked, settings_, watch_, listener_, false, false).omit(solution::Phase::actual_play);
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
  /// What is known of the diagram of the problem; null: nothing was asked.
  std::unique_ptr<const retro::Reading> reading_;
  solution::End end_ = solution::End::finished;
  bool ok_ = true;
};

}  // namespace

bool solve(const Problem& problem, const SolveSettings& settings, Listener& listener) {
  return Solving(problem, settings, listener).run();
}

}  // namespace feerie
