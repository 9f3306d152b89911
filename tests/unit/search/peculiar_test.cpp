#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "unit/search/solved.h"

/// Positions of docs/deviations.md.
namespace feerie::test {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

TEST(Peculiar, IntelligentPlayHasTheSameSolutions) {
  const std::string position = "forsyth 1R6/2k5/8/8/1Q3K2/8/8/8";
  const auto all = solution_lines({"stipulation h=2.5", position});
  EXPECT_THAT(all, Contains("  1...Kf4-e4   2.Kc7-d7 Ke4-e5   3.Kd7-c6 Rb8-b7 ="));
  EXPECT_EQ(solution_lines({"stipulation h=2.5", position, "option Intelligent"}), all);
}

TEST(Peculiar, AZeroPositionIsNotSolvedForAnySide) {
  EXPECT_THAT(solution_lines({"stipulation ~1", "pieces white pf5 black rh1",
                              "option NoWk NoBk Duplex", "zeroposition move f5 a7"}),
              Each(Not(HasSubstr("f5-f6"))));
  const Solved solved = solve_problem({"stipulation ~1", "pieces white pa6 black pa5",
                                       "option NoWk NoBk Duplex", "zeroposition move a6 b6"});
  EXPECT_EQ(solved.solutions, 2);
}

TEST(Peculiar, PlayBehindTheKeyOfStructuredStipulations) {
  const std::string position = "forsyth k7/8/1K6/p7/8/8/8/7R";
  EXPECT_EQ(solution_lines({"sstipulation white 3a[#]d", position, "option PostKeyPlay"}),
            solution_lines({"stipulation #2", position, "option PostKeyPlay"}));
}

TEST(Peculiar, SetPlayTakesNothingFromParrySeries) {
  const std::string position = "forsyth k7/8/2K5/1Q6/8/8/8/8";
  const Solved solved = solve_problem({"stipulation pser-#2", position, "option SetPlay"});
  EXPECT_THAT(solved.complaints, ElementsAre("SetPlay not applicable - ignored"));
  EXPECT_EQ(solved.text, solve_problem({"stipulation pser-#2", position}).text);
  EXPECT_GT(solved.solutions, 1);
}

TEST(Peculiar, AKingAloneKeepsNoMatingPiece) {
  const std::string pawn = "forsyth 4k2r/8/8/8/8/8/3p4/4K3";
  EXPECT_THAT(solution_lines({"stipulation x1", pawn}), ElementsAre("   1.Ke1*d2 x !"));
  for (const char* stipulation : {"stipulation x1", "stipulation hx0.5"}) {
    EXPECT_THAT(solution_lines({stipulation, pawn, "option KeepMatingPiece"}), IsEmpty());
  }
}

TEST(Peculiar, InSetPlayTheSameSideMates) {
  const std::string queens = "forsyth 6k1/3K4/8/7Q/8/8/8/Q7";
  const auto set_play = [&queens](const std::string& options) {
    return solution_lines({"stipulation #2", queens, "option Variations SetPlay" + options});
  };
  EXPECT_THAT(set_play(""), Contains("      1...Kg8-f8"));
  EXPECT_EQ(set_play(" KeepMatingPiece"), set_play(""));
}

TEST(Peculiar, InSeriesPlayNobodyPasses) {
  const auto lines = solution_lines(
      {"stipulation ser-x3", "forsyth 3k4/1K6/p7/8/4R3/8/8/8", "condition MessignyChess"});
  EXPECT_THAT(lines, Contains("  1.Re4-a4   2.Kb7<->Kd8   3.Ra4*a6 x"));
  EXPECT_THAT(lines, Each(Not(HasSubstr("1.Kb7<->Kd8   2.Kd8<->Kb7"))));
}

TEST(Peculiar, ForbiddenChecksHaveNoNumber) {
  const auto lines = solution_lines({"stipulation ser-~1", "forsyth 8/8/5K1k/4Q3/8/8/8/8",
                                     "condition ChecklessChess", "option MoveNumbers"});
  EXPECT_THAT(lines, Contains(HasSubstr("(Qe5-h2 + )")));
  EXPECT_THAT(lines, Each(Not(HasSubstr("Qe5-e3"))));
  EXPECT_THAT(lines, Each(Not(HasSubstr("Qe5-f4"))));
}

TEST(Peculiar, WithoutAMatingPieceNothingIsForbidden) {
  const std::string position = "forsyth 8/2R5/8/k1K5/8/8/8/8";
  EXPECT_THAT(solution_lines({"stipulation hr#1", position}), ElementsAre("  1.Rc7-a7 # ?!?"));
  EXPECT_THAT(solution_lines({"stipulation hr#1", position, "option KeepMatingPiece"}), IsEmpty());
  EXPECT_THAT(solution_lines({"stipulation r#1", position, "option KeepMatingPiece"}), IsEmpty());
}

TEST(Peculiar, ANullMoveMayPrecedeATargetSquare) {
  EXPECT_THAT(
      solution_lines({"stipulation zb73", "forsyth 1k6/p7/8/1K6/8/8/1Q6/8", "option NullMoves"}),
      Contains("   1. ... !"));
}

TEST(Peculiar, WhoMayPassIsPartOfThePosition) {
  EXPECT_THAT(
      solution_lines({"stipulation h#3", "forsyth 8/8/8/8/6Q1/4p3/8/1K2k3", "option NullMoves"}),
      Contains("  1.e3-e2 Kb1-b2   2. ... Kb2-c2   3. ... Qg4-g1 #"));
}

TEST(Peculiar, ANullMoveReachesNothing) {
  EXPECT_THAT(solution_lines({"stipulation ser-c811", "pieces black ka7 ra8",
                              "option NoWk HalfDuplex NullMoves"}),
              Each(Not(HasSubstr("..."))));
  EXPECT_THAT(
      solution_lines({"stipulation hkh71", "pieces white ke8 black qh7", "option NoBk NullMoves"}),
      IsEmpty());
}

TEST(Peculiar, UnitsOfASortAreToldApartInCircuits) {
  EXPECT_THAT(solution_lines({"stipulation ser-ct3", "forsyth 4Q3/7k/5R2/6K1/Q7/8/8/8"}),
              Contains("  1.Qe8-b8   2.Qa4-e8   3.Qe8-a4"));
}

TEST(Peculiar, OptionsHoldBehindIntroductoryMoves) {
  const std::string rooks = "forsyth k7/7r/8/8/8/8/7R/K7";
  EXPECT_THAT(solution_lines({"stipulation 1->s+1", rooks, "option Quodlibet"}),
              Contains("  1.Rh7-b7 Rh2-h8 +"));
  const auto ended = solution_lines({"stipulation 1->ser-h+1", rooks, "option GoalIsEnd"});
  EXPECT_THAT(ended, AllOf(Not(IsEmpty()), Each(Not(HasSubstr("+ ")))));
}

TEST(Peculiar, GoalIsEndTakesNoThreatsAway) {
  const std::vector<std::string> problem{"stipulation zb43", "forsyth k7/8/8/1R6/8/8/5K2/8",
                                         "option Variations"};
  auto ended = problem;
  ended.back() += " GoalIsEnd";
  EXPECT_THAT(solution_lines(problem), Contains("          2.Rc5-c4 threat:"));
  EXPECT_EQ(solution_lines(ended), solution_lines(problem));
}

TEST(Peculiar, CheckingTriesOfSelfPlayAreTrivial) {
  const std::string rook = "forsyth 8/4k1K1/8/8/8/8/2R5/8";
  const auto tries = [&rook](const char* option) {
    return solution_lines({"stipulation s#1", rook, option});
  };
  EXPECT_THAT(tries("option Defence 3"), Contains("   1.Rc2-e2 + ?"));
  EXPECT_THAT(tries("option Defence 3 TrivialTriesAvoid"), Each(Not(HasSubstr("+"))));
}

TEST(Peculiar, CheckingPromotionsAreTrivialTries) {
  const std::string position = "forsyth 8/K6P/8/8/7k/8/8/8";
  EXPECT_THAT(solution_lines({"stipulation #2", position, "option Defence 3"}),
              Contains("   1.h7-h8=Q + ?"));
  EXPECT_THAT(solution_lines({"stipulation #2", position, "option Defence 3 TrivialTriesAvoid"}),
              IsEmpty());
}

TEST(Peculiar, WithoutAKingThereAreNoFlights) {
  EXPECT_THAT(solution_lines({"stipulation x3", "forsyth 3K4/3p4/N7/8/8/8/8/8",
                              "option NoBk MaxFlightsquares 1"}),
              Contains("   1.Sa6-b4 !"));
}

TEST(Peculiar, WhiteToPlayIsForHelpPlay) {
  for (const char* stipulation : {"pser-h+1", "ser-+1", "dia2"}) {
    EXPECT_THAT(solve_problem({std::string("stipulation ") + stipulation,
                               "forsyth k7/7r/8/8/8/8/7R/K7", "option WhiteToPlay"})
                    .complaints,
                Contains("WhiteToPlay not applicable - ignored"));
  }
}

TEST(Peculiar, PlayThatTheDefenderBeginsIsShown) {
  EXPECT_THAT(solution_lines({"sstipulation black 2da[x]", "forsyth k7/8/1K6/p7/8/8/8/7R"}),
              ElementsAre(" threat:", "      1...Kb6*a5 x", "   1.a5-a4", "    refutes."));
}

TEST(Peculiar, MinimalLengthsAreKept) {
  const std::string bishop = "forsyth b7/2K5/8/1k6/4R3/8/8/8";
  EXPECT_THAT(solution_lines({"sstipulation white 3h[1a[x]d]h", bishop}),
              Contains("  1.Kc7-b8 Ba8*e4 x"));
  EXPECT_THAT(solution_lines({"sstipulation white 2:3h[1a[x]d]h", bishop}),
              Not(Contains("  1.Kc7-b8 Ba8*e4 x")));
}

TEST(Peculiar, WhatATryWouldAllowIsNoKey) {
  const std::string position = "forsyth 8/1B6/4K3/8/1k6/8/4Q3/3Q4";
  const auto keys = solution_lines({"sstipulation white 4a[#=]d[#=]", position});
  EXPECT_THAT(keys, Contains("   1.Qe2-a2 !"));
  EXPECT_THAT(keys, Not(Contains("   1.Qe2-c2 !")));
}

TEST(Peculiar, NoPartIsSolvedWhereTheKingCanBeCaptured) {
  const std::string position = "forsyth 8/8/8/3Q4/k7/p7/1K1R4/8";
  EXPECT_THAT(solution_lines({"sstipulation white 3a[#]d", position}),
              ElementsAre("   1.Kb2-c3 !"));
  EXPECT_THAT(solution_lines({"sstipulation white 3a[#]d & -2hh[#]", position}), IsEmpty());
}

TEST(Peculiar, NonTrivialIsNotForHelpPlay) {
  const std::string position = "forsyth 7k/5K2/8/6Q1/8/8/8/8";
  const Solved solved = solve_problem({"stipulation h#1.5", position, "option NonTrivial 0 1"});
  EXPECT_THAT(solved.complaints, ElementsAre("NonTrivial not applicable - ignored"));
  EXPECT_EQ(solved.text, solve_problem({"stipulation h#1.5", position}).text);
}

TEST(Peculiar, TheThreatOfASelfmateIsAsLongAsItsAttack) {
  const std::string position = "forsyth 2Bk4/8/1K6/8/8/6Q1/8/8";
  EXPECT_THAT(solution_lines({"stipulation sx2", position, "option Threat 1"}),
              Contains("   1.Qg3-f2 !"));
}

TEST(Peculiar, QuodlibetShowsOnlyWhatReachesAGoal) {
  const auto lines = solution_lines(
      {"stipulation sx2", "forsyth 5K2/7k/4Q3/8/7p/8/8/8", "option Variations Quodlibet"});
  EXPECT_THAT(lines, Contains("          2.Qg4*h4 + x"));
  EXPECT_THAT(lines, Not(Contains("          2.Qg4-h3")));
}

TEST(Peculiar, ANullMoveMayEndHelpPlay) {
  EXPECT_THAT(
      solution_lines({"stipulation h=2", "forsyth 8/8/8/8/8/5B2/5K1k/8", "option NullMoves"}),
      Contains("  1.Kh2-h3 Bf3-g2 +   2.Kh3-h2  ... ="));
}

TEST(Peculiar, AHelpSelfmateInAHalfMoveIsPlayOfTheDefender) {
  EXPECT_THAT(solution_lines({"stipulation hs#0.5", "forsyth k7/8/2K5/1Q6/8/8/8/8"}),
              ElementsAre("      1...Ka8-a7", "        refutes."));
}

TEST(Peculiar, SeriesSelfPlayGoesOnWhereTheGoalIsForced) {
  const std::string position = "forsyth 4K3/4S3/4k3/P5P1/3P4/8/1r4rs/8";
  const auto solutions = [&position](const std::string& stipulation) {
    return solution_lines({stipulation, position, "condition Maximummer"});
  };
  for (const std::string goal : {"#", "+", "zb8"}) {
    const auto lines = solutions("stipulation ser-s" + goal + "2");
    EXPECT_FALSE(lines.empty());
    EXPECT_EQ(lines, solutions("sstipulation white 2s[1d[" + goal + "]a]"));
  }
}

TEST(Peculiar, JoinedStipulationsHaveNoFirstMovesInCommon) {
  const auto solve = [](const std::string& option) {
    return solve_problem({"sstipulation white 1a[+]d & 1a[x]d",
                          "pieces white ka1 rg1 black kf8 pg7", "option NoBoard " + option});
  };
  const Solved all = solve("");
  EXPECT_EQ(all.solutions, 2);
  const Solved limited = solve("UpToMoveNumber 3");
  EXPECT_EQ(limited.solutions, all.solutions);
  EXPECT_THAT(limited.text, HasSubstr("   1.Rg1*g7 x !"));
  EXPECT_EQ(limited.complaints.size(), 1U);
  const Solved numbered = solve("MoveNumbers");
  EXPECT_THAT(numbered.complaints, IsEmpty());
  EXPECT_THAT(numbered.text, HasSubstr("(Rg1*g7 )"));
}

TEST(Peculiar, ThreatMeansNothingInParrySeries) {
  const std::string position = "forsyth k7/8/2K5/1Q6/8/8/8/8";
  const Solved solved = solve_problem({"stipulation pser-#2", position, "option Threat 1"});
  EXPECT_EQ(solved.complaints.size(), 1U);
  EXPECT_EQ(solved.text, solve_problem({"stipulation pser-#2", position}).text);
}

}  // namespace
}  // namespace feerie::test
