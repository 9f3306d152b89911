#include "search/watch.h"

#include <atomic>
#include <vector>

#include <gtest/gtest.h>

#include "support/impatience.h"
#include "unit/search/mate_outlook_support.h"
#include "unit/search/solved.h"

namespace feerie::test {
namespace {

Limits stopped_by(const std::atomic<bool>& stop) {
  Limits limits;
  limits.stop = &stop;
  return limits;
}

TEST(Watch, SeesTheWishToStopWhoeverAsks) {
  std::atomic<bool> stop{false};
  Watch watch(stopped_by(stop));
  EXPECT_FALSE(watch.ended(1));
  EXPECT_FALSE(watch.interrupted());
  stop = true;
  EXPECT_TRUE(watch.ended(1));
  EXPECT_TRUE(watch.interrupted());
  stop = false;
  EXPECT_TRUE(watch.over()) << "once it is over it stays so";
}

TEST(Watch, IsAskedRarelyByTheSearch) {
  std::atomic<bool> stop{true};
  Watch watch(stopped_by(stop));
  unsigned calls = 1;
  while (!watch.over()) ++calls;
  EXPECT_EQ(calls, Work::steps_between);
}

TEST(Watch, EndsAtTheDeadline) {
  Limits limits;
  limits.deadline = std::chrono::steady_clock::now();
  Watch watch(limits);
  EXPECT_TRUE(watch.ended(1));
}

TEST(Watch, TellsHowFarTheSearchIs) {
  std::vector<SearchProgress> told;
  Watch watch(
      {}, [&told](const SearchProgress& progress) { told.push_back(progress); },
      Watch::Clock::duration::zero());
  watch.look_for(3);
  watch.examine(2, 20);
  watch.count_solution();
  watch.ended(256);
  watch.look_for(4);
  watch.ended(256);
  ASSERT_EQ(told.size(), 2U);
  EXPECT_EQ(told[0].depth, 3);
  EXPECT_EQ(told[0].first_move, 2);
  EXPECT_EQ(told[0].first_moves, 20);
  EXPECT_EQ(told[0].solutions, 1);
  EXPECT_EQ(told[0].positions, 256U);
  EXPECT_EQ(told[1].depth, 4);
  EXPECT_EQ(told[1].first_move, 0) << "no first move of the new length has been examined";
  EXPECT_EQ(told[1].positions, 512U);
}

TEST(Watch, TellsNothingBeforeItsTime) {
  int told = 0;
  Watch watch(
      {}, [&told](const SearchProgress&) { ++told; }, std::chrono::hours(1));
  for (int i = 0; i < 100; ++i) watch.ended(256);
  EXPECT_EQ(told, 0);
}

/// What is told while the problem is solved, as long as that is not too much.
std::vector<SearchProgress> progress_of(const std::vector<std::string>& lines) {
  constexpr std::size_t enough = 300;
  std::vector<SearchProgress> told;
  std::atomic<bool> stop{false};
  SolveSettings settings;
  settings.limits.stop = &stop;
  settings.progress_interval = {};
  settings.progress = [&](const SearchProgress& progress) {
    told.push_back(progress);
    if (told.size() >= enough) stop = true;
  };
  solve_problem(lines, settings);
  return told;
}

struct Play {
  std::string stipulation;
  int depth;
  std::string option = "";
};

/// Names of tests are made of this.
std::ostream& operator<<(std::ostream& out, const Play& play) {
  return out << play.stipulation << ' ' << play.option;
}

class ProgressOfPlay : public testing::TestWithParam<Play> {};

TEST_P(ProgressOfPlay, IsToldAllTheTime) {
  const auto told = progress_of({"stipulation " + GetParam().stipulation, "condition circe",
                                 "forsyth 8/3p4/3kp3/8/1N2K3/3P4/2R2Q2/8",
                                 "option NoBoard " + GetParam().option});
  ASSERT_GT(told.size(), 3U);
  for (std::size_t i = 1; i < told.size(); ++i) {
    const std::uint64_t looked_at = told[i].positions - told[i - 1].positions;
    EXPECT_LE(looked_at, Work::steps_between);
    // Before play is looked for there are no moves, a single half-move is soon looked through, and
    // play of a new length may begin with a look at the position.
    const bool begins = told[i].depth <= 1 || told[i].depth != told[i - 1].depth;
    EXPECT_TRUE(begins || told[i].first_move > 0);
    EXPECT_LE(told[i].first_move, told[i].first_moves);
    EXPECT_LE(told[i - 1].solutions, told[i].solutions);
  }
  EXPECT_GT(told.back().depth, 0);
  EXPECT_LE(told.back().depth, GetParam().depth);
}

INSTANTIATE_TEST_SUITE_P(EachPlay, ProgressOfPlay,
                         testing::Values(Play{"#3", 5}, Play{"s#3", 6}, Play{"h#2.5", 5},
                                         Play{"ser-h#5", 5}, Play{"hs#2.5", 4}, Play{"semi-r#2", 4},
                                         Play{"ser-#4", 4}, Play{"perft3", 3},
                                         Play{"#4", 7, "SetPlay"}, Play{"h#3", 6, "SetPlay"},
                                         Play{"reci-h#3", 6}));

TEST(Watch, IsLookedAtBetweenTwins) {
  // Each of them takes far less work than what is done between two looks.
  SolveSettings settings;
  settings.limits.deadline = Watch::Clock::now();
  const std::vector<std::string> lines{"stipulation #1", "pieces white kc6 pc5 black ka8",
                                       "twin move c5 d5", "twin move c5 e5"};
  EXPECT_EQ(solve_problem(lines, settings).end, solution::End::interrupted);
  EXPECT_EQ(solve_problem(lines).end, solution::End::finished);
}

TEST(MateOutlookPatience, DrawingFinalPositionsEndsWhenItIsNotWanted) {
  Game game = scene("7k/8/8/8/2p5/1p1r4/8/KRB1N3 b");
  const auto tree = tree_of({Form::help, "#", 7}, game.turn());
  const Plan plan(*tree);
  Impatience impatience(2);
  mates::MateOutlook::Sketching sketching;
  sketching.patience = &impatience;
  sketching.most_postponed = 0;
  const auto outlook = mates::MateOutlook::make(plan, game.rules(), game.position(), sketching);
  ASSERT_NE(outlook, nullptr);
  EXPECT_THROW(outlook->enter(game.position(), 0, 7), OutOfPatience);
  EXPECT_EQ(impatience.asked(), 2);
}

}  // namespace
}  // namespace feerie::test
