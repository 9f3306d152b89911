#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "unit/search/solved.h"

namespace feerie::test {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::UnorderedElementsAre;

/// The rook would give check if nobody stood on g8.
const std::string blocked = "pieces TotalInvisible 1 white Kg6 Rf8 Bc4 black Kh8 Pa7";
/// Without the bishop.
const std::string unguarded = "pieces TotalInvisible 1 white Kg6 Rf8 black Kh8 Pa7";

TEST(HiddenTrees, AnAttackHasToReachTheGoalInAllWorlds) {
  EXPECT_THAT(solution_lines({"stipulation #1", blocked}),
              UnorderedElementsAre("   1.Rf8-g8 # !", "   1.TI~-~ # !"));
  EXPECT_THAT(
      solution_lines({"stipulation #1", "pieces TotalInvisible 2 white Kg6 Rf8 Bc4 black Kh8 Pa7"}),
      Not(Contains("   1.TI~-~ # !")));
}

TEST(HiddenTrees, AnExactAttackReachesTheGoalInTheLastMoveOnly) {
  // In one move the rook mates from g8.
  const auto lines = solution_lines({"stipulation exact-#2", blocked});
  EXPECT_THAT(lines, Contains("   1.Rf8-a8 !"));
  EXPECT_THAT(lines, Not(Contains("   1.Rf8-g8 # !")));
  EXPECT_THAT(solution_lines({"stipulation #2", blocked}), Contains("   1.Rf8-g8 # !"));
}

TEST(HiddenTrees, EveryDefenceThatCanBeAnnouncedHasToBeAnswered) {
  // A black bishop or knight on g8 captures the rook, if White's move allows that it stands there.
  const auto lines = solution_lines({"stipulation #2", unguarded, "option Try"});
  EXPECT_THAT(lines, Contains("   1.Kg6-h6 ?"));
  EXPECT_THAT(lines, Contains("      1...TI~*f8 !"));
  EXPECT_THAT(lines, Contains("   1.Rf8-a8 !"));
}

TEST(HiddenTrees, ThreatsAndDefencesAreShownAsTheyAreAnnounced) {
  EXPECT_THAT(solution_lines({"stipulation #2", "option Variation",
                              "pieces TotalInvisible 1 white Kd7 Qb6h6 Se8 black Ka8"}),
              ElementsAre("   1.Qh6-h1 ! threat:", "          2.Qh1-b7 #", "          2.TI~-~ #",
                          "      1...TI~*h1", "          2.Se8-c7 #", "      1...TI~-~",
                          "          2.Qh1-b7 #", "   1.Se8-c7 !", "      1...Ka8-b8",
                          "          2.Qh6-f8 #", "          2.Qh6-h8 #", "          2.TI~-~ #",
                          "      1...TI~*c7", "          2.Qh6-c6 #"));
}

TEST(HiddenTrees, ADefenderWhoHasNothingElseReachesTheGoal) {
  EXPECT_THAT(solution_lines({"stipulation s#1", "option Variation",
                              "pieces TotalInvisible 1 white Ka1 Qf5 Rd5e6g6g8 Ph7 black Kc1 Ra4"}),
              ElementsAre("   1.Qf5-b1 !", "      1...TI~*b1 #"));
}

TEST(HiddenTrees, ADefenderWhoCanReachTheGoalMust) {
  EXPECT_THAT(solution_lines({"stipulation r#1", "option Variation",
                              "pieces TotalInvisible 1 white Ka2 Rh7 Pa7 black Kb4 Qh8 Bf5"}),
              ElementsAre("   1.Ka2-a1 !", "      1...TI~*a7[a7=bR] #"));
}

TEST(HiddenTrees, AnAttackerWhoIsBoundTooMustNotGiveMateItself) {
  EXPECT_THAT(solution_lines({"stipulation r#1", blocked}),
              UnorderedElementsAre("   1.Rf8-g8 # ?!?", "   1.TI~-~ # ?!?"));
  EXPECT_THAT(solution_lines({"stipulation semi-r#1", blocked}), IsEmpty());
}

TEST(HiddenTrees, SetPlayBeginsWithTheDefender) {
  EXPECT_THAT(solution_lines({"stipulation #2", "option SetPlay",
                              "pieces TotalInvisible 1 white Kd7 Qb6h6 Se8 black Ka8"}),
              Contains(HasSubstr("1...")));
}

TEST(HiddenTrees, PlayBehindAKeyShowsItsThreats) {
  const auto lines = solution_lines({"stipulation #2", "option PostKeyPlay",
                                     "pieces TotalInvisible 1 white Kd7 Qb6h1 Se8 black Ka8"});
  EXPECT_THAT(lines, Contains(HasSubstr("threat:")));
  EXPECT_THAT(lines, Contains("          2.Qh1-b7 #"));
}

TEST(HiddenTrees, FirstMovesAreNumbered) {
  EXPECT_THAT(solution_lines({"stipulation #1", blocked, "option StartMoveNumber 32"}),
              ElementsAre(HasSubstr(" 32  (Rf8-g8"), "   1.Rf8-g8 # !", HasSubstr(" 33  (TI~*a7"),
                          HasSubstr(" 34  (TI~-~"), "   1.TI~-~ # !"));
}

}  // namespace
}  // namespace feerie::test
