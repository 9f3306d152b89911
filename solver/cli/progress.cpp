#include "cli/progress.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "cli/input_files.h"
#include "texts/texts.h"

namespace feerie::cli {
namespace {

constexpr std::chrono::seconds patience{2};
constexpr std::chrono::seconds line_interval{1};

/// The next of the times that follow one another regularly, after `now`.
Progress::Clock::time_point next_after(Progress::Clock::time_point last, std::chrono::seconds step,
                                       Progress::Clock::time_point now) {
  return last + ((now - last) / step + 1) * step;
}

std::string rate_text(std::uint64_t positions, std::chrono::milliseconds time) {
  const auto millis = static_cast<std::uint64_t>(std::max<std::int64_t>(1, time.count()));
  const std::uint64_t rate = positions * 1000 / millis;
  return rate < 10'000 ? fmt::format("{} pos/s", rate) : fmt::format("{}k pos/s", rate / 1000);
}

}  // namespace

std::string progress_text(const ProblemPlace& place, const SearchProgress& progress,
                          Progress::Clock::duration time, Language language) {
  using std::chrono::duration_cast;
  std::string text;
  if (place.number > 0) {
    text += place.total ? texts::form(language, "problem {} of {}, ", place.number, *place.total)
                        : texts::form(language, "problem {}, ", place.number);
  }
  if (progress.depth > 0) text += texts::form(language, "depth {}, ", progress.depth);
  if (progress.first_move > 0) {
    text += texts::form(language, "move {} of {}, ", progress.first_move, progress.first_moves);
  }
  text += progress.solutions == 1 ? texts::form(language, "1 solution, ")
                                  : texts::form(language, "{} solutions, ", progress.solutions);
  return text +
         fmt::format("{}, {} s",
                     rate_text(progress.positions, duration_cast<std::chrono::milliseconds>(time)),
                     duration_cast<std::chrono::seconds>(time).count());
}

Progress::Progress(Output& output, std::optional<int> heartbeat)
    : output_(output), heartbeat_(heartbeat) {
  begin({});
  if (heartbeat_) next_beat_ = begun_ + std::chrono::seconds(*heartbeat_);
}

void Progress::begin(const ProblemPlace& place, Clock::time_point now) {
  const std::optional<int> known = place.file == counted_ ? place_.total : std::nullopt;
  place_ = place;
  if (!place_.total) place_.total = known;
  begun_ = now;
  next_line_ = begun_ + patience;
}

/// Only where it is shown, and once a file: the file is read for it.
void Progress::count_problems() {
  if (place_.total || place_.file == counted_) return;
  counted_ = place_.file;
  place_.total = problems_in(place_.file);
}

void Progress::tell(const SearchProgress& progress, Clock::time_point now) {
  if (heartbeat_ && now >= next_beat_) {
    next_beat_ = next_after(next_beat_, std::chrono::seconds(*heartbeat_), now);
    output_.beat(fmt::format("heartbeat: {:4}", ++beats_));
  }
  if (!output_.shows_progress() || now < next_line_) return;
  next_line_ = next_after(next_line_, line_interval, now);
  count_problems();
  output_.show_progress(progress_text(place_, progress, now - begun_, output_.language()));
}

}  // namespace feerie::cli
