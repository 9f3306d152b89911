#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "unit/search/solved.h"

namespace feerie::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using Lines = std::vector<std::string>;

/// White Ka1 Rc4 Pg4, Black Ka3 Pa2 b3 c5 g5.
const std::string cage = "forsyth 8/8/8/2p3p1/2R3P1/kp6/p7/K7";

TEST(SelfPlay, TheDefenderIsForcedToReachTheGoal) {
  EXPECT_THAT(solution_lines({"stipulation s#2", cage, "option Variations NoThreat"}),
              ElementsAre("   1.Rc4-e4 !", "      1...c5-c4", "          2.Re4*c4",
                          "              2...b3-b2 #"));
}

TEST(SelfPlay, AThreatThatCapturesOnItsSquareStillWorks) {
  EXPECT_THAT(
      solution_lines({"stipulation s#2", cage, "option Variations"}),
      ElementsAre("   1.Rc4-e4 ! threat:", "          2.Re4-c4", "              2...b3-b2 #"));
}

TEST(SelfPlay, SetPlayInWhichEveryDefenceReachesTheGoalIsShown) {
  EXPECT_EQ(solution_lines({"stipulation s#2", cage, "option SetPlay"}).front(),
            "      1...b3-b2 #");
}

TEST(SelfPlay, GoalsReachedAtOnceAreHiddenWhereLongerPlayIsPossible) {
  const std::string position = "forsyth 8/8/8/6K1/8/6k1/4r1P1/6R1";
  EXPECT_THAT(solution_lines({"stipulation s+2", position, "option SetPlay Variations"}),
              IsEmpty());
  EXPECT_THAT(solution_lines({"stipulation s+2", position, "option SetPlay Variations MatesIn1"}),
              ElementsAre("      1...Re2-e5 +"));
}

TEST(SelfPlay, ThePawnCannotAvoidTheMateIfAllPromotionsCheck) {
  EXPECT_THAT(solution_lines(
                  {"stipulation s#1", "forsyth 7k/7p/7P/5R2/8/8/PP2p3/K7", "condition PromOnly r"}),
              testing::Contains("   1.Rf5-g5 !"));
}

TEST(SelfPlay, QuodlibetAllowsTheDirectGoal) {
  const std::string position = "forsyth k7/p6R/2K5/8/1P6/8/8/8";
  EXPECT_THAT(solution_lines({"stipulation s#1", position}), IsEmpty());
  EXPECT_THAT(solution_lines({"stipulation s#1", position, "option Quodlibet"}),
              ElementsAre("   1.Rh7-h8 # !"));
}

TEST(SelfPlay, WithQuodlibetBothGoalsAreShown) {
  const auto lines = solution_lines(
      {"stipulation sx2", "forsyth 8/8/2K5/8/6p1/k7/8/1Q6", "option Variations Quodlibet"});
  const auto key = std::ranges::find(lines, "   1.Qb1-d1 ! threat:");
  ASSERT_GT(std::distance(key, lines.end()), 3);
  EXPECT_THAT((std::vector<std::string>{key + 1, key + 4}),
              testing::UnorderedElementsAre("          2.Qd1*g4 x", "          2.Qd1-b3 +",
                                            "              2...Ka3*b3 x"));
}

/// Behind Kg4-g3 and Kg4-h3 the king has to capture at once, so that no line goes on there.
TEST(HelpSelfPlay, EndsWhereTheGoalIsForcedTooEarly) {
  EXPECT_THAT(
      solution_lines({"stipulation hsx2", "forsyth 8/8/8/8/5RK1/8/8/6Bk"}),
      ElementsAre("  1.Rf4-f2 Kh1*g1 x", "  1.Kg4-f3 Kh1*g1 x", "  1.Kg4-g3 Kh1*g1 x",
                  "  1.Kg4-h3 Kh1*g1 x", "  1.Bg1-h2 Kh1-g2   2.Rf4-f1 Kg2*f1 x",
                  "  1.Bg1-h2 Kh1-g2   2.Rf4-f1 Kg2*h2 x", "  1.Rf4-f1 Kh1-g2   2.Bg1-h2 Kg2*f1 x",
                  "  1.Rf4-f1 Kh1-g2   2.Bg1-h2 Kg2*h2 x"));
}

TEST(ReflexPlay, TheDefenderReachesTheGoalWhereItCan) {
  const std::string position = "forsyth 8/8/8/1nk5/8/K7/8/8";
  EXPECT_THAT(solution_lines({"stipulation semi-rzd41", position, "option Variations"}),
              ElementsAre("   1.Ka3-a2 !", "      1...Sb5-d4 z", "      1...Kc5-d4 z",
                          "   1.Ka3-b2 !", "      1...Sb5-d4 z", "      1...Kc5-d4 z",
                          "   1.Ka3-b3 !", "      1...Sb5-d4 + z", "      1...Kc5-d4 z",
                          "   1.Ka3-a4 !", "      1...Sb5-d4 z", "      1...Kc5-d4 z"));
}

TEST(ReflexPlay, WhoCanReachTheGoalAtOnceBreaksTheRule) {
  const std::string position = "forsyth k7/p6R/2K5/8/1P6/8/8/8";
  EXPECT_THAT(solution_lines({"stipulation r#2", position}), ElementsAre("   1.Rh7-h8 # ?!?"));
}

TEST(ReflexPlay, ARefutationCanForceTheAttackToBreakTheRule) {
  const Lines lines = solution_lines(
      {"stipulation r#2", "forsyth 1K1Q4/4Q3/8/4N3/4k3/8/8/8", "option Try Variations"});
  const auto refutation = std::find(lines.begin(), lines.end(), "      1...Ke4-e3 !");
  ASSERT_NE(refutation, lines.end());
  EXPECT_THAT(
      (Lines{refutation[1], refutation[2]}),
      testing::UnorderedElementsAre("          2.Qd8-d3 # ?!?", "          2.Qf6-f3 # ?!?"));
}

TEST(ReflexPlay, TakesAllItsMovesWhereItHasTo) {
  const std::string position = "pieces white ka1 qb1 pb3 black kh3 rh2 pb2";
  EXPECT_EQ(compare_short_cuts({"stipulation semi-r#2", position}), 0);
  EXPECT_EQ(compare_short_cuts({"stipulation semi-r#3", position}), 1);
}

TEST(HelpSelfPlay, HelpsUpToAForcedLastMove) {
  const Lines lines = solution_lines({"stipulation hsx1", "forsyth 8/8/8/8/8/k7/8/KR6"});
  EXPECT_THAT(lines, ElementsAre("  1.Rb1-b4 Ka3*b4 x"));
  EXPECT_THAT(solution_lines({"stipulation hsx1", "forsyth 8/8/8/8/8/k7/p7/K7"}), IsEmpty());
  // Behind other moves of the rook Black has moves that capture nothing.
  EXPECT_THAT(solution_lines({"stipulation hsx1", "forsyth 6kr/7p/7P/7K/8/8/8/5R2"}),
              ElementsAre("  1.Rf1-f7 Kg8*f7 x", "  1.Rf1-f8 + Kg8*f8 x"));
}

}  // namespace
}  // namespace feerie::test
