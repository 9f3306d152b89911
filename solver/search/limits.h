#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <optional>

namespace feerie {

/// Bounds of a search. They are looked at between moves; a search that meets one of them ends
/// cleanly with what it has found.
struct Limits {
  std::optional<std::chrono::steady_clock::time_point> deadline;
  /// Most solutions of a phase.
  std::optional<int> solutions;
  /// Memory for tables in bytes; 0 for none.
  std::size_t memory = std::size_t{1} << 30U;
  /// Set from outside (Ctrl-C) to stop the search; null if nobody can.
  const std::atomic<bool>* stop = nullptr;
};

}  // namespace feerie
