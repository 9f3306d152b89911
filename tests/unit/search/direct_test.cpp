#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "unit/search/solved.h"

namespace feerie::test {
namespace {

using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::IsSupersetOf;
using testing::Not;
using Lines = std::vector<std::string>;

/// White Kc6 Rh7 Pb4, Black Ka8 Pa7.
const std::string corner = "forsyth k7/p6R/2K5/8/1P6/8/8/8";

TEST(Direct, AMateInOneIsAKey) {
  EXPECT_THAT(solution_lines({"stipulation #1", corner}), ElementsAre("   1.Rh7-h8 # !"));
}

TEST(Direct, AShorterSolutionIsShownWithTheGoalOnly) {
  EXPECT_THAT(solution_lines({"stipulation #2", corner, "option Variations"}),
              ElementsAre("   1.Rh7-h8 # !"));
}

TEST(Direct, ExactPlayHasNoShorterSolutions) {
  EXPECT_THAT(solution_lines({"stipulation exact-#2", corner}), IsEmpty());
}

TEST(Direct, KeysComeWithoutVariationsUnlessWanted) {
  EXPECT_THAT(solution_lines({"stipulation #2", "forsyth 1k6/8/1KR5/2p5/8/8/8/8"}),
              ElementsAre("   1.Rc6*c5 !"));
}

TEST(Direct, WithoutThreatTheKeyIsAZugzwang) {
  EXPECT_THAT(
      solution_lines({"stipulation #2", "forsyth 1k6/8/1KR5/2p5/8/8/8/8", "option Variations"}),
      ElementsAre("   1.Rc6*c5 ! zugzwang.", "      1...Kb8-a8", "          2.Rc5-c8 #"));
}

TEST(Direct, SetPlayShowsTheDefencesThatHaveAnAnswer) {
  EXPECT_THAT(solution_lines({"stipulation #3", corner, "option SetPlay Variations"}),
              Contains("      1...Ka8-b8").Times(1));
  const Lines lines = solution_lines({"stipulation #2", corner, "option SetPlay"});
  EXPECT_THAT(lines, ElementsAre("      1...Ka8-b8", "          2.Rh7-h8 #", "   1.Rh7-h8 # !"));
}

TEST(Direct, SetPlayShowsVariationsToTheEnd) {
  const std::string rook = "forsyth 5R2/K7/8/6p1/8/8/8/8";
  EXPECT_THAT(solution_lines({"stipulation x3", rook, "option SetPlay NoBk"}),
              IsSupersetOf({"      1...g5-g4", "          2.Rf8-g8", "              2...g4-g3",
                            "                  3.Rg8*g3 x"}));
  EXPECT_THAT(solution_lines({"stipulation x3", rook, "option SetPlay NoBk Variations"}),
              Contains("          2.Rf8-g8 threat:"));
}

TEST(Direct, ThreatsAreTheShortestAndOnlyRealDefencesAreShown) {
  const Lines lines = solution_lines({"stipulation #3", corner, "option Variations"});
  ASSERT_GE(lines.size(), 4U);
  // 1.b5 threatens mate in one; 1...Kb8 does not stop it and is not shown.
  EXPECT_EQ(lines[0], "   1.b4-b5 ! threat:");
  EXPECT_EQ(lines[1], "          2.Rh7-h8 #");
  EXPECT_THAT(lines, Not(Contains("      1...Ka8-b8")));
  // All shortest continuations are shown, with what they threaten in their turn.
  const auto count = [&](const std::string& text) {
    return std::count(lines.begin(), lines.end(), text);
  };
  EXPECT_EQ(count("          2.b5-b6 threat:"), 2);
  EXPECT_EQ(count("          2.Rh7-h8 +"), 1);
}

TEST(Direct, ADefenceThatStopsOneOfTwoThreatsIsShown) {
  // After 1.Qh5 the queen and the rook threaten mate; 1...a5 stops the rook's only.
  const Lines lines =
      solution_lines({"stipulation #2", "forsyth k7/p6R/2K5/1p6/8/8/8/3Q4", "option Variations"});
  const auto key = std::find(lines.begin(), lines.end(), "   1.Qd1-h5 ! threat:");
  ASSERT_NE(key, lines.end());
  EXPECT_EQ(key[3], "      1...a7-a6");
  EXPECT_EQ(key[4], "          2.Qh5-e8 #");
}

TEST(Direct, ADefenceThatLosesFasterThanTheThreatIsNotShown) {
  // 1.Kc2 threatens mate in two more moves; 1...Ka3 allows mate at once.
  const Lines lines =
      solution_lines({"stipulation #4", "forsyth 8/8/8/4Q3/1k6/3B4/2pK4/8", "option Variations"});
  const auto key = std::find(lines.begin(), lines.end(), "   1.Kd2*c2 ! threat:");
  ASSERT_NE(key, lines.end());
  const auto next = std::find_if(key + 1, lines.end(),
                                 [](const std::string& line) { return line.starts_with("   1."); });
  EXPECT_EQ(std::find(key, next, "      1...Kb4-a3"), next);
}

TEST(Direct, TriesHaveExactlyTheRefutationsAllowed) {
  const std::string position = "forsyth k7/p6R/2K5/1p6/8/8/8/3Q4";
  const Lines lines = solution_lines({"stipulation #2", position, "option Try Variations"});
  const auto attempt = std::find(lines.begin(), lines.end(), "   1.Kc6*b5 ? threat:");
  ASSERT_NE(attempt, lines.end());
  EXPECT_EQ(attempt[1], "          2.Qd1-d8 #");
  EXPECT_EQ(attempt[2], "    but");
  EXPECT_EQ(attempt[3], "      1...a7-a6 + !");
}

TEST(Direct, WithoutTryThereAreNoTries) {
  const std::string position = "forsyth k7/p6R/2K5/1p6/8/8/8/3Q4";
  EXPECT_THAT(solution_lines({"stipulation #2", position}), Not(Contains("    but")));
}

TEST(Direct, CheckingTriesAreTrivial) {
  const std::string position = "forsyth 4k3/8/4K3/8/8/8/8/R7";
  const Lines all = solution_lines({"stipulation #2", position, "option Defence 3"});
  const Lines quiet =
      solution_lines({"stipulation #2", position, "option Defence 3 TrivialTriesAvoid"});
  const auto checking_try = [](const std::string& line) {
    return line.find("+ ?") != std::string::npos;
  };
  EXPECT_EQ(std::count_if(quiet.begin(), quiet.end(), checking_try), 0);
  EXPECT_LE(quiet.size(), all.size());
}

TEST(Direct, NoThreatShowsAllDefences) {
  const Lines lines = solution_lines({"stipulation #3", corner, "option Variations NoThreat"});
  EXPECT_EQ(lines[0], "   1.b4-b5 !");
  EXPECT_THAT(lines, Contains("      1...Ka8-b8"));
  EXPECT_THAT(lines, Not(Contains("   1.b4-b5 ! threat:")));
}

TEST(Direct, NoShortVariationsHidesThem) {
  const std::string position = "forsyth 8/k1K5/2R5/2p5/8/8/8/8";
  const Lines all = solution_lines({"stipulation #3", position, "option Variations NoThreat"});
  const Lines full =
      solution_lines({"stipulation #3", position, "option Variations NoThreat NoShortVariations"});
  EXPECT_THAT(all, Contains("          2.Rc5-a5 #"));
  EXPECT_THAT(full, Not(Contains("          2.Rc5-a5 #")));
}

TEST(Direct, PostKeyPlayShowsDefencesWithoutAnswer) {
  EXPECT_THAT(
      solution_lines({"stipulation #2", "forsyth 1k6/8/1KR5/2p5/8/8/8/8", "option PostKeyPlay"}),
      ElementsAre(" zugzwang.", "      1...c5-c4", "        refutes.", "      1...Kb8-a8",
                  "          2.Rc6-c8 #"));
}

TEST(Direct, StalemateIsNoSolutionOfAMateProblem) {
  // Behind 1.Qc1-c7 there is no defence that is not answered by mate, but no mate either.
  const Lines lines = solution_lines({"stipulation #2", "forsyth k7/8/1K6/8/8/8/8/2Q5"});
  EXPECT_THAT(lines, Contains("   1.Qc1-c8 # !"));
  EXPECT_THAT(lines, Each(Not(HasSubstr("Qc1-c7"))));
}

TEST(Direct, ASideThatCouldCaptureTheKingIsNotSolved) {
  const Solved solved = solve_problem({"stipulation #1", "forsyth k6R/8/8/8/8/8/8/K7"});
  EXPECT_FALSE(solved.ok);
  EXPECT_THAT(solved.complaints, ElementsAre("the side to play can capture the king"));
  EXPECT_EQ(solved.solutions, 0);
}

TEST(Direct, ADoubleMateMayBeTheLongestMoveThoughItExposesTheKing) {
  EXPECT_THAT(solution_lines({"stipulation ##1", "forsyth 8/8/pp6/kp6/b4s2/2P5/rP5K/4q3",
                              "condition WhiteMaximummer"}),
              ElementsAre("   1.b2-b4 ## !"));
}

}  // namespace
}  // namespace feerie::test
