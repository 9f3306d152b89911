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

TEST(Hidden, AnOfficerCapturesUnawareAndABlockerDiscoversACheck) {
  EXPECT_THAT(solution_lines({"stipulation h#1", blocked}),
              UnorderedElementsAre("  1.a7-a6 Rf8-g8 #", "  1.a7-a6 TI~-~ #", "  1.a7-a5 Rf8-g8 #",
                                   "  1.a7-a5 TI~-~ #", "  1.TI~-~ Rf8-g8 #"));
}

TEST(Hidden, AClaimHasToHoldInAllWorlds) {
  // With two hidden units the one that does not block can be black and parry, unless it is
  // captured.
  EXPECT_THAT(
      solution_lines({"stipulation h#1", "pieces TotalInvisible 2 white Kg6 Rf8 black Kh8 Pa7"}),
      ElementsAre("  1.[+wTIb6]a7*b6 TI~-~ #"));
}

TEST(Hidden, APawnCapturesWhereSomebodyMustStand) {
  EXPECT_THAT(solution_lines(
                  {"stipulation h#1.5", "pieces TotalInvisible 1 white Kf7 Ph6 black Kh8 Pg7f6"}),
              UnorderedElementsAre("  1...h6-h7   2.f6-f5 [+bTIg8]h7*g8=Q #",
                                   "  1...h6-h7   2.g7-g6 [+bTIg8]h7*g8=Q #",
                                   "  1...h6-h7   2.g7-g5 [+bTIg8]h7*g8=Q #",
                                   "  1...h6-h7   2.TI~-~ [+bTIg8]h7*g8=Q #",
                                   "  1...TI~*f6   2.g7*h6 TI~*h6[h6=wR] #"));
}

TEST(Hidden, UnitsCaptureEnPassant) {
  // Only a white pawn on f5 or h5 can do that; nothing else is left that could move.
  EXPECT_THAT(
      solution_lines({"stipulation h=1", "pieces TotalInvisible 1 white Kf7 Ph6 black Kh8 Pg7"}),
      ElementsAre("  1.g7-g5 TI~*g6 ep.[g6=wP] ="));
}

TEST(Hidden, AKingThatIsNotSeenIsAmongThem) {
  // The white king is the only hidden unit, so that Black's own moves are all there are.
  const auto lines =
      solution_lines({"stipulation h~0.5", "pieces TotalInvisible 1 white Pa2 black Kh8"});
  EXPECT_THAT(lines, Contains("  1...TI~-~"));
  EXPECT_THAT(lines, Not(Contains(HasSubstr("[+bTI"))));
  EXPECT_THAT(solution_lines({"stipulation h~0.5", "pieces TotalInvisible 1 white Pa2 black Pa7"}),
              IsEmpty());
}

TEST(Hidden, HelpPlayEndsWithAHalfMoveThatIsForced) {
  // Whoever captures on b1 mates, and nothing else is possible.
  const std::string forced = "pieces TotalInvisible 1 white Ka1 Qf5 Rd5e6g6g8 Ph7 black Kc1 ";
  EXPECT_THAT(solution_lines({"stipulation hs#1", forced + "Ra4"}),
              ElementsAre("  1.Qf5-b1 TI~*b1 #"));
  EXPECT_THAT(solution_lines({"stipulation hs#1.5", forced + "Ra3"}),
              ElementsAre("  1...Ra3-a4   2.Qf5-b1 TI~*b1 #"));
}

TEST(Hidden, HelpReflexPlayEndsWithAHalfMoveThatCanMate) {
  EXPECT_THAT(
      solution_lines({"stipulation hr#1", "pieces TotalInvisible 1 white Ka1 Pa2b2 black Kc1 Rh8"}),
      ElementsAre("  1.[+bTIb3]a2*b3 Rh8-a8 #"));
}

TEST(Hidden, NeutralUnitsAreMovedAndCapturedByBothSides) {
  // Eric Huber, https://github.com/thomas-maeder/popeye/issues/290
  EXPECT_THAT(solution_lines(
                  {"stipulation h#1", "pieces TotalInvisible 1 white Kb2 black Ka4 neutral Rb8"}),
              ElementsAre("  1.nRb8-b5 TI~-~[b4=wR] #"));
  const auto lines = solution_lines(
      {"stipulation h~1", "pieces TotalInvisible 1 white Kh1 black Kh8 neutral Pa2 Ra8"});
  EXPECT_THAT(lines, Contains("  1.nPa2-a1=nR Kh1-g2"));
  EXPECT_THAT(lines, Contains("  1.TI~*a8 nPa2-a4"));
  EXPECT_THAT(lines, Contains("  1.nRa8*a2 TI~*a2"));
}

TEST(Hidden, TheRookOfACastlingBecomesVisible) {
  EXPECT_THAT(
      solution_lines({"stipulation h#1.5", "pieces TotalInvisible 1 white Ke1 Se3 black Kh3 Ph5",
                      "condition hole h2"}),
      ElementsAre("  1...0-0   2.h5-h4 Rf1-f3 #"));
  // On h1 it would have given check.
  EXPECT_THAT(
      solution_lines({"stipulation h#1.5", "pieces TotalInvisible 1 white Ke1 Se3 black Kh3 Ph5"}),
      IsEmpty());
}

TEST(Hidden, SeriesGiveNoCheckOnTheWay) {
  const auto lines = solution_lines({"stipulation ser-#2", blocked});
  EXPECT_EQ(lines.front(), "  1.Rf8-g8 #");
  EXPECT_THAT(lines, Contains("  1.Bc4-g8   2.Bg8-h7 #"));
  EXPECT_THAT(lines, Not(Contains("  1.TI~-~   2.Rf8-g8 #")));
  EXPECT_THAT(solution_lines({"stipulation ser-h#2", blocked}),
              Contains("  1.TI~-~   2.a7-a6 Rf8-g8 #"));
}

TEST(Hidden, MovesAreWrittenInTheLanguageOfTheProblem) {
  const Solved solved = solve_problem(
      {"stipulation h#1", blocked}, [](Problem& problem) { problem.language = Language::german; });
  EXPECT_THAT(solved.text, HasSubstr("1.a7-a6 Tf8-g8 #"));
  EXPECT_THAT(solved.text, HasSubstr("1.a7-a6 TU~-~ #"));
}

TEST(Hidden, TwinsChangeTheirNumber) {
  const auto lines =
      solution_lines({"stipulation h#1", "pieces TotalInvisible 2 white Kg6 Rf8 black Kh8 Pa7",
                      "twin add TotalInvisible 1"});
  EXPECT_THAT(lines, ElementsAre("a)", "  1.[+wTIb6]a7*b6 TI~-~ #", HasSubstr("b)"),
                                 "  1.a7-a5 TI~-~ #", "  1.a7-a6 TI~-~ #"));
}

TEST(Hidden, SetPlayAndDuplexAreSolved) {
  EXPECT_THAT(solution_lines({"stipulation h#1", blocked, "option SetPlay"}),
              Contains("  1...Rf8-g8 #"));
  EXPECT_THAT(solution_lines({"stipulation h#1", blocked, "option Duplex"}),
              Contains("  1.a7-a6 TI~-~ #"));
}

/// The lines that number half-moves, without their number.
std::vector<std::string> numbered(const std::vector<std::string>& lines) {
  std::vector<std::string> found;
  for (const std::string& line : solution_lines(lines)) {
    const std::size_t open = line.find("  (");
    if (open == std::string::npos) continue;
    found.push_back(line.substr(open + 3, line.find(' ', open + 3) - open - 3));
  }
  return found;
}

TEST(Hidden, HalfMovesAreNumberedByUnitsThenByDirections) {
  EXPECT_THAT(numbered({"stipulation h#0.5", "option MoveNumbers",
                        "pieces TotalInvisible 2 white Ke1 Ra1 Sd4 Ph7g5 black Kh1 Ph5 Rg8 Bc3"}),
              ElementsAre("Ra1-a8", "Ra1-a7", "Ra1-a6", "Ra1-a5", "Ra1-a4", "Ra1-a3", "Ra1-a2",
                          "Ra1-d1", "Ra1-c1", "Ra1-b1", "0-0-0", "Ke1-f2", "Ke1-d2", "Ke1-d1",
                          "Ke1-e2", "Ke1-f1", "Sd4-b3", "Sd4-c2", "Sd4-e2", "Sd4-f3", "Sd4-f5",
                          "Sd4-e6", "Sd4-c6", "Sd4-b5", "g5-g6", "[+bTIh6]g5*h6", "[+bTIf6]g5*f6",
                          "h7-h8=Q", "h7-h8=S", "h7-h8=R", "h7-h8=B", "h7*g8=Q", "h7*g8=S",
                          "h7*g8=R", "h7*g8=B", "TI~*g8", "TI~*h5", "TI~*c3", "TI~-~"));
}

TEST(Hidden, NumbersTellAWayIntoTheLines) {
  EXPECT_THAT(solution_lines(
                  {"stipulation h#1", blocked, "option StartMoveNumber 2:32 UpToMoveNumber 2:33"}),
              ElementsAre(HasSubstr("  2  (a7-a6"), HasSubstr("  2:32  (Rf8-g8"),
                          "  1.a7-a6 Rf8-g8 #", HasSubstr("  2:33  (TI~*a6")));
}

/// Why the problem is refused.
std::vector<std::string> refusal_of(const std::vector<std::string>& lines) {
  const Solved solved = solve_problem(lines);
  EXPECT_FALSE(solved.ok);
  return solved.complaints;
}

TEST(Hidden, WhatIsNotSupportedIsRefused) {
  const auto refused = [](const std::string& stipulation, const std::string& more,
                          const std::string& why) {
    EXPECT_THAT(refusal_of({"stipulation " + stipulation, blocked, more}),
                ElementsAre(HasSubstr(why)))
        << stipulation << ' ' << more;
  };
  refused("pser-#2", "", "in this form of play");
  refused("exact-r#2", "", "in this form of play");
  refused("hs#0.5", "", "in this form of play");
  refused("#2", "option Threat 1", "one of the options");
  refused("h#13", "", "up to 24 half-moves");
  refused("hx1", "", "the goals #, =, + and ~");
  refused("h#1", "condition Circe", "rules or visible units");
  refused("h#1", "twin add white Ga1", "rules or visible units");
  refused("h#1", "option nowk", "one of the options");
}

TEST(Hidden, UnitsOfNoOrthodoxKindAreRefused) {
  for (const char* unit : {"white Ga1", "neutral Ga1", "white royal Ra1"}) {
    EXPECT_THAT(
        refusal_of({"stipulation h#1", std::string("pieces TotalInvisible 1 black Kh8 ") + unit}),
        ElementsAre(HasSubstr("rules or visible units")))
        << unit;
  }
  EXPECT_THAT(refusal_of({"stipulation h#1", "pieces TotalInvisible 1 white Rb1 neutral Ka1"}),
              ElementsAre(HasSubstr("rules or visible units")));
}

}  // namespace
}  // namespace feerie::test
