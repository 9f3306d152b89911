#include "search/prove/series_crew.h"

#include <algorithm>
#include <chrono>

namespace feerie {

int SeriesCrew::helpers() {
  const std::scoped_lock lock(mutex_);
  return helpers_;
}

bool SeriesCrew::share(const std::shared_ptr<SeriesJob>& job, SeriesWorker& own, Watch& watch) {
  {
    const std::scoped_lock lock(mutex_);
    job_ = job;
  }
  wanted_.notify_all();
  work(*job, own, 0);
  // Somebody may look at a part for long, and time may be over meanwhile.
  constexpr auto between_looks = std::chrono::milliseconds(20);
  std::unique_lock lock(mutex_);
  const auto is_done = [&job] { return job->done == job->parts.size(); };
  while (!watch.look() && !done_.wait_for(lock, between_looks, is_done)) {
  }
  job_.reset();
  job->abandoned = !is_done();
  return !job->abandoned && !watch.over() &&
         std::ranges::all_of(job->finds, [](const SeriesFinds& part) { return part.complete; });
}

void SeriesCrew::help(SeriesWorker& worker, int number, Table& table) {
  std::shared_ptr<SeriesJob> job;
  const auto another_job = [this, &job] {
    std::unique_lock lock(mutex_);
    wanted_.wait(lock, [&] { return dismissed_ || (job_ && job_ != job); });
    job = job_;
    return !dismissed_;
  };
  const Member member(*this);
  while (another_job()) {
    const Table::Guest guest(table);
    work(*job, worker, number);
  }
}

SeriesCrew::Member::Member(SeriesCrew& crew) : crew_(crew) {
  const std::scoped_lock lock(crew_.mutex_);
  ++crew_.helpers_;
}

SeriesCrew::Member::~Member() {
  const std::scoped_lock lock(crew_.mutex_);
  --crew_.helpers_;
}

void SeriesCrew::dismiss(int length) {
  {
    const std::scoped_lock lock(mutex_);
    if (!dismissed_) length_ = length;
    dismissed_ = true;
  }
  wanted_.notify_all();
}

int SeriesCrew::length_without_levels() {
  const std::scoped_lock lock(mutex_);
  return length_;
}

void SeriesCrew::work(SeriesJob& job, SeriesWorker& worker, int number) {
  /// Tells of each part that nobody works on it any more, whatever has happened.
  struct Ending {
    SeriesCrew& crew;
    SeriesJob& job;
    ~Ending() { crew.note_done(job); }
  };
  for (std::size_t part = job.next++; part < job.parts.size(); part = job.next++) {
    const Ending ending{*this, job};
    if (!job.abandoned) worker.follow_part(job, job.parts[part], number, job.finds[part]);
  }
}

void SeriesCrew::note_done(SeriesJob& job) {
  {
    const std::scoped_lock lock(mutex_);
    ++job.done;
  }
  done_.notify_all();
}

}  // namespace feerie
