#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include <feerie_c.h>

namespace feerie_python {

/// A search that runs in a thread of its own, so that whoever waits for its rows can do something
/// else meanwhile. It knows nothing of Python.
class SearchThread {
 public:
  /// Rows that wait to be taken; the search waits when there are more.
  static constexpr std::size_t most_waiting = 10'000;

  /// `search` is its own from now on. The problem must outlive it.
  explicit SearchThread(FeerieSearch* search) : search_(search) {}
  ~SearchThread() {
    close();
    feerie_free_search(search_);
  }
  SearchThread(const SearchThread&) = delete;
  SearchThread& operator=(const SearchThread&) = delete;

  void solve(const FeerieProblem* problem) {
    thread_ = std::thread([this, problem] { end(feerie_solve(problem, search_, take, this)); });
  }
  /// Its only row is what feerie_verify gives. `solution`: nothing for that of the problem.
  void verify(const FeerieProblem* problem, std::optional<std::string> solution) {
    thread_ = std::thread([this, problem, solution = std::move(solution)] {
      char* row = nullptr;
      const FeerieStatus status =
          feerie_verify(problem, solution ? solution->c_str() : nullptr, search_, &row);
      if (row != nullptr) take(row, std::char_traits<char>::length(row), this);
      feerie_free_text(row);
      end(status);
    });
  }

  /// What waiting has led to.
  enum class Wait { row, ended, nothing_yet };
  /// Waits at most so long for the next row, which is `row` then.
  Wait next(std::string& row, std::chrono::milliseconds patience) {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, patience, [this] { return !rows_.empty() || ended_; });
    if (rows_.empty()) return ended_ ? Wait::ended : Wait::nothing_yet;
    row = std::move(rows_.front());
    rows_.pop_front();
    taken_.notify_one();
    return Wait::row;
  }

  /// The search ends soon; the rows up to its end can be taken.
  void stop() { feerie_stop(search_); }

  /// Stops the search and waits for its end; nobody wants rows any more. May be called by several
  /// threads at once.
  void close() {
    const std::lock_guard closing(closing_);
    {
      const std::lock_guard lock(mutex_);
      closed_ = true;
      rows_.clear();
    }
    taken_.notify_all();
    stop();
    if (thread_.joinable()) thread_.join();
    const std::lock_guard lock(mutex_);
    ended_ = true;
    changed_.notify_all();
  }

  /// Nothing while it runs.
  std::optional<FeerieStatus> status() {
    const std::lock_guard lock(mutex_);
    return ended_ ? std::optional(status_) : std::nullopt;
  }

 private:
  static int take(const char* row, std::size_t size, void* user) {
    auto& self = *static_cast<SearchThread*>(user);
    std::unique_lock lock(self.mutex_);
    self.taken_.wait(lock, [&] { return self.rows_.size() < most_waiting || self.closed_; });
    if (self.closed_) return 1;
    self.rows_.emplace_back(row, size);
    self.changed_.notify_all();
    return 0;
  }
  void end(FeerieStatus status) {
    const std::lock_guard lock(mutex_);
    status_ = status;
    ended_ = true;
    changed_.notify_all();
  }

  FeerieSearch* search_;
  std::thread thread_;
  std::mutex closing_, mutex_;
  std::condition_variable changed_, taken_;
  std::deque<std::string> rows_;
  bool ended_ = false;
  bool closed_ = false;
  FeerieStatus status_ = feerie_ok;
};

}  // namespace feerie_python
