#include "picture/ending.h"

#include <gtest/gtest.h>

#include "picture/forsyth.h"
#include "search/solve.h"
#include "unit/picture/read.h"

namespace feerie::picture {
namespace {

/// The placement in which the solution ends, as in Forsyth; empty if there is none.
std::string end_of(const std::string& text, int solution = 1, int version = 0) {
  Ending ending(solution, version);
  solve(test::problem_of(text), {}, ending);
  return ending.drawing() ? *forsyth_of(*ending.drawing()) : "";
}

TEST(Ending, OfALine) {
  // 1.h1=R? no: the bishop turns into a rook and castles with the king that has not moved.
  EXPECT_EQ(
      end_of("condition Wandelschach\nstipulation h#1\npieces white Ke1 Rb4 Ph2 black Kh3 Bd5"),
      "8/8/8/8/1R6/7k/7P/5BK1");
}

TEST(Ending, OfAKeyFollowsTheFirstVariation) {
  EXPECT_EQ(end_of("stipulation #1\npieces white Kf7 Rb1 black Kh8 Ph7"), "1R5k/5K1p/8/8/8/8/8/8");
  EXPECT_EQ(end_of("stipulation #2\noption variation\npieces white Kf6 Rb1 black Kh8 Pa7"),
            end_of("stipulation #2\noption variation\npieces white Kf6 Rb1 black Kh8 Pa7", 1));
}

TEST(Ending, CountsSolutions) {
  const std::string two = "stipulation h#1\npieces white Kf6 Ra1 Rb1 black Kg8 Rh7";
  Ending ending(100, 0);
  solve(test::problem_of(two), {}, ending);
  EXPECT_FALSE(ending.drawing());
  EXPECT_GE(ending.solutions(), 2);
  EXPECT_NE(end_of(two, 1), end_of(two, 2));
}

TEST(Ending, OfATwin) {
  const std::string text =
      "stipulation h#1\npieces white Kf7 Ra1 black Kh8 Ph7 Pg7\ntwin move a1 b1";
  EXPECT_EQ(end_of(text, 1, 1).substr(0, 2), "1R");
  EXPECT_EQ(end_of(text, 1, 0).substr(0, 1), "R");
}

TEST(Ending, ImitatorsStandWhereTheyHaveGone) {
  Ending ending(1, 0);
  solve(test::problem_of("condition Imitator c3\nstipulation ser-za41\npieces white Ra1"), {},
        ending);
  ASSERT_TRUE(ending.drawing());
  EXPECT_EQ(ending.drawing()->overlay.imitators, bit(parse_square("c6")));
}

TEST(Ending, TellsWhyNothingIsSolved) {
  Ending ending(1, 0);
  solve(test::problem_of("stipulation h#1\nforsyth 7k/8/8/8/8/8/8/K7 w - -"), {}, ending);
  EXPECT_FALSE(ending.refusals().empty());
}

}  // namespace
}  // namespace feerie::picture
