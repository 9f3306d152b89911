#include "report/recorder.h"

#include <sstream>
#include <utility>

#include "core/language_codes.h"
#include "output/condition_text.h"
#include "output/fen.h"
#include "output/header.h"
#include "output/heading.h"
#include "output/notice_text.h"
#include "problem/stipulation_text.h"
#include "report/board_text.h"

namespace feerie::report {
namespace {

std::vector<std::string> options_of(const Options& options) {
  std::vector<std::string> names;
  for (const auto& [name, place] : options.places) names.emplace_back(name);
  return names;
}

}  // namespace

std::string_view name_of(Proved proved) {
  switch (proved) {
    case Proved::certain:
      return "certain";
    case Proved::conditional:
      return "conditional";
    case Proved::impossible:
      break;
  }
  return "impossible";
}

std::string_view name_of(Outcome outcome) {
  switch (outcome) {
    case Outcome::solved:
      return "solved";
    case Outcome::no_solution:
      return "no solution";
    case Outcome::limited:
      return "limited";
    case Outcome::interrupted:
      return "interrupted";
    case Outcome::refused:
      break;
  }
  return "refused";
}

ProblemHead head_of(const Problem& problem, int number) {
  ProblemHead head;
  head.file = problem.file;
  head.index = problem.number;
  head.number = number;
  head.line = problem.place.line;
  head.language = code_of(problem.language);
  head.authors = problem.authors;
  head.titles = problem.titles;
  head.sources = problem.origins;
  head.award = problem.award;
  return head;
}

void Recorder::begin_problem(const Problem& problem) {
  ProblemHead head = head_of(problem, ++number_);
  head.definition = definition_of(problem);
  rows_.begin_problem(head);
  problem_ = &problem;
  problem_begun_ = true;
  version_open_ = any_refused_ = false;
  all_have_solutions_ = true;
  started_ = std::chrono::steady_clock::now();
  for (const Diagnostic& diagnostic : std::exchange(early_, {})) refuse(diagnostic);
  std::istringstream covered(covered_units_text(problem));
  for (std::string line; std::getline(covered, line);) note(problem, line);
}

void Recorder::begin_version(const Version& version) {
  end_version();
  const Problem& problem = *version.problem;
  VersionHead head;
  if (version.has_twins) head.twin = twin_letter(version.number);
  if (version.twin != nullptr) {
    head.changes = twin_changes(*version.before, *version.twin);
    head.changes.erase(head.changes.find_last_not_of(' ') + 1);
  }
  if (problem.stipulation.given()) head.stipulation = stipulation_text(problem);
  head.conditions = definition_texts(problem);
  for (std::string& text : condition_texts(problem.conditions, problem.language)) {
    head.conditions.push_back(std::move(text));
  }
  head.options = options_of(problem.options);
  if (version.has_twins) {
    // What is told of the problem as a whole is not told again.
    Problem alone = problem;
    alone.twins.clear();
    alone.zero_position = false;
    alone.published.reset();
    alone.remarks = version.twin == nullptr ? std::vector<std::string>() : version.twin->remarks;
    alone.part.reset();
    alone.latex.reset();
    head.definition = definition_of(alone);
  }
  rows_.begin_version(head);
  problem_ = version.problem;
  version_open_ = true;
  version_has_solution_ = false;
}

void Recorder::end_version() {
  // A fault of the program may have ended a phase in the midst of it.
  if (phase_open_) end_phase(solution::End::interrupted);
  if (version_open_ && !version_has_solution_) all_have_solutions_ = false;
  version_open_ = false;
}

void Recorder::begin_phase(const PhaseStart& start) {
  phase_ = start.phase;
  tail_ = {};
  full_length_ = start.tree ? 0 : stipulation::half_moves_of_line(problem_->stipulation);
  PhaseHead head{
      start.phase, start.second_side || problem_->options.half_duplex, start.tree, {}, {}};
  moves_.reset();
  if (start.game != nullptr) {
    head.fen = fen::whole(*start.game);
    const Lettering lettering = lettering_of(*problem_, *start.game);
    if (settings_.boards) {
      head.board = board_text(start.game->position(), start.game->rules().kinds(), lettering);
    }
    moves_.emplace(*start.game, lettering, settings_.placements, settings_.boards);
  }
  phase_open_ = true;
  rows_.begin_phase(head);
}

void Recorder::tree(const solution::TreeMove& shown) {
  tell_tree(moves_->tree(shown));
}

void Recorder::announced_tree(const solution::AnnouncedMove& shown) {
  tell_tree(moves_->announced(shown));
}

void Recorder::tell_tree(const ShownTree& shown) {
  using solution::Mark;
  tail_.counts.keys += shown.mark == Mark::key ? 1 : 0;
  tail_.counts.tries += shown.mark == Mark::attempt ? 1 : 0;
  tail_.counts.violations += shown.mark == Mark::violation ? 1 : 0;
  if (phase_ == solution::Phase::post_key_play || shown.mark == Mark::key) {
    version_has_solution_ = true;
  }
  rows_.tree(shown);
}

void Recorder::line(const solution::Line& line) {
  tell_line(moves_->line(line));
}

void Recorder::announced(const solution::AnnouncedLine& line) {
  tell_line(moves_->announced(line));
}

void Recorder::tell_line(const ShownLine& line) {
  const bool violation = line.mark == solution::Mark::violation;
  const bool is_short = !violation && static_cast<int>(line.plies.size()) < full_length_;
  int& count = violation  ? tail_.counts.violations
               : is_short ? tail_.counts.short_lines
                          : tail_.counts.lines;
  ++count;
  if (phase_ != solution::Phase::set_play && !violation) version_has_solution_ = true;
  rows_.line(line);
}

void Recorder::perft(int depth, std::uint64_t count) {
  tail_.perft = {depth, count};
  version_has_solution_ = true;
}

void Recorder::end_phase(solution::End end) {
  phase_open_ = false;
  tail_.end = end;
  moves_.reset();
  rows_.end_phase(tail_);
}

void Recorder::omit_phase(const PhaseStart& start, solution::End end) {
  begin_phase(start);
  end_phase(end);
}

void Recorder::notice(const Problem& problem, Notice notice) {
  note(problem, notice_text(notice, problem.language));
}

void Recorder::note(const Problem& problem, const std::string& message) {
  Diagnostic diagnostic;
  diagnostic.severity = Diagnostic::Severity::note;
  diagnostic.file = problem.file;
  diagnostic.message = message;
  refuse(diagnostic);
}

void Recorder::retracted(const Problem& problem, const WayBack& way) {
  const Lettering lettering = lettering_of(problem, Game(way.rules, way.moves.front().before));
  // Where only last moves are asked for, each way back is a solution.
  if (phase_open_) {
    ++tail_.counts.ways_back;
    version_has_solution_ = true;
  }
  rows_.retracted(told(way, lettering));
}

void Recorder::refuse(const Diagnostic& diagnostic) {
  if (!problem_begun_) {
    early_.push_back(diagnostic);
    return;
  }
  if (diagnostic.severity == Diagnostic::Severity::error) {
    any_refused_ = true;
    version_open_ = false;
  }
  rows_.tell(diagnostic);
}

void Recorder::end_problem(solution::End end) {
  end_version();
  ProblemTail tail;
  tail.outcome = any_refused_                        ? Outcome::refused
                 : end == solution::End::interrupted ? Outcome::interrupted
                 : end == solution::End::partial     ? Outcome::limited
                 : all_have_solutions_               ? Outcome::solved
                                                     : Outcome::no_solution;
  if (!settings_.regression) {
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - started_;
    tail.seconds = time.count();
  }
  problem_begun_ = false;
  rows_.end_problem(tail);
}

}  // namespace feerie::report
