#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "problem/listener.h"
#include "report/moves.h"
#include "report/result.h"

namespace feerie::report {

/// What is told of a problem. `number`: of all problems of the run, from 1.
ProblemHead head_of(const Problem& problem, int number);

/// Hears what solving yields and tells it as results.
class Recorder : public Listener {
 public:
  struct Settings {
    /// The units behind each move are told.
    bool placements = false;
    /// They are told in the form of `board_text`, too.
    bool boards = false;
    /// Tells the whole problem as JSON (`ProblemHead::definition`); null if that is not wanted. It
    /// may give nothing.
    std::function<std::string(const Problem&)> define = {};
    /// No times, so that the results of two runs are the same.
    bool regression = false;
  };

  /// `rows` must outlive the recorder.
  Recorder(Rows& rows, Settings settings) : rows_(rows), settings_(std::move(settings)) {}

  void begin_problem(const Problem& problem) override;
  void begin_version(const Version& version) override;
  void begin_phase(const PhaseStart& start) override;
  void tree(const solution::TreeMove& shown) override;
  void line(const solution::Line& line) override;
  void announced(const solution::AnnouncedLine& line) override;
  void announced_tree(const solution::AnnouncedMove& shown) override;
  void move_number(const std::vector<int>& /*numbers*/, const Move& /*move*/) override {}
  void perft(int depth, std::uint64_t count) override;
  void end_phase(solution::End end) override;
  void omit_phase(const PhaseStart& start, solution::End end) override;
  void omit_version(const Version& version) override { begin_version(version); }
  void notice(const Problem& problem, Notice notice) override;
  void deduced(const Problem& problem, const Deduction& deduction) override {
    rows_.deduced({deduction.kind, deduction.text.in(problem.language), deduction.marks});
  }
  void retracted(const Problem& problem, const WayBack& way) override;
  void refuse(const Diagnostic& diagnostic) override;
  void end_problem(solution::End end) override;

 private:
  void note(const Problem& problem, const std::string& message);
  void tell_line(const ShownLine& line);
  void tell_tree(const ShownTree& shown);
  void end_version();
  [[nodiscard]] std::string definition_of(const Problem& problem) const {
    return settings_.define ? settings_.define(problem) : std::string();
  }

  Rows& rows_;
  Settings settings_;
  int number_ = 0;
  const Problem* problem_ = nullptr;
  std::optional<MoveTeller> moves_;
  bool phase_open_ = false;
  PhaseTail tail_;
  solution::Phase phase_ = solution::Phase::actual_play;
  /// Half-moves of a line of full length; 0 where the stipulation does not say it.
  int full_length_ = 0;
  std::chrono::steady_clock::time_point started_;

  // What is known of the outcome so far.
  bool version_open_ = false;
  bool version_has_solution_ = false;
  bool problem_begun_ = false;
  bool all_have_solutions_ = true;
  bool any_refused_ = false;
  /// Notes that came before the problem they are about.
  Diagnostics early_;
};

}  // namespace feerie::report
