#include <atomic>
#include <set>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "report/json_writer.h"
#include "unit/search/solved.h"

/// Whenever the search of a problem is ended, what was found until then is told, and nothing more.
namespace feerie::test {
namespace {

using nlohmann::json;

/// The end of a search that is asked for when it has been looked for so many times.
class EndAfter {
 public:
  explicit EndAfter(int looks) : left_(looks) {
    settings.limits.memory = 1U << 20U;
    settings.limits.stop = &stop_;
    settings.progress_interval = {};
    settings.progress = [this](const SearchProgress&) { stop_ = stop_ || --left_ <= 0; };
  }
  [[nodiscard]] bool came() const { return stop_; }

  SolveSettings settings;

 private:
  int left_;
  std::atomic<bool> stop_{false};
};

/// The objects of JSON output for the problem.
std::vector<json> rows_of(const Problem& problem, const SolveSettings& settings) {
  std::vector<json> rows;
  report::JsonWriter writer([&rows](std::string_view text) { rows.push_back(json::parse(text)); });
  solve(problem, settings, writer);
  return rows;
}

/// The names of the phases in their order. The parts of a conjunction share one, and how many of
/// them are shown is known only when the whole has been solved.
std::vector<std::string> phases_of(const std::vector<json>& rows) {
  std::vector<std::string> phases;
  for (const json& row : rows) {
    const auto phase = row["phase"].get<std::string>();
    if (phases.empty() || phases.back() != phase) phases.push_back(phase);
  }
  return phases;
}

/// The moves of a row and their text belong together, and behind every key shown stands its play.
void check_lists(const json& row) {
  for (const char* list : {"short", "lines", "tries", "try_lines", "threats"}) {
    if (!row.contains(list)) continue;
    EXPECT_EQ(row[list].size(), row[std::string(list) + "_text"].size()) << list;
  }
  EXPECT_EQ(row["solutions"].size(), row["text"].size());
  if (!row.contains("lines")) return;
  std::set<std::string> played;
  for (const json& line : row["lines"]) played.insert(line.front().dump());
  for (const json& key : row["solutions"]) {
    EXPECT_TRUE(played.contains(key.front().dump())) << "no play behind a key";
  }
  const std::string phase = row["phase"];
  if (row["solutions"].empty() && !row.contains("tries") && phase.empty()) {
    EXPECT_TRUE(row["lines"].empty()) << "play without a key";
  }
}

class Interrupted : public testing::TestWithParam<std::vector<std::string>> {};

TEST_P(Interrupted, TellsWhatWasFoundAndEachPhase) {
  const Problem problem = problem_of(GetParam());
  EndAfter never(1 << 30);
  const std::vector<json> whole = rows_of(problem, never.settings);
  bool ended = true;
  int cut_off = 0;
  for (int looks = 1; ended && looks < 3000; looks += 1 + looks / 20) {
    SCOPED_TRACE(looks);
    EndAfter end(looks);
    const std::vector<json> rows = rows_of(problem, end.settings);
    ended = end.came();
    if (ended) ++cut_off;
    ASSERT_EQ(phases_of(rows), phases_of(whole));
    for (const json& row : rows) check_lists(row);
    if (!ended) {
      EXPECT_EQ(rows, whole);
    }
    if (HasFailure()) return;
  }
  EXPECT_GT(cut_off, 0);
}

INSTANTIATE_TEST_SUITE_P(
    EachPlay, Interrupted,
    testing::Values(
        std::vector<std::string>{"stipulation #2", "option SetPlay Variation Try",
                                 "pieces white Kb1 Qf1 Rd3 Ba7 Sd5 Pe2 black Ke4 Pe5 Pf5 Sh3",
                                 "twin move b1 b2"},
        std::vector<std::string>{"stipulation h=3", "option SetPlay Duplex",
                                 "pieces white Kb1 Rd3 Bc1 Pe2 black Ke8 Ph7 Sg8"},
        std::vector<std::string>{"stipulation reci-h#3", "option SetPlay",
                                 "pieces white Kf6 Qg3 Pb6 black Kh8 Rb8 Pc7",
                                 "twin stipulation h#2", "twin continued move b6 b5"},
        std::vector<std::string>{"sstipulation white 3a[#]d & -2hh[#]", "condition Circe",
                                 "pieces white Kf5 Qg3 Pb6 black Kh8 Rb8 Pc7"},
        std::vector<std::string>{"stipulation hs#2", "condition Circe",
                                 "pieces white Kf6 Qg3 Pb6 black Kh8 Rb8 Pc7"}));

TEST(InterruptedTwins, EndAtOnceHoweverLittleTheyTake) {
  std::vector<std::string> lines{"stipulation #1", "pieces white Kf6 Qg6 Pa2 black Kh8"};
  constexpr int twins = 50;
  for (int i = 0; i < twins; ++i) lines.emplace_back("twin move a2 a3");
  const Problem problem = problem_of(lines);
  std::atomic<bool> stop{false};
  SolveSettings settings;
  settings.limits.stop = &stop;
  std::vector<json> rows;
  report::JsonWriter writer([&](std::string_view text) {
    rows.push_back(json::parse(text));
    stop = rows.size() >= 5;
  });
  solve(problem, settings, writer);
  ASSERT_EQ(rows.size(), twins + 1U);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    EXPECT_EQ(rows[i]["end"], i < 5 ? "finished" : "interrupted") << i;
  }
}

TEST(InterruptedTwins, AreToldToBeInterruptedAlsoIfNoneOfThemCanBeMade) {
  std::atomic<bool> stop{true};
  SolveSettings settings;
  settings.limits.stop = &stop;
  const Solved solved = solve_problem(
      {"stipulation #1", "pieces white Kf6 Qg6 black Kh8", "zeroposition move b1 b2"}, settings);
  EXPECT_EQ(solved.end, solution::End::interrupted);
  EXPECT_TRUE(solved.complaints.empty());
}

}  // namespace
}  // namespace feerie::test
