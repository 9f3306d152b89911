#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <functional>
#include <list>
#include <string>

#include "verify/child.h"

namespace feerie::verify {

/// Does pieces of work side by side, each in a process of its own.
class Pool {
 public:
  struct Settings {
    /// Most processes at once.
    int jobs = 1;
    /// Bytes of memory for one piece of work; 0: no bound.
    std::size_t memory = 0;
    /// A piece of work that takes longer is ended. Whoever gives work bounds it by himself, and
    /// more narrowly: this is for work that does not come to look at its bounds. 0: no bound.
    std::chrono::seconds longest{0};
    /// Once it is true all work is ended, and no more is begun. Null: nothing ends it.
    const std::atomic<bool>* stop = nullptr;
  };
  /// Gets what the work wrote, and how its process ended.
  using Done = std::function<void(const std::string& text, ChildEnd end)>;

  explicit Pool(const Settings& settings) : settings_(settings) {}

  /// Does a piece of work. Waits until there is room for it; calls `done` of earlier work then. If
  /// all is to be stopped the work is not begun: it is done, as killed.
  void add(const std::function<std::string()>& work, Done done);
  /// Waits until something is done, at most so long.
  void wait_for(std::chrono::milliseconds most);
  /// Waits until all is done, or ends it once all is to be stopped: it is done, as killed.
  void finish();

  [[nodiscard]] std::size_t running() const { return tasks_.size(); }

 private:
  using Clock = std::chrono::steady_clock;
  struct Task {
    Child child;
    Done done;
    Clock::time_point started;
  };

  bool stopped() const { return settings_.stop != nullptr && *settings_.stop; }
  void stop();
  void end_overdue();
  void conclude(std::list<Task>::iterator task);

  Settings settings_;
  std::list<Task> tasks_;
};

}  // namespace feerie::verify
