// Solutions, their order and their number do not depend on how many threads look for them.
#include <cctype>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "unit/search/mate_outlook_support.h"
#include "unit/search/random_problem.h"
#include "unit/search/solved.h"

namespace feerie::test {
namespace {

/// Companions begin at once, so that even short searches have some.
Solved solved_by(int threads, const std::vector<std::string>& lines) {
  SolveSettings settings;
  settings.threads = threads;
  settings.positions_alone = 0;
  settings.limits.memory = std::size_t{1} << 22U;
  return solve_problem(lines, settings);
}

void compare(const std::vector<std::string>& lines) {
  SCOPED_TRACE(testing::PrintToString(lines));
  const Solved alone = solved_by(1, lines);
  const Solved together = solved_by(4, lines);
  EXPECT_EQ(alone.text, together.text);
  EXPECT_EQ(alone.end, together.end);
}

struct Case {
  const char* stipulation;
  const char* option;
  int units;
};

class Companions : public testing::TestWithParam<Case> {};

TEST_P(Companions, ChangeNothing) {
  Dice dice = dice_of(20260421);
  Mixture mixture;
  mixture.units = GetParam().units;
  mixture.walks = letters_of_walks();
  const std::vector<std::string> settings = settings_of_conditions();
  for (int number = 0; number < 40; ++number) {
    std::vector<std::string> lines{std::string("stipulation ") + GetParam().stipulation,
                                   std::string("option NoBoard ") + GetParam().option};
    lines.push_back(random_pieces(mixture, dice));
    if (number % 2 == 1) lines.push_back("condition " + any_of(settings, dice));
    compare(lines);
  }
}

INSTANTIATE_TEST_SUITE_P(
    AllSortsOfPlay, Companions,
    testing::Values(Case{"#2", "Variations Try", 8}, Case{"#3", "Variations", 4},
                    Case{"s#2", "Variations SetPlay", 6}, Case{"r#2", "Variations", 5},
                    Case{"h#2", "SetPlay", 6}, Case{"h#2.5", "MaxSolutions 3", 4},
                    Case{"hs#2", "", 5}, Case{"ser-h#3", "", 5}, Case{"ser-#4", "Intelligent", 4},
                    Case{"pser-#3", "", 4}, Case{"h#2", "Duplex Intelligent", 5}),
    [](const auto& instance) { return "Case" + std::to_string(instance.index); });

/// The keys of a #3, with what is kept of the variations behind them.
std::vector<solution::TreeMove> keys_of_threemover(bool keeps) {
  Game game = scene("8/8/8/8/8/1K6/7R/k7 w - -");
  const auto tree = tree_of({Form::direct, "#", 3}, Side::white);
  const Plan plan(*tree);
  Manner manner;
  manner.variations = true;
  Table table(1U << 20U);
  Watch watch(Limits{});
  const FirstMoves first_moves;
  Search search(plan, game, manner, table, watch, first_moves, [](const solution::Line&) {});
  if (!keeps) search.trees().keep_nothing();
  std::vector<solution::TreeMove> keys;
  search.trees().write_keys(0, [&](const solution::TreeMove& key) { keys.push_back(key); });
  return keys;
}

TEST(Companions, KeepNoVariations) {
  const auto kept = keys_of_threemover(true);
  const auto dropped = keys_of_threemover(false);
  ASSERT_EQ(kept.size(), dropped.size());
  ASSERT_FALSE(kept.empty());
  std::size_t variations = 0;
  for (std::size_t i = 0; i < kept.size(); ++i) {
    EXPECT_EQ(kept[i].move, dropped[i].move);
    variations += kept[i].replies.size();
    EXPECT_TRUE(dropped[i].replies.empty());
  }
  EXPECT_GT(variations, 0U);
}

// A table as small as this grows while companions use it, and is overwritten all the time.
TEST(Companions, ShareATableThatGrows) {
  const std::vector<std::string> lines{"stipulation h#3", "option NoBoard",
                                       "pieces white Kc3 Rd1 Sf3 black Ke5 Pe4 Rh8 Ba8"};
  for (const std::size_t memory :
       {std::size_t{1} << 12U, std::size_t{1} << 19U, std::size_t{1} << 25U}) {
    SolveSettings settings;
    settings.limits.memory = memory;
    const Solved alone = solve_problem(lines, settings);
    settings.threads = 3;
    settings.positions_alone = 0;
    const Solved together = solve_problem(lines, settings);
    EXPECT_EQ(alone.text, together.text);
    EXPECT_GT(alone.solutions, 0);
  }
}

}  // namespace
}  // namespace feerie::test
