#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <utility>

#include "core/patience.h"
#include "search/limits.h"
#include "search/progress.h"

namespace feerie {

/// Tells the search when to stop: time, a wish from outside, enough solutions. Whatever takes long
/// besides the search asks it too, as its patience. Whenever it is asked it may tell in its turn
/// how far the search is.
class Watch : public Patience {
 public:
  using Clock = std::chrono::steady_clock;

  /// `report` may be empty; it is called when so much time has passed since it was called last.
  explicit Watch(const Limits& limits, ProgressReport report = {},
                 Clock::duration interval = std::chrono::seconds(1))
      : limits_(limits), report_(std::move(report)), interval_(interval) {
    if (report_) next_report_ = Clock::now() + interval_;
  }

  /// Cheap enough to be asked at every position; once true it stays true.
  bool over() {
    if (over_) return true;
    if (++calls_ % Work::steps_between == 0) check();
    return over_;
  }
  /// Looks at once: for work that seldom asks, such as positions that are solved by a few moves.
  bool look() {
    if (!over_) check();
    return over_;
  }
  bool ended(unsigned steps) override {
    progress_.positions += steps;
    if (when_long_ && progress_.positions >= long_from_) std::exchange(when_long_, {})();
    check();
    return over_;
  }
  /// `what` is done once when so many more positions have been looked at, by the thread that looks
  /// at them; it takes the place of what was to be done before. Empty: nothing.
  void when_it_takes_long(std::uint64_t positions, std::function<void()> what) {
    when_long_ = std::move(what);
    long_from_ = progress_.positions + positions;
  }
  /// Counts a solution; true when no more are wanted.
  bool count_solution() {
    ++solutions_;
    ++progress_.solutions;
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
    look_for(0);
  }
  /// Some phase ended because as many solutions as wanted were found.
  [[nodiscard]] bool ever_satisfied() const { return ever_enough_; }
  [[nodiscard]] int solutions() const { return solutions_; }
  /// How far the search came.
  [[nodiscard]] const SearchProgress& progress() const { return progress_; }

  // --- What is told of the progress --------------------------------------------------------------

  /// Play of so many half-moves (series: moves) is looked for from now on.
  void look_for(int depth) {
    progress_.depth = depth;
    examine(0, 0);
  }
  /// A first move is examined from now on, the one with this number (from 1) of so many.
  void examine(int number, int total) {
    progress_.first_move = number;
    progress_.first_moves = total;
  }

 private:
  void check() {
    if (limits_.stop != nullptr && limits_.stop->load(std::memory_order_relaxed)) over_ = true;
    if (!limits_.deadline && !report_) return;
    const auto now = Clock::now();
    if (limits_.deadline && now >= *limits_.deadline) over_ = true;
    if (report_ && now >= next_report_) {
      next_report_ = now + interval_;
      report_(progress_);
    }
  }

  Limits limits_;
  ProgressReport report_;
  Clock::duration interval_;
  Clock::time_point next_report_;
  SearchProgress progress_;
  std::function<void()> when_long_;
  std::uint64_t long_from_ = 0;
  unsigned calls_ = 0;
  int solutions_ = 0;
  bool over_ = false;
  bool enough_ = false;
  bool ever_enough_ = false;
};

}  // namespace feerie
