#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "unit/search/solved.h"

/// Positions of docs/deviations.md with so many solutions that they are counted here.
namespace feerie::test {
namespace {

using testing::Each;
using testing::HasSubstr;
using testing::Not;

/// Positions with the same units differ if units have been captured or kings attacked before.
TEST(Deviations, WhatHasBeenCapturedOrAttackedIsPartOfThePosition) {
  const std::vector<std::string> reborn{"stipulation h=2.5", "forsyth 2QK1Bk1/3Q4/48",
                                        "condition DiagramAntiCirce"};
  EXPECT_EQ(solve_problem(reborn).solutions, 11105);
  const std::vector<std::string> attacked{"stipulation h#2.5", "forsyth 5k2/8/8/5pK1/8/8/8/3Q4",
                                          "condition StrictSAT 5"};
  EXPECT_EQ(solve_problem(attacked).solutions, 316);
  EXPECT_EQ(solve_problem(attacked, 0).solutions, 316);
}

/// Positions with the same units differ if other moves have led to them. Popeye 4.104 finds these
/// solutions if it may keep no table.
TEST(Deviations, WhatMustNotBeUndoneIsPartOfThePosition) {
  const std::string all_in = "condition AllInChess";
  EXPECT_EQ(solve_problem({"stipulation h#=2", "forsyth 8/8/8/8/6R1/8/R7/3k1K2", all_in}).solutions,
            168);
  EXPECT_EQ(
      solve_problem({"stipulation hzg81.5", "forsyth 6k1/7p/8/8/8/8/2P5/K7", all_in}).solutions,
      36);
  EXPECT_EQ(solve_problem({"stipulation h#2", "forsyth 1k6/7R/1Q6/8/8/6K1/8/8", all_in}).solutions,
            546);
}

TEST(Deviations, IntelligentPlayKnowsNeutralUnits) {
  const std::vector<std::string> problem{"stipulation h=2",
                                         "pieces white ke7 sd5 sf8 pa4 black kg8 neutral pf7",
                                         "condition HaanerChess"};
  auto intelligent = problem;
  intelligent.emplace_back("option Intelligent");
  const auto all = solution_lines(problem);
  EXPECT_GT(all.size(), 100U);
  EXPECT_EQ(solution_lines(intelligent), all);
  EXPECT_THAT(all, Each(Not(HasSubstr("Ke7-e6   2.Kg7-h8"))));
}

}  // namespace
}  // namespace feerie::test
