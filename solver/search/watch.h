#pragma once

#include <chrono>

#include "search/engine.h"

namespace feerie {

/// Tells the search when to stop: time, a wish from outside, enough solutions.
class Watch {
 public:
  explicit Watch(const Limits& limits) : limits_(limits) {}

  /// Cheap enough to be asked at every position; once true it stays true.
  bool over() {
    if (over_) return true;
    if ((++calls_ & 1023U) == 0) check();
    return over_;
  }
  void check() {
    if (limits_.stop != nullptr && limits_.stop->load(std::memory_order_relaxed)) over_ = true;
    if (limits_.deadline && std::chrono::steady_clock::now() >= *limits_.deadline) over_ = true;
  }
  /// Counts a solution; true when no more are wanted.
  bool count_solution() {
    ++solutions_;
    if (limits_.solutions && solutions_ >= *limits_.solutions) enough();
    return enough_;
  }
  void enough() { enough_ = ever_enough_ = true; }
  /// Solutions are left out, but the search goes on.
  void leave_out() { ever_enough_ = true; }
  /// As many solutions as wanted were found.
  [[nodiscard]] bool satisfied() const { return enough_; }
  /// Stopped before everything was examined, by time or from outside.
  [[nodiscard]] bool interrupted() const { return over_; }
  /// Counting of solutions starts anew (each phase of each position).
  void restart() {
    solutions_ = 0;
    enough_ = false;
  }
  /// Some phase ended because as many solutions as wanted were found.
  [[nodiscard]] bool ever_satisfied() const { return ever_enough_; }
  [[nodiscard]] int solutions() const { return solutions_; }

 private:
  Limits limits_;
  unsigned calls_ = 0;
  int solutions_ = 0;
  bool over_ = false;
  bool enough_ = false;
  bool ever_enough_ = false;
};

}  // namespace feerie
