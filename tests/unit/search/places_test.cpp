#include <gtest/gtest.h>

#include "unit/search/solved.h"

/// Goals that ask which unit stands where: what is remembered of a position holds for the same
/// units only.
namespace feerie::test {
namespace {

TEST(GoalsOfPlaces, RememberWhichUnitStandsWhere) {
  Dice dice(31);
  int solutions = 0;
  for (const char* task : {"ser-<>4", "ser-h<>3", "h<>1.5", "hct2", "ser-ct4"}) {
    for (const char* condition : {"option NullMoves", "condition Circe", "condition PWC"}) {
      solutions += compare_short_cuts({std::string("stipulation ") + task, condition}, 4, 4, dice);
    }
  }
  EXPECT_GT(solutions, 50);
}

/// The rooks have to pass one another.
TEST(GoalsOfPlaces, TellEqualUnitsApart) {
  const std::vector<std::string> rooks{"stipulation ser-<>5", "forsyth 6k1/8/8/8/8/8/8/R2K3R"};
  EXPECT_EQ(solve_problem(rooks).solutions, 395);
  EXPECT_EQ(solve_problem(rooks, 0).solutions, 395);
}

}  // namespace
}  // namespace feerie::test
