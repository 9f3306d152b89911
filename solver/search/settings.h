#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "search/limits.h"
#include "search/progress.h"

namespace feerie {

class Division;

/// Settings of a run that do not belong to a problem.
struct SolveSettings {
  Limits limits;
  std::optional<int>
      max_time;  ///< seconds a problem; the smaller of this and option MaxTime counts
  /// Answers are found without playing everything out where that is possible; false for comparison.
  bool short_cuts = true;
  /// Threads that search a problem together, at least 1. Solutions and their order do not depend on
  /// it; how many positions are looked at does.
  int threads = 1;
  /// The other threads begin when so many positions have been looked at: short problems are solved
  /// sooner than a thread begins.
  std::uint64_t positions_alone = 20'000;
  /// Which part of the play is wanted; null: all of it. A problem that says of itself that it is a
  /// part (`Problem::part`) is refused without one.
  Division* division = nullptr;
  /// Rights are deduced from the past of the diagram, unless the problem says whether they are.
  bool retro_analysis = false;
  /// A want of memory is thrown (std::bad_alloc) and not told as a fault of the program: for
  /// whoever bounds the memory of a process.
  bool want_of_memory_is_thrown = false;
  /// Told how far solving is whenever at least `progress_interval` has passed; may be empty.
  ProgressReport progress;
  std::chrono::milliseconds progress_interval{1000};
  /// Told once, behind each problem, how far solving came; may be empty. The numbers depend on the
  /// problem and the program alone, not on the machine.
  ProgressReport at_end;
};

}  // namespace feerie
