#include "cli/verify_progress.h"

#include <algorithm>

#include <fmt/format.h>

#include "cli/input_files.h"
#include "platform/paths.h"
#include "texts/texts.h"

namespace feerie::cli {
namespace {

/// `45 s`, `13 min`, `2.5 h`.
std::string duration_text(double seconds) {
  constexpr double minute = 60;
  constexpr double hour = 60 * minute;
  if (seconds < 2 * minute) return fmt::format("{:.0f} s", seconds);
  if (seconds < 2 * hour) return fmt::format("{:.0f} min", seconds / minute);
  return fmt::format("{:.1f} h", seconds / hour);
}

}  // namespace

std::string text_of(const VerifyingProgress& progress, Language language) {
  const double rate = progress.solved / std::max(progress.seconds, 0.001);
  std::string text = progress.all
                         ? texts::form(language, "{} of {} verified", progress.done, *progress.all)
                         : texts::form(language, "{} verified", progress.done);
  text += texts::form(language, ", {} running, {:.1f}/s", progress.running, rate);
  if (progress.all && progress.solved > 0) {
    const int left = std::max(0, *progress.all - progress.done);
    text += texts::form(language, ", {} left", duration_text(left / rate));
  }
  return text;
}

std::optional<int> problems_in_all(const std::vector<std::string>& files, int shard, int shards) {
  int all = 0;
  for (const std::string& file : files) {
    if (platform::path_of(file).extension() != ".inp") return std::nullopt;
    const auto problems = problems_in(file);
    if (!problems) return std::nullopt;
    all += *problems;
  }
  return shards > 0 ? (all + shards - shard) / shards : all;
}

}  // namespace feerie::cli
