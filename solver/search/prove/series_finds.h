#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "search/prove/series_levels.h"

/// What several threads share when they follow on the positions of a level of series play together
/// (series_sharing.h).
namespace feerie {

/// What was met behind some positions of a level, noted down until all threads are done: positions
/// that nobody had reached before get a number only then.
class SeriesFinds {
 public:
  struct New {
    std::uint64_t key;
    Candidate move;
    bool leads;
    bool answered;
  };
  /// The new positions behind one of those that were followed on: `last` is one behind the end.
  struct Family {
    std::uint32_t parent;
    std::size_t first;
    std::size_t last;
  };
  struct Edge {
    std::uint32_t child;
    std::uint32_t parent;
  };

  /// Numbers that positions have for the time being: of a worker, and how many it has numbered
  /// before in this job.
  struct Number {
    static constexpr std::uint32_t most = 1U << 23U;
    int worker;
    std::uint32_t count;
    /// It has been found out whether play ends behind a usual move to the position.
    bool answered;

    [[nodiscard]] std::uint32_t data() const {
      return SeriesLevels::first_of_finds + (static_cast<std::uint32_t>(worker) << 24U) +
             (answered ? most : 0) + count;
    }
    [[nodiscard]] static bool is_one(std::uint32_t data) {
      return data >= SeriesLevels::first_of_finds && data < SeriesLevels::unplaced(false);
    }
    [[nodiscard]] static Number of(std::uint32_t data) {
      return {static_cast<int>((data - SeriesLevels::first_of_finds) >> 24U), data & (most - 1),
              (data & most) != 0};
    }
  };

  /// New positions get numbers of this worker, which has numbered so many before.
  void begin(int worker, std::uint32_t numbered) {
    worker_ = worker;
    begins_ = numbered;
  }
  void begin_family(std::uint32_t parent) {
    families_.push_back({parent, news_.size(), news_.size()});
  }
  Number enter(std::uint64_t key, const Candidate& move, bool leads, bool answered) {
    news_.push_back({key, move, leads, answered});
    families_.back().last = news_.size();
    return {worker_, begins_ + static_cast<std::uint32_t>(news_.size() - 1), answered};
  }
  /// It has been found out of a position of this part whether play ends behind a usual move to it.
  void answer(const Number& number, bool leads) {
    New& met = news_[number.count - begins_];
    met.leads |= leads;
    met.answered = true;
  }
  void reach_again(std::uint32_t child, std::uint32_t parent) { edges_.push_back({child, parent}); }
  /// Play can end behind a move that leads on from the position.
  void lead(std::uint32_t number) { leading_.push_back(number); }
  [[nodiscard]] int worker() const { return worker_; }
  [[nodiscard]] const std::vector<New>& news() const { return news_; }
  [[nodiscard]] const std::vector<Family>& families() const { return families_; }
  [[nodiscard]] const std::vector<Edge>& edges() const { return edges_; }
  [[nodiscard]] const std::vector<std::uint32_t>& leading() const { return leading_; }

  /// Has everything been looked at?
  bool complete = false;
  /// Can play end with the move behind some position that was followed on, or behind a new one?
  bool level_finds = false;
  bool last_moves_find = false;

 private:
  int worker_ = 0;
  std::uint32_t begins_ = 0;
  std::vector<New> news_;
  std::vector<Family> families_;
  std::vector<Edge> edges_;
  std::vector<std::uint32_t> leading_;
};

/// Some positions of a level that follow each other, and those of the levels above that lead there:
/// by level, the first one and the last one.
using SeriesPart = std::vector<std::pair<std::uint32_t, std::uint32_t>>;

/// A level that is followed on, in parts. Nobody changes `levels` meanwhile.
struct SeriesJob {
  const SeriesLevels& levels;
  int node;
  /// How long the lines are that are looked for.
  int length;
  /// Tells what is noted in the table of new positions from what other jobs have noted.
  std::uint64_t salt;
  std::vector<SeriesPart> parts;
  std::vector<SeriesFinds> finds;
  std::atomic<std::size_t> next = 0;
  /// Nobody waits for it any more.
  std::atomic<bool> abandoned = false;
  /// How many parts are done; guarded by the crew.
  std::size_t done = 0;
};

/// A thread's prover, which follows on a part of a job. Each has a number of its own, from 0.
class SeriesWorker {
 public:
  virtual void follow_part(const SeriesJob& job, const SeriesPart& part, int number,
                           SeriesFinds& finds) = 0;

 protected:
  ~SeriesWorker() = default;
};

}  // namespace feerie
