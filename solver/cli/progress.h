#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "cli/output.h"
#include "core/language.h"
#include "search/progress.h"

namespace feerie::cli {

/// Which problem is being solved.
struct ProblemPlace {
  std::string file;
  /// Which of the problems of the file it is, from 1; 0 if that is not known.
  int number = 0;
  /// How many there are, if that is known.
  std::optional<int> total = {};
};

/// Tells how far the search is: on a terminal in a passing line once a problem takes more than two
/// seconds, renewed once a second, and by a sign of life every `heartbeat` seconds where that was
/// asked for.
class Progress {
 public:
  using Clock = std::chrono::steady_clock;

  /// How often this wants to be told.
  static constexpr std::chrono::milliseconds interval{50};

  Progress(Output& output, std::optional<int> heartbeat);

  /// A problem is begun.
  void begin(const ProblemPlace& place, Clock::time_point now = Clock::now());
  void tell(const SearchProgress& progress, Clock::time_point now = Clock::now());

 private:
  void count_problems();

  Output& output_;
  std::optional<int> heartbeat_;
  int beats_ = 0;
  ProblemPlace place_;
  /// The file whose problems were counted last.
  std::string counted_;
  Clock::time_point begun_;
  Clock::time_point next_line_;
  Clock::time_point next_beat_;
};

/// "problem 4 of 7, depth 5, move 3 of 28, 2 solutions, 120k pos/s, 12 s": what is known of it.
std::string progress_text(const ProblemPlace& place, const SearchProgress& progress,
                          Progress::Clock::duration time, Language language = Language::english);

}  // namespace feerie::cli
