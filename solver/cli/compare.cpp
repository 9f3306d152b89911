#include "cli/compare.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "cli/colours.h"
#include "cli/input_stream.h"
#include "core/unicode.h"
#include "published/compare.h"
#include "published/json_scores.h"
#include "published/move_text.h"

namespace feerie::cli {
namespace {

using published::Label;
using published::ProblemScores;
using published::Score;
using published::ScoreMove;
using solution::Mark;

std::optional<std::string> contents(const std::string& name, Output& output) {
  InputStream stream(name, nullptr);
  std::string text;
  for (std::string more = stream.next(Wait::yes); !more.empty(); more = stream.next(Wait::yes)) {
    text += more;
  }
  if (stream.trouble().empty()) return text;
  output.report("feerie: " + output.told("cannot read {}: {}", printable(name),
                                         stream.trouble().in(output.language())));
  return std::nullopt;
}

/// Writes all moves alike, and joins what is written twice.
void bring_into_one_form(std::vector<ScoreMove>& moves) {
  for (ScoreMove& move : moves) {
    move.text = published::normalised(move.text);
    for (auto* list : {&move.threats, &move.replies, &move.refutations}) bring_into_one_form(*list);
  }
  published::join_equal_moves(moves);
}

/// The first moves by the place in the count at which they stand: those of set play apart from
/// those of actual play.
std::map<Label, std::vector<ScoreMove>> by_phase(const Score& score) {
  std::map<Label, std::vector<ScoreMove>> phases;
  for (const ScoreMove& root : score.roots) phases[root.label].push_back(root);
  for (auto& [label, moves] : phases) bring_into_one_form(moves);
  return phases;
}

bool is_battle(const std::vector<ScoreMove>& moves) {
  return std::ranges::any_of(moves, [](const ScoreMove& move) {
    return move.mark != Mark::none || !move.threats.empty() || move.replies.size() > 1;
  });
}

/// Differences of two problems, as lines with `-` for what only the first one has and `+` for what
/// only the second one has.
std::vector<std::string> differences(const Score& one, const Score& other, Language language) {
  std::vector<std::string> lines;
  auto first = by_phase(one);
  auto second = by_phase(other);
  // Where there is but one phase, it does not matter from where it counts.
  if (first.size() == 1 && second.size() == 1 && !second.contains(first.begin()->first)) {
    auto phase = second.extract(second.begin());
    phase.key() = first.begin()->first;
    second.insert(std::move(phase));
  }
  for (const auto& [label, moves] : second) first[label];
  for (const auto& [label, moves] : first) {
    const auto& others = second[label];
    const bool tree = is_battle(moves) || is_battle(others);
    const auto found =
        published::compare(moves, others, {.tree = tree, .complete = true, .language = language});
    for (const std::string& way : found.not_found) lines.push_back("- " + way);
    for (const std::string& way : found.unpublished) lines.push_back("+ " + way);
    for (const std::string& way : found.duals) lines.push_back("+ " + way);
  }
  return lines;
}

class Comparison {
 public:
  explicit Comparison(Output& output) : output_(output) {}

  void compare(std::size_t number, const ProblemScores& one, const ProblemScores& other) {
    bool differs = false;
    for (const Score& score : one.scores.twins) {
      const Score* same = twin_of(other, score.twin);
      if (same == nullptr) {
        tell(number, score.twin, {"- " + output_.told("only in the first file")});
        differs = true;
        continue;
      }
      const auto lines = differences(score, *same, output_.language());
      tell(number, score.twin, lines);
      differs |= !lines.empty();
    }
    for (const Score& score : other.scores.twins) {
      if (twin_of(one, score.twin) != nullptr) continue;
      tell(number, score.twin, {"+ " + output_.told("only in the second file")});
      differs = true;
    }
    ++(differs ? different_ : alike_);
  }

  int finish(std::size_t first, std::size_t second) {
    const bool as_many = first == second;
    if (!as_many) {
      output_.write(
          output_.told("the first file has {} problems, the second one {}", first, second) + '\n');
    }
    const int compared = alike_ + different_;
    output_.write((compared == 1 ? output_.told("1 problem compared: {} alike, {} different",
                                                alike_, different_)
                                 : output_.told("{} problems compared: {} alike, {} different",
                                                compared, alike_, different_)) +
                  '\n');
    return different_ > 0 || !as_many ? 1 : 0;
  }

 private:
  static const Score* twin_of(const ProblemScores& problem, const std::string& twin) {
    const auto found = std::ranges::find(problem.scores.twins, twin, &Score::twin);
    return found == problem.scores.twins.end() ? nullptr : &*found;
  }

  [[nodiscard]] std::string difference(const std::string& line) const {
    if (!in_colours_) return line;
    using fmt::terminal_color;
    return coloured(line, line.starts_with('-') ? terminal_color::red : terminal_color::green);
  }

  void tell(std::size_t number, const std::string& twin, const std::vector<std::string>& lines) {
    if (lines.empty()) return;
    std::string text =
        output_.told("problem {}", number) + (twin.empty() ? "" : " " + twin + ")") + '\n';
    for (const std::string& line : lines) text += "  " + difference(printable(line)) + '\n';
    output_.write(text);
  }

  Output& output_;
  const bool in_colours_ = takes_colours(1);
  int alike_ = 0;
  int different_ = 0;
};

}  // namespace

int compare_files(const Invocation& invocation, Output& output) {
  constexpr int unreadable = 3;
  const auto first = contents(invocation.files[0], output);
  const auto second = contents(invocation.files[1], output);
  if (!first || !second) return unreadable;
  const auto one = published::read_scores(*first);
  const auto other = published::read_scores(*second);
  Comparison comparison(output);
  for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i) {
    comparison.compare(i + 1, one[i], other[i]);
  }
  return comparison.finish(one.size(), other.size());
}

}  // namespace feerie::cli
