#pragma once

#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>

#include "search/prove/series_finds.h"
#include "search/table.h"
#include "search/watch.h"

namespace feerie {

/// Threads that wait for levels of series play to be followed on, part by part.
///
/// While a job lasts they use the table as its guests. Between jobs they do not, so that it can
/// grow without them.
class SeriesCrew {
 public:
  /// How many threads help?
  [[nodiscard]] int helpers();
  /// Has the parts of the job done by the crew and by `own`, number 0, whose thread calls this.
  /// Returns whether everything has been looked at; false too if `watch` has ended it.
  bool share(const std::shared_ptr<SeriesJob>& job, SeriesWorker& own, Watch& watch);
  /// Numbers that positions have for the time being have room for so many.
  static constexpr int most_helpers = 63;
  /// Does parts of jobs until the crew is dismissed. `number` is that of the worker, from 1 to
  /// `most_helpers`.
  void help(SeriesWorker& worker, int number, Table& table);
  /// There will be no job any more. Lines of so many moves are searched from now on without levels;
  /// 0: nobody searches any more. Only the first call tells.
  void dismiss(int length);
  /// How long the lines were that were searched when the crew was dismissed; 0 before.
  [[nodiscard]] int length_without_levels();

 private:
  /// As long as it lives, its thread helps.
  class Member {
   public:
    explicit Member(SeriesCrew& crew);
    ~Member();
    Member(const Member&) = delete;
    Member& operator=(const Member&) = delete;

   private:
    SeriesCrew& crew_;
  };

  void work(SeriesJob& job, SeriesWorker& worker, int number);
  void note_done(SeriesJob& job);

  std::mutex mutex_;
  std::condition_variable wanted_;
  std::condition_variable done_;
  std::shared_ptr<SeriesJob> job_;
  int helpers_ = 0;
  bool dismissed_ = false;
  int length_ = 0;
};

}  // namespace feerie
