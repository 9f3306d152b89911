#include <atomic>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "unit/search/solved.h"

namespace feerie::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const std::string queen = "forsyth k7/3Q4/2K5/8/8/8/8/8";

TEST(Options, DuplexSolvesForBothSides) {
  const Solved solved =
      solve_problem({"stipulation #1", "forsyth k7/7R/1K6/8/8/8/r7/7k", "option HalfDuplex"});
  EXPECT_FALSE(solved.ok);
  EXPECT_EQ(solution_lines({"stipulation h+0.5", queen, "option Duplex"}),
            solution_lines({"stipulation h+0.5", queen}));
}

TEST(Options, HalfDuplexSolvesForTheOtherSideOnly) {
  EXPECT_THAT(solution_lines({"stipulation #1", "forsyth K7/3q4/2k5/8/8/8/8/8"}), IsEmpty());
  EXPECT_THAT(
      solution_lines({"stipulation #1", "forsyth K7/3q4/2k5/8/8/8/8/8", "option HalfDuplex"}),
      ElementsAre("   1.Qd7-b7 # !"));
}

TEST(Options, MaxSolutionsStopsTheSearch) {
  const Solved solved = solve_problem({"stipulation h#1.5", queen, "option MaxSolutions 3"});
  EXPECT_EQ(solved.solutions, 3);
  EXPECT_EQ(solved.end, solution::End::partial);
}

TEST(Options, StopOnShortSolutionsLeavesLongerLinesOut) {
  const Solved solved = solve_problem({"stipulation h#1.5", queen, "option StopOnShortSolutions"});
  EXPECT_EQ(solved.solutions, 1);
  EXPECT_EQ(solved.end, solution::End::partial);
}

TEST(Options, MoveNumbersCountFirstMovesOfFullLength) {
  EXPECT_THAT(solution_lines({"stipulation #1", "forsyth k7/p6R/2K5/8/8/8/8/8",
                              "option StartMoveNumber 9 UpToMoveNumber 9"})
                  .size(),
              1U);
}

TEST(Options, ALongThreatIsNoneForOptionThreat) {
  const std::string position = "forsyth 8/8/B7/8/5P2/8/Q7/K1k5";
  const auto all = solution_lines({"stipulation #3", position});
  const auto short_threats = solution_lines({"stipulation #3", position, "option Threat 1"});
  for (const std::string& key : short_threats) EXPECT_THAT(all, testing::Contains(key));
}

TEST(Options, NullMovesLetASidePass) {
  const std::string kings = "forsyth k7/8/8/8/8/8/8/6K1";
  EXPECT_THAT(solution_lines({"stipulation h~0.5", kings, "option NullMoves"}),
              testing::Contains("  1... ..."));
  EXPECT_THAT(solution_lines({"stipulation h#1", queen, "option NullMoves"}),
              testing::Contains("  1. ... Qd7-b7 #"));
  // Who is in check cannot pass.
  for (const std::string& line :
       solution_lines({"stipulation h~1", "forsyth k6R/8/8/8/8/8/8/6K1", "option NullMoves"})) {
    EXPECT_NE(line.find("1.Ka8"), std::string::npos) << line;
  }
}

TEST(Options, MaxFlightsquaresWantsAConfinedKing) {
  const std::string position = "forsyth k7/8/8/3K4/8/8/8/4Q3";
  const std::string quiet = "   1.Kd5-c6 !";  // leaves a7 and b8
  EXPECT_THAT(solution_lines({"stipulation #3", position, "option MaxFlightsquares 2"}),
              testing::Contains(quiet));
  EXPECT_THAT(
      solution_lines({"stipulation #3", position, "option MaxFlightsquares 1"}),
      testing::AllOf(testing::Not(testing::Contains(quiet)), testing::Contains("   1.Qe1-b4 !")));
}

TEST(Options, KeepMatingPieceWantsMoreThanAKing) {
  const std::string kings = "forsyth 8/8/8/8/8/8/7K/k7";
  EXPECT_THAT(solution_lines({"stipulation h~1", kings}), testing::Not(IsEmpty()));
  EXPECT_THAT(solution_lines({"stipulation h~1", kings, "option KeepMatingPiece"}), IsEmpty());
  const std::string pawn = "forsyth 8/8/8/8/8/p7/7K/k7";
  EXPECT_THAT(solution_lines({"stipulation h~1", pawn, "option KeepMatingPiece"}), IsEmpty());
  EXPECT_THAT(solution_lines({"stipulation hs~2", pawn, "option KeepMatingPiece"}),
              testing::Not(IsEmpty()));
}

TEST(Options, NumbersTellAWayIntoTheLines) {
  const std::string kings = "forsyth 8/8/8/8/8/8/7K/k7";
  EXPECT_THAT(
      solution_lines({"stipulation h#2", kings, "option StartMoveNumber 2:4 UpToMoveNumber 3:1"}),
      ElementsAre("  2  (Ka1-a2 )", "  2:4  (Kh2-g3 )", "  2:5  (Kh2-h3 )", "  3  (Ka1-b2 )",
                  "  3:1  (Kh2-g1 )"));
}

TEST(Options, NumbersBehindTheFirstMoveOfATreeAreRefused) {
  const Solved solved =
      solve_problem({"stipulation #1", queen, "option StartMoveNumber 1:2 UpToMoveNumber 9"});
  EXPECT_EQ(solved.solutions, 0);
}

TEST(Forms, MovesAreListed) {
  EXPECT_EQ(solve_problem({"stipulation moves", "InitialGameArray"}).solutions, 20);
}

TEST(Forms, PerftCountsLines) {
  EXPECT_NE(solve_problem({"stipulation perft3", "InitialGameArray"}).text.find("8902"),
            std::string::npos);
}

TEST(Twins, EachIsSolvedWithItsChanges) {
  EXPECT_THAT(solution_lines({"stipulation h#0.5", queen, "twin move d7 b1", "twin remove d7"}),
              testing::Contains("  1...Qb1-b7 #"));
}

}  // namespace
}  // namespace feerie::test
