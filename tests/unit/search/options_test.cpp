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

TEST(Options, WhatIsNotSupportedIsRefused) {
  for (const std::string option : {"NullMoves", "NonTrivial 0 1", "MaxFlightsquares 2"}) {
    const Solved solved = solve_problem({"stipulation #2", queen, "option " + option});
    EXPECT_FALSE(solved.ok);
    ASSERT_EQ(solved.complaints.size(), 1U);
    EXPECT_EQ(solved.complaints[0].find("not supported yet: option "), 0U);
    EXPECT_EQ(solved.solutions, 0);
  }
}

TEST(Options, ProofGamesAreRefused) {
  const Solved solved = solve_problem({"stipulation dia2", queen});
  EXPECT_FALSE(solved.ok);
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
