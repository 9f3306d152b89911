#include "farm/part.h"

#include <array>
#include <optional>
#include <sstream>

#include <fmt/format.h>

namespace feerie::farm {
namespace {

using solution::Phase;

constexpr std::array phases{Phase::set_play, Phase::actual_play, Phase::post_key_play};
constexpr std::string_view of_other_side = ", other side";
constexpr std::string_view between_moves = " | ";
constexpr std::string_view ends_here = "end";

/// Takes the word away from the front of the text if it stands there.
bool take(std::string_view& text, std::string_view word) {
  if (!text.starts_with(word)) return false;
  text.remove_prefix(word.size());
  return true;
}

/// Takes a number, at least 1, away from the front of the text.
std::optional<int> take_number(std::string_view& text) {
  constexpr int most = 1'000'000;
  int number = 0;
  while (!text.empty() && text.front() >= '0' && text.front() <= '9' && number < most) {
    number = 10 * number + (text.front() - '0');
    text.remove_prefix(1);
  }
  return number > 0 && number <= most ? std::optional(number) : std::nullopt;
}

bool read_job(std::string_view line, Part& part) {
  if (!take(line, "job ")) return false;
  const auto job = take_number(line);
  if (!job || !take(line, " of ")) return false;
  const auto jobs = take_number(line);
  if (!jobs || !take(line, ", split ") || line.empty() || *job > *jobs) return false;
  part.job = *job;
  part.jobs = *jobs;
  part.split = line;
  return true;
}

bool read_phase(std::string_view line, Part& part) {
  if (!take(line, "version ")) return false;
  const auto version = take_number(line);
  if (!version || !take(line, ": ")) return false;
  for (const Phase phase : phases) {
    std::string_view rest = line;
    if (!take(rest, name_of(phase))) continue;
    const bool second_side = take(rest, of_other_side);
    if (!rest.empty()) return false;
    part.plays.push_back({{*version - 1, phase, second_side}, {}});
    return true;
  }
  return false;
}

bool read_way(std::string_view line, Part& part) {
  constexpr std::size_t most_moves = 2;
  if (!take(line, "- ") || part.plays.empty()) return false;
  Way way;
  for (bool more = true; more;) {
    const std::size_t end = line.find(between_moves);
    more = end != std::string_view::npos;
    const std::string_view move = line.substr(0, end);
    if (move.empty() || way.ends) return false;
    if (move == ends_here) {
      way.ends = true;
    } else {
      way.moves.emplace_back(move);
    }
    if (more) line.remove_prefix(end + between_moves.size());
  }
  if (way.moves.size() > most_moves) return false;
  part.plays.back().ways.push_back(std::move(way));
  return true;
}

}  // namespace

std::string text_of(const Way& way) {
  std::vector<std::string_view> words(way.moves.begin(), way.moves.end());
  if (way.ends) words.push_back(ends_here);
  return fmt::format("{}", fmt::join(words, between_moves));
}

std::string text_of(const std::vector<Play>& plays) {
  std::string text;
  for (const Play& play : plays) {
    text += fmt::format("  version {}: {}{}\n", play.phase.version + 1, name_of(play.phase.phase),
                        play.phase.second_side ? of_other_side : "");
    for (const Way& way : play.ways) text += fmt::format("  - {}\n", text_of(way));
  }
  return text;
}

std::string text_of(const Part& part) {
  return fmt::format("  job {} of {}, split {}\n{}", part.job, part.jobs, part.split,
                     text_of(part.plays));
}

std::variant<Part, Misunderstood> part_from(std::string_view text) {
  constexpr std::string_view blanks = " \t\r";
  Part part;
  std::istringstream lines{std::string(text)};
  for (std::string whole; std::getline(lines, whole);) {
    std::string_view line = whole;
    line.remove_prefix(std::min(line.find_first_not_of(blanks), line.size()));
    line = line.substr(0, line.find_last_not_of(blanks) + 1);
    if (line.empty()) continue;
    const bool understood =
        part.jobs == 0 ? read_job(line, part) : read_phase(line, part) || read_way(line, part);
    if (!understood) return Misunderstood{std::string(line)};
  }
  if (part.plays.empty()) return Misunderstood{""};
  return part;
}

}  // namespace feerie::farm
