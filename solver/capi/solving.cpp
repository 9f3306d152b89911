#include <climits>
#include <utility>

#include "capi/handles.h"
#include "collections/definition.h"
#include "core/version.h"
#include "input/refusal.h"
#include "report/json_rows.h"
#include "report/recorder.h"
#include "search/solve.h"
#include "web/progress_row.h"

namespace {

using feerie::report::Outcome;

/// Hands rows to the caller until he wants no more.
class Rows {
 public:
  Rows(FeerieSearch& search, FeerieRow row, void* user) : search_(search), row_(row), user_(user) {}

  /// `text`: whole lines.
  void write(std::string_view text) {
    while (!text.empty() && !refused_) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      // A copy, so that the row has a NUL behind it, as all texts have that are handed over.
      line_.assign(text.substr(0, end));
      text.remove_prefix(std::min(end + 1, text.size()));
      if (line_.empty() || row_(line_.c_str(), line_.size(), user_) == 0) continue;
      refused_ = true;
      feerie_stop(&search_);
    }
  }

 private:
  FeerieSearch& search_;
  FeerieRow row_;
  void* user_;
  std::string line_;
  bool refused_ = false;
};

/// Remembers how the problem ended.
class EndedRows : public feerie::report::JsonRows {
 public:
  using JsonRows::JsonRows;

  void end_problem(const feerie::report::ProblemTail& tail) override {
    outcome_ = tail.outcome;
    JsonRows::end_problem(tail);
  }
  [[nodiscard]] Outcome outcome() const { return outcome_; }

 private:
  Outcome outcome_ = Outcome::refused;
};

FeerieStatus status_of(Outcome outcome, const FeerieSearch& search) {
  switch (outcome) {
    case Outcome::refused:
      return feerie_refused;
    case Outcome::interrupted:
      return search.stop ? feerie_stopped : feerie_limited;
    case Outcome::limited:
      return feerie_limited;
    case Outcome::solved:
    case Outcome::no_solution:
      break;
  }
  return feerie_ok;
}

FeerieStatus solve(const feerie::ReadItem& item, FeerieSearch& search, Rows& rows) {
  feerie::SolveSettings settings = search.settings();
  if (search.progress_interval.count() > 0) {
    settings.progress_interval = search.progress_interval;
    settings.progress = [&](const feerie::SearchProgress& progress) {
      rows.write(feerie::web::progress_row(progress));
    };
  }
  EndedRows ended([&](std::string_view text) { rows.write(text); }, "feerie " FEERIE_VERSION_TEXT);
  feerie::report::Recorder recorder(
      ended, {.placements = search.placements, .define = [&](const feerie::Problem& problem) {
                return item.problem ? feerie::collections::definition_text(problem) : "";
              }});
  if (!item.problem) {
    tell_refusal(item, recorder);
    return feerie_refused;
  }
  for (const feerie::Diagnostic& note : item.diagnostics) recorder.refuse(note);
  feerie::solve(*item.problem, settings, recorder);
  return status_of(ended.outcome(), search);
}

FeerieStatus status_of(feerie::verify::Finding& finding, const FeerieSearch& search) {
  using feerie::verify::Verdict;
  if (finding.verdict == Verdict::limit && search.stop) finding.verdict = Verdict::interrupted;
  switch (finding.verdict) {
    case Verdict::limit:
      return feerie_limited;
    case Verdict::interrupted:
      return feerie_stopped;
    case Verdict::unsupported:
    case Verdict::error:
      return feerie_refused;
    default:
      return feerie_ok;
  }
}

}  // namespace

FeerieSearch* feerie_new_search() {
  return new (std::nothrow) FeerieSearch;
}

void feerie_free_search(FeerieSearch* search) {
  delete search;
}

FeerieStatus feerie_set(FeerieSearch* search, int setting, int64_t value) {
  // Times up to this do not overflow when they are added to a clock.
  constexpr std::int64_t most_milliseconds = std::int64_t{1} << 40U;
  constexpr std::int64_t most_threads = 256;
  if (search == nullptr || value < 0) return feerie_bad_argument;
  switch (setting) {
    case feerie_time_limit:
      if (value > most_milliseconds) return feerie_bad_argument;
      search->time_limit = std::chrono::milliseconds(value);
      return feerie_ok;
    case feerie_solution_limit:
      if (value > INT_MAX) return feerie_bad_argument;
      search->solution_limit = static_cast<int>(value);
      return feerie_ok;
    case feerie_memory_limit:
      if (static_cast<std::uint64_t>(value) > SIZE_MAX) return feerie_bad_argument;
      search->memory_limit = static_cast<std::size_t>(value);
      return feerie_ok;
    case feerie_thread_count:
      if (value < 1 || value > most_threads) return feerie_bad_argument;
      search->threads = static_cast<int>(value);
      return feerie_ok;
    case feerie_progress_interval:
      if (value > most_milliseconds) return feerie_bad_argument;
      search->progress_interval = std::chrono::milliseconds(value);
      return feerie_ok;
    case feerie_with_placements:
      if (value > 1) return feerie_bad_argument;
      search->placements = value == 1;
      return feerie_ok;
  }
  return feerie_bad_argument;
}

void feerie_stop(FeerieSearch* search) {
  if (search != nullptr) search->stop = true;
}

FeerieStatus feerie_solve(const FeerieProblem* problem, FeerieSearch* search, FeerieRow row,
                          void* user) {
  if (problem == nullptr || row == nullptr) return feerie_bad_argument;
  return feerie::capi::guarded([&] {
    FeerieSearch unset;
    FeerieSearch& used = search == nullptr ? unset : *search;
    Rows rows(used, row, user);
    return solve(problem->wanted.item, used, rows);
  });
}

FeerieStatus feerie_verify(const FeerieProblem* problem, const char* solution, FeerieSearch* search,
                           char** row) {
  if (row == nullptr) return feerie_bad_argument;
  *row = nullptr;
  if (problem == nullptr) return feerie_bad_argument;
  return feerie::capi::guarded([&] {
    FeerieSearch unset;
    const FeerieSearch& used = search == nullptr ? unset : *search;
    feerie::verify::Case wanted = problem->wanted;
    if (solution != nullptr) wanted.published = {.text = solution};
    feerie::verify::Finding finding = examine(wanted, used.settings());
    const FeerieStatus status = status_of(finding, used);
    feerie::capi::give(to_json(finding, false), row);
    return status;
  });
}
