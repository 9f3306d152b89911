#include "search/prove/series_levels.h"

#include <gtest/gtest.h>

#include "unit/search/random_problem.h"
#include "unit/search/solved.h"

/// Series without a shorter line are searched level by level, and have all their lines.
namespace feerie::test {
namespace {

TEST(SeriesLevels, LinesGoThroughAllParents) {
  SeriesLevels levels;
  levels.begin(10);
  levels.begin_level();
  const auto one = levels.enter(11, 0, {});
  const auto two = levels.enter(12, 0, {});
  const auto three = levels.enter(13, 0, {});
  levels.begin_level();
  const auto last = levels.enter(14, one, {});
  const auto other = levels.enter(15, three, {});
  levels.reach_again(last, two);
  // A way back is no part of a shortest line.
  levels.reach_again(one, three);
  levels[last].leads = true;
  levels.mark_lines();
  EXPECT_TRUE(levels.leads(0, 0));
  EXPECT_TRUE(levels.leads(one, 1));
  EXPECT_TRUE(levels.leads(two, 1));
  EXPECT_FALSE(levels.leads(three, 1));
  EXPECT_TRUE(levels.leads(last, 2));
  EXPECT_FALSE(levels.leads(other, 2));
  // Whoever is there earlier or later loses or gains a move.
  EXPECT_FALSE(levels.leads(one, 2));
  EXPECT_FALSE(levels.leads(last, 1));
  EXPECT_FALSE(levels.leads(0, 1));
}

int compare(std::initializer_list<const char*> tasks, const char* condition, int positions,
            std::uint64_t number) {
  Dice dice = dice_of(number);
  int solutions = 0;
  for (const char* task : tasks) {
    const std::vector<std::string> setting = {std::string("stipulation ") + task,
                                              std::string("condition ") + condition};
    solutions += compare_short_cuts(setting, positions, 3, dice);
  }
  return solutions;
}

TEST(ShortCutsOfSeries, HaveAllLinesUnderAnnan) {
  EXPECT_GT(compare({"ser-#2", "ser-=3", "ser-+2", "exact-ser-=2", "ser-zc3 3"}, "Annan", 60, 511),
            10);
}

TEST(ShortCutsOfSeries, HaveAllLinesUnderKoeko) {
  EXPECT_GT(compare({"ser-=3", "ser-h=2", "ser-+3", "ser-x3"}, "KoeKo", 60, 512), 10);
}

/// The pawn checks on g7 by its third move, or the king gives it a move more: all lines are shown.
TEST(ShortCutsOfSeries, LongerLinesMayLoseMoves) {
  for (const char* task :
       {"stipulation ser-+3", "stipulation ser-+4", "stipulation exact-ser-+4"}) {
    const int lines =
        compare_short_cuts({task, "pieces white ka1 pg4 black kh8", "condition Annan"});
    EXPECT_GT(lines, 0) << task;
  }
}

/// A king alone reaches some sixty squares and never gives check, however long it takes.
TEST(ShortCutsOfSeries, FollowPositionsOnOnce) {
  const auto positions_of = [](const char* task) {
    SolveSettings settings;
    std::uint64_t positions = 0;
    settings.at_end = [&](const SearchProgress& end) { positions = end.positions; };
    solve_problem({task, "pieces white ka1 black kh8 pa7", "condition Annan"}, settings);
    return positions;
  };
  const std::uint64_t of_twenty = positions_of("stipulation ser-+20");
  EXPECT_GT(of_twenty, 100U);
  EXPECT_LT(positions_of("stipulation ser-+40"), 2 * of_twenty);
}

}  // namespace
}  // namespace feerie::test
