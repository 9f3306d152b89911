#pragma once

#include <chrono>
#include <optional>

#include "cli/output.h"

namespace feerie::cli {

/// Tells how far the search is: on a terminal in a passing line once a problem takes more than two
/// seconds, and by a sign of life every `heartbeat` seconds where that was asked for.
class Progress {
 public:
  Progress(Output& output, std::optional<int> heartbeat);

  /// A problem is begun.
  void restart();
  /// First move `number` of `total` is being examined; called about every second.
  void tell(int number, int total);

 private:
  using Clock = std::chrono::steady_clock;

  Output& output_;
  std::optional<int> heartbeat_;
  int beats_ = 0;
  Clock::time_point begun_ = Clock::now();
  Clock::time_point last_beat_ = begun_;
};

}  // namespace feerie::cli
