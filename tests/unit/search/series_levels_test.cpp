#include "search/prove/series_levels.h"

#include <gtest/gtest.h>

#include "unit/search/random_problem.h"
#include "unit/search/solved.h"

/// Series without a shorter line are searched level by level, and have all their lines.
namespace feerie::test {
namespace {

/// Three positions behind one move each.
SeriesLevels begun_with_three() {
  SeriesLevels levels;
  levels.begin(10);
  levels.begin_level(true);
  for (std::uint64_t key = 11; key <= 13; ++key) levels.enter(key, 0, {}, false);
  return levels;
}

constexpr std::uint32_t one = 1, two = 2, three = 3;

TEST(SeriesLevels, LinesGoThroughAllParents) {
  SeriesLevels levels = begun_with_three();
  levels.begin_level(true);
  const auto last = levels.enter(14, one, {}, false);
  const auto other = levels.enter(15, three, {}, false);
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
  // Whoever is there later has lost a move.
  EXPECT_FALSE(levels.leads(one, 2));
  EXPECT_FALSE(levels.leads(0, 1));
  // Whoever is there earlier has found a position that the table had lost.
  EXPECT_TRUE(levels.leads(other, 1));
}

TEST(SeriesLevels, PositionsOfTheLastLevelAreNotKept) {
  SeriesLevels levels = begun_with_three();
  levels.begin_level(false);
  const auto last = levels.enter(14, one, {}, true);
  const auto other = levels.enter(15, three, {}, false);
  EXPECT_EQ(levels.size(), 4U);
  levels.reach_again(last, two);
  levels.reach_again(other, two);
  levels.reach_again(other, three);
  levels.mark_lines();
  EXPECT_TRUE(levels.leads(one, 1));
  EXPECT_TRUE(levels.leads(two, 1));
  EXPECT_FALSE(levels.leads(three, 1));
  EXPECT_TRUE(levels.leads(last, 2));
  EXPECT_FALSE(levels.leads(other, 2));
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

/// Behind a series the other side plays, helps or is forced; play may end with a check, too.
TEST(ShortCutsOfSeries, HaveAllLinesThatEndWithOtherPlay) {
  const auto tasks = {"ser-h#2", "ser-h=2",  "ser-h+2",      "ser-s#2",
                      "ser-s+2", "ser-hs=2", "exact-ser-h=2"};
  EXPECT_GT(compare(tasks, "Circe", 60, 513), 10);
  EXPECT_GT(compare(tasks, "Annan", 60, 514), 10);
}

/// White captures en passant if its pawn is not pinned any more. The leo needs two moves for that,
/// or one behind the pawn's single step: the same units stand on the same squares then.
TEST(ShortCutsOfSeries, MayEndWithCapturesEnPassant) {
  EXPECT_GT(compare_short_cuts({"stipulation ser-hep3",
                                "pieces white Kh8 Pe5 black Kc7 Ba1 Pd7 LEf8", "condition Annan"}),
            10);
}

/// What the last move was counts, however the position has come about.
TEST(ShortCutsOfSeries, MayEndAsTheLastMoveTells) {
  Dice dice = dice_of(517);
  int solutions = 0;
  for (const char* tree : {"3s[x & !+]", "2s[1h[x]h]", "2s[1h{+}[x]h]", "2s[1h[x]{+}h]"}) {
    const std::string task = std::string("sstipulation white ") + tree;
    solutions += compare_short_cuts({task, "condition Annan"}, 40, 3, dice);
  }
  EXPECT_GT(solutions, 10);
}

/// Behind a king that has come back to where it stood the knight checks, and not before.
TEST(ShortCutsOfSeries, MayEndWherePlayBegan) {
  EXPECT_GT(compare_short_cuts(
                {"stipulation ser-h+2", "pieces white Kg3 Sg1 black Kg5", "condition Circe"}),
            4);
}

/// Whether the king reaches its target tells the move, not the position: it has been there before.
TEST(ShortCutsOfSeries, MayEndOnSquaresThatWereLeft) {
  for (const char* task : {"stipulation ser-zc73", "stipulation ser-zc74"}) {
    EXPECT_GT(compare_short_cuts({task, "pieces white Kc7 black Ka6 Gb3"}), 10) << task;
  }
}

/// The queen mates by its second move, being guarded by the first one. From there no mate by a
/// third move could follow.
TEST(ShortCutsOfSeries, MayEndBeforeTheLongestLines) {
  EXPECT_GT(compare_short_cuts({"stipulation ser-#3", "pieces white Kb5 CYd2 Qg8 black Ka3"}), 10);
  Dice dice = dice_of(518);
  int solutions = 0;
  for (int number = 0; number < 60; ++number) {
    std::string pieces = "pieces white Kc5 Qg8 ";
    pieces += any_of(std::vector<std::string>{"CY", "RO", "G", "N", "KA"}, dice);
    pieces += static_cast<char>('b' + dice.roll(6));
    pieces += static_cast<char>('2' + dice.roll(4));
    solutions += compare_short_cuts({"stipulation ser-#3", pieces + " black Ka4"});
  }
  EXPECT_GT(solutions, 100);
}

/// Bounds are asked with all moves that there may be, whatever length is looked for.
TEST(ShortCutsOfSeries, HaveAllLinesThatAreForeseen) {
  Dice dice = dice_of(515);
  int solutions = 0;
  for (const char* task : {"ser-#3", "ser-h#2", "ser-s#2"}) {
    for (int number = 0; number < 30; ++number) {
      const std::string pieces =
          "forsyth " +
          placement_with(any_of(std::vector<std::string>{"G", "N", "LE"}, dice), 0, 4, dice);
      solutions += compare_short_cuts({std::string("stipulation ") + task, pieces});
    }
  }
  EXPECT_GT(solutions, 10);
}

/// A table that loses most positions has them entered again, from farther away perhaps.
TEST(ShortCutsOfSeries, HaveAllLinesWithASmallTable) {
  Dice dice = dice_of(516);
  Mixture mixture;
  mixture.units = 2;
  mixture.royal = 0;
  int solutions = 0;
  for (const char* task : {"ser-+5", "ser-=5", "ser-h=3"}) {
    for (int number = 0; number < 12; ++number) {
      const std::vector<std::string> lines = {std::string("stipulation ") + task,
                                              random_pieces(mixture, dice), "condition Annan",
                                              "option MaxSolutions 2000"};
      const Solved large = solve_problem(lines);
      EXPECT_EQ(solve_problem(lines, 1U << 12U).text, large.text);
      solutions += large.solutions;
    }
  }
  EXPECT_GT(solutions, 10);
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
