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
using testing::Not;
using testing::StartsWith;
using Lines = std::vector<std::string>;

/// White Kc2 Rh2, Black Ka1 Pa3.
const std::string corner = "forsyth 8/8/8/8/8/p7/2K4R/k7";

TEST(Help, ShorterLinesComeFirstUnlessTheLengthIsExact) {
  EXPECT_THAT(solution_lines({"stipulation h#1", corner}), ElementsAre("  1.a3-a2 Rh2-h1 #"));
  const Lines lines = solution_lines({"stipulation h#2", corner});
  EXPECT_EQ(lines.front(), "  1.a3-a2 Rh2-h1 #");
  EXPECT_GT(lines.size(), 1U);
  EXPECT_THAT(solution_lines({"stipulation exact-h#2", corner}),
              Not(Contains("  1.a3-a2 Rh2-h1 #")));
}

TEST(Help, AHalfMoveMoreBeginsWithTheOtherSide) {
  EXPECT_THAT(solution_lines({"stipulation h#0.5", "forsyth k7/3Q4/2K5/8/8/8/8/8"}),
              ElementsAre("  1...Qd7-b7 #"));
}

TEST(Help, SetPlayLeavesTheFirstMoveOut) {
  EXPECT_THAT(solution_lines({"stipulation h#1", "forsyth k7/3Q4/2K5/8/8/8/8/8", "option SetPlay"}),
              ElementsAre("  1...Qd7-b7 #", "  1.Ka8-b8 Qd7-b7 #"));
  EXPECT_EQ(solution_lines({"stipulation h#1.5", "forsyth k7/3Q4/2K5/8/8/8/8/8", "option SetPlay"})
                .front(),
            "  1...  ...  2.Ka8-b8 Qd7-b7 #");
}

TEST(Help, SetPlayMayEndBeforeItsFirstMove) {
  const std::string bishop = "forsyth b7/2K5/8/1k6/4R3/8/8/8";
  const auto lines = [&bishop](const char* stipulation) {
    return solution_lines({stipulation, bishop, "option SetPlay"});
  };
  // Reflex play has to end there, help play may go on.
  EXPECT_EQ(lines("sstipulation white 3h[1h[x]h]h").front(), "  1...Ba8*e4 x");
  for (const char* reflex : {"stipulation hrx2", "sstipulation white 3h[>1a[x]d]h"}) {
    EXPECT_THAT(lines(reflex), Contains(StartsWith("  1...")).Times(1)) << reflex;
    EXPECT_EQ(lines(reflex).front(), "  1...Ba8*e4 x") << reflex;
  }
  EXPECT_THAT(lines("stipulation exact-hrx2"), Each(Not(StartsWith("  1..."))));
}

TEST(Help, WhiteToPlayTakesTheFirstMoveAway) {
  EXPECT_THAT(
      solution_lines({"stipulation h#1", "forsyth k7/3Q4/2K5/8/8/8/8/8", "option WhiteToPlay"}),
      ElementsAre("  1...Qd7-b7 #"));
}

TEST(Help, ReachingTheGoalEarlyEndsTheLine) {
  // After 1...Kxb3 the target is reached; no second move follows, not even in exact play.
  const std::string position = "forsyth 7k/8/8/8/8/1p6/8/K7";
  for (const std::string& line : solution_lines({"stipulation exact-hx2", position})) {
    EXPECT_EQ(std::count(line.begin(), line.end(), '*'), 1) << line;
  }
  EXPECT_THAT(solution_lines({"stipulation exact-h~2", position}), IsEmpty());
}

TEST(Help, ReciprocalPlayHasBothEndings) {
  // Black can mate or be mated after the same play.
  const Lines lines = solution_lines({"stipulation reci-h+1", "forsyth 8/8/8/6Q1/5r2/7K/3p1k2/8"});
  EXPECT_THAT(lines, Contains("  1.d2-d1=Q Qg5*f4 +"));
  EXPECT_THAT(lines, Contains("  1.Rf4-h4 +"));
}

TEST(Help, ReflexPlayThatBreaksItsRuleIsSaidSo) {
  EXPECT_THAT(solution_lines({"stipulation hr#1", "forsyth k7/8/1K6/8/8/8/8/7R"}),
              ElementsAre("  1.Rh1-h8 # ?!?"));
}

TEST(Series, OneSideMovesAndChecksOnlyWithItsLastMove) {
  EXPECT_THAT(solution_lines({"stipulation ser-#2", "forsyth k7/6P1/2K5/8/8/8/8/8"}),
              ElementsAre("  1.Kc6-b6   2.g7-g8=Q #", "  1.Kc6-b6   2.g7-g8=R #"));
}

TEST(Series, HelpEndsWithAMoveOfTheOtherSide) {
  EXPECT_THAT(solution_lines({"stipulation ser-h#3", corner}),
              ElementsAre("  1.a3-a2 Rh2-h1 #", "  1.Ka1-a2   2.Ka2-a1   3.a3-a2 Rh2-h1 #"));
}

TEST(Series, SetPlayIsTheEndingAlone) {
  EXPECT_THAT(
      solution_lines({"stipulation ser-h#1", "forsyth k7/3Q4/2K5/8/8/8/8/8", "option SetPlay"}),
      ElementsAre("  1...Qd7-b7 #", "  1.Ka8-b8 Qd7-b7 #"));
  const Solved solved =
      solve_problem({"stipulation ser-#1", "forsyth k7/3Q4/2K5/8/8/8/8/8", "option SetPlay"});
  EXPECT_THAT(solved.complaints, ElementsAre("SetPlay not applicable - ignored"));
}

TEST(Series, SelfPlayGoesOnWhereTheOtherSideWouldBeForced) {
  const Lines lines = solution_lines({"stipulation ser-sx2", "forsyth 8/8/8/8/8/8/P6P/5K1k"});
  EXPECT_THAT(lines, Contains("  1.a2-a3 Kh1*h2 x"));
  EXPECT_THAT(lines, Contains("  1.a2-a3   2.a3-a4 Kh1*h2 x"));
  EXPECT_THAT(lines, Contains("  1.Kf1-e1   2.Ke1-f1 Kh1*h2 x"));
}

TEST(Series, IntroductoryMovesAreNumberedForThemselves) {
  EXPECT_THAT(solution_lines({"stipulation 1->ser-h#2", corner}),
              Contains("  1.Kc2-b3   1.Ka1-b1   2.Kb1-a1 Rh2-h1 #"));
}

TEST(Structured, GivesTheSameAsTheTraditionalForm) {
  struct Pair {
    std::string traditional;
    std::string structured;
    std::string position;
  };
  const std::string forced_pawn = "forsyth k7/8/8/8/8/1R3p2/2R5/6K1";
  const std::string rook = "forsyth 8/8/8/6k1/8/8/1Q6/2Kr4";
  for (const Pair& pair :
       {Pair{"#2", "white 3a[#]d", corner}, Pair{"h#2", "black 4hh[#]", corner},
        Pair{"h#1.5", "black - 3h[#]h", corner}, Pair{"ser-h#3", "black 3s[1h[#]h]", corner},
        Pair{"exact-h#2", "black 4:4hh[#]", corner}, Pair{"s+2", "white 4ad[+]", forced_pawn},
        Pair{"semi-r+2", "white 3a[1a[+]d]d", rook}}) {
    const Lines lines = solution_lines({"stipulation " + pair.traditional, pair.position});
    EXPECT_THAT(lines, Not(IsEmpty())) << pair.traditional;
    EXPECT_EQ(lines, solution_lines({"sstipulation " + pair.structured, pair.position}))
        << pair.traditional;
  }
}

TEST(Structured, AConstraintOnAMoveHoldsForTheLastOneToo) {
  const std::string position = "forsyth k6r/8/8/2pp4/8/8/8/KQ5R";
  for (const char* kind : {"1h[1h[x]h]h", "1a[1a[x]d]d", "1s[1h[x]h]"}) {
    const std::string free{kind};
    const std::string bound = free.substr(0, 2) + "{!+}" + free.substr(2);
    EXPECT_THAT(solution_lines({"sstipulation white " + free, position}),
                Contains(HasSubstr("Qb1-b7")));
    EXPECT_THAT(solution_lines({"sstipulation white " + bound, position}),
                Each(Not(HasSubstr("Qb1-b7"))));
  }
}

TEST(Structured, WhiteToPlayLeavesTheFirstMoveOfBlackOut) {
  EXPECT_EQ(solution_lines({"sstipulation black 4hh[#]", corner, "option WhiteToPlay"}),
            solution_lines({"stipulation h#2", corner, "option WhiteToPlay"}));
}

TEST(Structured, AHiddenBranchIsNotShown) {
  const std::string position = "forsyth 8/8/8/8/8/k7/8/KR6";
  EXPECT_THAT(solution_lines({"sstipulation white 1h[1d[x]a]h", position}),
              ElementsAre("  1.Rb1-b4 Ka3*b4 x"));
  EXPECT_THAT(solution_lines({"sstipulation white 1h[/1d[x]a]h", position}),
              ElementsAre("  1.Rb1-b4"));
}

TEST(Structured, AForcedForkEndsThePlay) {
  const std::string position = "forsyth 8/8/p7/5p1p/5p2/5PPP/6P1/8";
  const Lines lines =
      solution_lines({"sstipulation white 3h[>1a[x]d]h", position, "option NoWk NoBk"});
  EXPECT_THAT(lines, Contains("  1.h3-h4 f4*g3 x"));
  EXPECT_THAT(lines, Not(Contains("  1.h3-h4 f4*g3   2.h4-h5 g3-g2 x")));
}

}  // namespace
}  // namespace feerie::test
