#include <algorithm>
#include <atomic>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "unit/search/solved.h"

namespace feerie::test {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

const std::string queen = "forsyth k7/3Q4/2K5/8/8/8/8/8";

TEST(Options, ASideThatCouldCaptureTheKingIsNotSolvedByHalfDuplexEither) {
  const Solved solved =
      solve_problem({"stipulation #1", "forsyth k7/7R/1K6/8/8/8/r7/7k", "option HalfDuplex"});
  EXPECT_FALSE(solved.ok);
}

TEST(Options, DuplexSolvesForBothSides) {
  const std::string rooks = "forsyth k1K5/7R/8/8/8/8/7r/8";
  EXPECT_THAT(solution_lines({"stipulation +1", rooks, "option Duplex"}),
              ElementsAre("   1.Rh7-a7 + !", "   1.Rh2-c2 + !"));
}

TEST(Options, HalfDuplexSolvesForTheOtherSideOnly) {
  EXPECT_THAT(solution_lines({"stipulation #1", "forsyth K7/3q4/2k5/8/8/8/8/8"}), IsEmpty());
  EXPECT_THAT(
      solution_lines({"stipulation #1", "forsyth K7/3q4/2k5/8/8/8/8/8", "option HalfDuplex"}),
      ElementsAre("   1.Qd7-b7 # !"));
}

TEST(Options, AMissingKingIsNotedOnceForAllPhasesOfBothSides) {
  const std::vector<std::string> pawn{"stipulation h+1", "forsyth 8/8/8/3p4/8/8/8/R3K3"};
  auto both = pawn;
  both.emplace_back("option SetPlay Duplex");
  for (const auto& problem : {pawn, both}) {
    const Solved solved = solve_problem(problem);
    EXPECT_TRUE(solved.ok);
    EXPECT_THAT(solved.notes, ElementsAre(HasSubstr("Black has no king")));
    EXPECT_THAT(solved.complaints, IsEmpty());
  }
  for (const std::string rule : {"condition LosingChess", "condition RepublicanChess",
                                 "condition RoyalDynasty", "condition BlackRoyalSquare h8"}) {
    auto kingless = pawn;
    kingless.push_back(rule);
    EXPECT_THAT(solve_problem(kingless).notes, IsEmpty()) << rule;
  }
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

TEST(Options, NumbersOfMovesAreThoseOfLinesOfFullLength) {
  const std::string stipulation = "stipulation h#1.5";
  const std::vector<std::string> shortest =
      solution_lines({stipulation, queen, "option StopOnShortSolutions"});
  std::vector<std::string> all = solution_lines({stipulation, queen});
  ASSERT_EQ(shortest.size(), 1);
  ASSERT_EQ(std::erase(all, shortest.front()), 1);
  ASSERT_FALSE(all.empty());
  for (const std::string option : {"StartMoveNumber 1", "UpToMoveNumber 99"}) {
    std::vector<std::string> lines = solution_lines({stipulation, queen, "option " + option});
    std::erase_if(lines, [](const std::string& line) { return line.ends_with(" )"); });
    EXPECT_EQ(lines, all) << option;
  }
}

TEST(Options, StopOnShortSolutionsHeedsPlayBehindIntroductoryMoves) {
  // Behind 1.Kg8-f8 there is no mate in one move, so that longer play is shown.
  const std::string problem = "stipulation 1->ser-#2";
  const std::string rook = "forsyth 6k1/8/6K1/8/8/8/8/R7";
  EXPECT_GT(solution_lines({problem, rook}).size(), 2U);
  EXPECT_THAT(solution_lines({problem, rook, "option StopOnShortSolutions"}),
              ElementsAre("  1.Kg8-f8   1.Kg6-f6   2.Ra1-a8 #", "  1.Kg8-h8   1.Ra1-a8 #"));
  // All that is as short behind the moves played so far is shown.
  const Solved solved =
      solve_problem({problem, "forsyth 7k/8/5QK1/8/8/8/8/R7", "option StopOnShortSolutions"});
  EXPECT_EQ(solved.solutions, 3);
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
  for (const std::string& key : short_threats) EXPECT_THAT(all, Contains(key));
}

TEST(Options, ThreatsAreWantedOnlyWhereThereIsRoomForThem) {
  // After 1.Rc3-d3 Be5-d4 White moves on by zugzwang: of two moves only one is left for a threat.
  const std::string position = "forsyth 8/8/8/4b3/8/2R4P/4K3/8";
  EXPECT_THAT(solution_lines({"stipulation zd83", position, "option NoBk Threat 2"}),
              Contains("   1.Rc3-d3 !"));
}

TEST(Options, APassIsADefenceLikeAnyOther) {
  EXPECT_THAT(solve_problem({"stipulation #2", "forsyth 7k/p7/6K1/8/8/8/8/1R6",
                             "option PostKeyPlay NullMoves NoThreat"})
                  .text,
              HasSubstr("      1... ...\n          2.Rb1-b8 #\n"));
  // What is shown behind it is read off the right position: Sa3-b5 gives check.
  EXPECT_THAT(solve_problem({"stipulation s#5", "forsyth 4k3/2K5/8/8/4s3/s7/8/8",
                             "condition BlackChecks", "option Variations NoThreat"})
                  .text,
              AllOf(HasSubstr("      1... ...\n"), HasSubstr("2...Sa3-b5 +\n")));
}

TEST(Options, NullMovesLetASidePass) {
  const std::string kings = "forsyth k7/8/8/8/8/8/8/6K1";
  EXPECT_THAT(solution_lines({"stipulation h~0.5", kings, "option NullMoves"}),
              Contains("  1... ..."));
  EXPECT_THAT(solution_lines({"stipulation h#1", queen, "option NullMoves"}),
              Contains("  1. ... Qd7-b7 #"));
  // Who is in check cannot pass.
  for (const std::string& line :
       solution_lines({"stipulation h~1", "forsyth k6R/8/8/8/8/8/8/6K1", "option NullMoves"})) {
    EXPECT_NE(line.find("1.Ka8"), std::string::npos) << line;
  }
}

TEST(Options, NullMovesAreNotMadeOneAfterTheOther) {
  const std::string kings = "forsyth k7/8/8/8/8/8/8/6K1";
  EXPECT_THAT(solution_lines({"stipulation exact-h~1", kings, "option NullMoves"}),
              AllOf(Contains("  1. ... Kg1-h1"), Not(Contains("  1. ... ..."))));
  // In series play the other side passes anyway, which does not count.
  const std::string rook = "forsyth k7/8/8/8/8/8/8/1R4K1";
  const auto series = solution_lines({"stipulation exact-ser-+3", rook, "option NullMoves"});
  EXPECT_THAT(series, Contains("  1. ...   2.Rb1-b2   3.Rb2-a2 +"));
  EXPECT_THAT(series, Each(Not(HasSubstr("...   2. ..."))));
  // The table keeps positions behind a null move apart.
  const std::vector<std::string> helpmate{"stipulation h#2", "forsyth 8/8/8/8/8/1K6/8/k6R",
                                          "option NullMoves"};
  EXPECT_EQ(solution_lines(helpmate), solution_lines(helpmate, 0));
}

TEST(Options, MaxFlightsquaresWantsAConfinedKing) {
  const std::string position = "forsyth k7/8/8/3K4/8/8/8/4Q3";
  const std::string quiet = "   1.Kd5-c6 !";  // leaves a7 and b8
  EXPECT_THAT(solution_lines({"stipulation #3", position, "option MaxFlightsquares 2"}),
              Contains(quiet));
  EXPECT_THAT(solution_lines({"stipulation #3", position, "option MaxFlightsquares 1"}),
              AllOf(Not(Contains(quiet)), Contains("   1.Qe1-b4 !")));
}

TEST(Options, WhatBreaksALimitIsNoTry) {
  const std::string position = "forsyth 8/8/8/8/8/4b3/4Q3/1k1K4";
  const auto tries = solution_lines({"stipulation zc33", position, "option Defence 3"});
  EXPECT_THAT(tries, Contains("   1.Qe2-g4 ?"));
  const auto confined =
      solution_lines({"stipulation zc33", position, "option Defence 3 MaxFlightsquares 1"});
  EXPECT_THAT(confined, Not(Contains("   1.Qe2-g4 ?")));
  EXPECT_THAT(confined, Contains("   1.Qe2-g2 ?"));
}

TEST(Options, MaxFlightsquaresHoldsInSetPlay) {
  const std::string position = "forsyth 8/8/8/8/3Q1K2/4p3/8/5k2";
  const std::string set = "      1...Kf1-g1";
  EXPECT_THAT(solution_lines({"stipulation #3", position, "option SetPlay"}), Contains(set));
  EXPECT_THAT(solution_lines({"stipulation #3", position, "option SetPlay MaxFlightsquares 3"}),
              Not(Contains(set)));
}

TEST(Options, AThreatThatCannotBeUsedIsToldAndLimitsNothing) {
  const std::string position = "forsyth 6R1/8/4Q3/8/8/8/1k1K4/n7";
  const Solved limited = solve_problem({"stipulation sc812", position, "option Threat 2"});
  EXPECT_EQ(limited.complaints.size(), 1U);
  EXPECT_EQ(limited.text, solve_problem({"stipulation sc812", position}).text);
  EXPECT_EQ(limited.solutions, 1);
}

TEST(Options, ANullMoveOfTheDefenderIsMetByTheThreats) {
  const auto lines = solution_lines(
      {"stipulation #3", "forsyth 8/8/8/8/8/2K2Q2/8/k7", "option NullMoves Variations"});
  EXPECT_THAT(lines, Contains("   1.Qf3-d3 ! threat:"));
  EXPECT_THAT(lines, Not(Contains("      1... ...")));
}

TEST(Options, SetPlayOfSeriesSelfPlayIsForced) {
  EXPECT_THAT(
      solution_lines({"stipulation ser-s#1", "forsyth 5K1k/2q4q/8/8/8/8/8/8", "option SetPlay"}),
      IsEmpty());
}

TEST(Options, KeepMatingPieceWantsMoreThanAKing) {
  const std::string kings = "forsyth 8/8/8/8/8/8/7K/k7";
  EXPECT_THAT(solution_lines({"stipulation h~1", kings}), Not(IsEmpty()));
  EXPECT_THAT(solution_lines({"stipulation h~1", kings, "option KeepMatingPiece"}), IsEmpty());
  const std::string pawn = "forsyth 8/8/8/8/8/p7/7K/k7";
  EXPECT_THAT(solution_lines({"stipulation h~1", pawn, "option KeepMatingPiece"}), IsEmpty());
  EXPECT_THAT(solution_lines({"stipulation hs~2", pawn, "option KeepMatingPiece"}), Not(IsEmpty()));
}

TEST(Options, MoveNumbersCountTheFirstMovesOfParrySeries) {
  EXPECT_THAT(
      solution_lines({"stipulation pser-#2", "forsyth k7/8/8/8/8/p7/P7/K7", "option MoveNumbers"}),
      ElementsAre("  1  (Ka1-b1 )", "  2  (Ka1-b2 )"));
}

/// Eight moves of Black, one of 22 moves of White gives check.
const std::string pawn_and_rook = "forsyth 8/8/7R/8/1K6/8/p7/1k6";

/// Lines of solutions and of numbers.
std::vector<std::string> numbered(const std::string& stipulation, const std::string& options = "") {
  return solution_lines(
      {"sstipulation " + stipulation, pawn_and_rook, "option MoveNumbers " + options});
}

TEST(Options, MoveNumbersCountWhereOnlyOneSideCanEndPlay) {
  // Popeye 4.104 numbers the eight moves, and no others.
  const std::vector<std::string> moves{"  1  (Kb1-a1 )",  "  2  (Kb1-c1 )",  "  3  (Kb1-b2 )",
                                       "  4  (Kb1-c2 )",  "  5  (a2-a1=Q )", "  6  (a2-a1=S )",
                                       "  7  (a2-a1=R )", "  8  (a2-a1=B )"};
  for (const std::string tree : {"2h[#]h", "4h[#]h", "2hh[#]", "3hh[#]", "2h[#]h[#]", "3h{x}h[#]",
                                 "2h[1d[#]a]h", "2h[#]{!x}h", "2h[>1a[#]d]h"}) {
    EXPECT_EQ(numbered("black " + tree), moves) << tree;
  }
}

TEST(Options, MoveNumbersStandBeforeTheLongestLinesThatThereCanBe) {
  EXPECT_THAT(numbered("white 2h[+]h"), AllOf(SizeIs(23), Contains("  1.Rh6-h1 +")));
  EXPECT_THAT(numbered("white 2h[+]h", "StartMoveNumber 10"),
              AllOf(SizeIs(13), Each(HasSubstr("("))));
  EXPECT_THAT(numbered("white 2h[+]h", "StartMoveNumber 9 UpToMoveNumber 9"),
              ElementsAre("  9  (Rh6-h1 + )", "  1.Rh6-h1 +"));
}

TEST(Options, MoveNumbersRunOnThroughLinesThatAreJoined) {
  const auto lines = numbered("white 3h[+]h & 3a[+]d");
  const auto numbers = std::count_if(lines.begin(), lines.end(), [](const std::string& line) {
    return line.find('(') != std::string::npos;
  });
  EXPECT_EQ(numbers, 44);
  EXPECT_THAT(lines, Contains(" 44  (Rh6-h8 )"));
}

TEST(Options, GoalIsEndAsksAboutMovesOnly) {
  // White is in check in the diagram, but no move of Black has given it.
  const std::string position = "forsyth 4k3/8/8/8/4r3/8/8/R3K3";
  const auto all = solution_lines({"stipulation h+1.5", position});
  const auto ended = solution_lines({"stipulation h+1.5", position, "option GoalIsEnd"});
  EXPECT_THAT(ended, Not(IsEmpty()));
  EXPECT_LT(ended.size(), all.size());
  EXPECT_THAT(all, Contains("  1...Ke1-d1   2.Re4-d4 + Kd1-e1").Times(0));
  for (const std::string& line : ended) EXPECT_EQ(line.find(" + "), std::string::npos) << line;
}

TEST(Options, GoalIsEndEndsPlayBeforeItsLastMoveIsForced) {
  // The king must not give the check itself, though Black could answer with one.
  const std::string position = "forsyth 4k3/8/8/4K1q1/8/4R3/8/8";
  EXPECT_THAT(solution_lines({"stipulation semi-r+1", position}), Contains("   1.Ke5-d4 + !"));
  EXPECT_THAT(solution_lines({"stipulation semi-r+1", position, "option GoalIsEnd"}),
              Each(Not(HasSubstr("+"))));
}

TEST(Options, GoalOptionsChangeStructuredStipulations) {
  const std::string position = "forsyth 4k3/8/8/4r3/8/8/8/R3K3";
  for (const auto* option : {"option GoalIsEnd", "option Quodlibet"}) {
    EXPECT_EQ(solution_lines({"sstipulation white 4ad[+]", position, option}),
              solution_lines({"stipulation s+2", position, option}));
  }
}

TEST(Options, NumbersTellAWayIntoTheLines) {
  const std::string kings = "forsyth 8/8/8/8/8/8/7K/k7";
  EXPECT_THAT(
      solution_lines({"stipulation h#2", kings, "option StartMoveNumber 2:4 UpToMoveNumber 3:1"}),
      ElementsAre("  2  (Ka1-a2 )", "  2:4  (Kh2-g3 )", "  2:5  (Kh2-h3 )", "  3  (Ka1-b2 )",
                  "  3:1  (Kh2-g1 )"));
}

TEST(Options, NumbersBehindTheFirstMoveOfATreeAreRefused) {
  const Solved solved =
      solve_problem({"stipulation #1", queen, "option StartMoveNumber 1:2 UpToMoveNumber 9"});
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
              Contains("  1...Qb1-b7 #"));
}

}  // namespace
}  // namespace feerie::test
