#include "cli/progress.h"

#include <fmt/format.h>

namespace feerie::cli {
namespace {

constexpr std::chrono::seconds patience{2};

long long seconds(std::chrono::steady_clock::duration time) {
  return std::chrono::duration_cast<std::chrono::seconds>(time).count();
}

}  // namespace

Progress::Progress(Output& output, std::optional<int> heartbeat)
    : output_(output), heartbeat_(heartbeat) {}

void Progress::restart() {
  begun_ = Clock::now();
}

void Progress::tell(int number, int total) {
  const auto now = Clock::now();
  if (heartbeat_ && now - last_beat_ >= std::chrono::seconds(*heartbeat_)) {
    last_beat_ = now;
    output_.beat(fmt::format("heartbeat: {:4}", ++beats_));
  }
  if (now - begun_ < patience) return;
  output_.show_progress(
      fmt::format("first move {} of {}, {} s", number, total, seconds(now - begun_)));
}

}  // namespace feerie::cli
