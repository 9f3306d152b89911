#include "published/score.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "game/catalogue.h"
#include "game/entries.h"
#include "published/output_pieces.h"

/// How written solutions become trees.
namespace feerie::test {
namespace {

using published::parse_scores;
using published::ScoreMove;
using published::Scores;
using solution::Mark;
using testing::IsEmpty;

std::string shown(const std::vector<ScoreMove>& moves);

/// `Kg6! <Rb8> (Kh7 (Rh1))`: threats in angle brackets, replies in parentheses, refutations in
/// braces.
std::string shown(const ScoreMove& move) {
  std::string text = move.text.empty() ? "-" : move.text;
  if (move.mark == Mark::key || move.mark == Mark::refutation) text += '!';
  if (move.mark == Mark::attempt) text += '?';
  if (move.unfinished) text += " etc";
  if (!move.threats.empty()) text += " <" + shown(move.threats) + ">";
  if (!move.replies.empty()) text += " (" + shown(move.replies) + ")";
  if (!move.refutations.empty()) text += " {" + shown(move.refutations) + "}";
  return text;
}

std::string shown(const std::vector<ScoreMove>& moves) {
  std::string text;
  for (const ScoreMove& move : moves) text += (text.empty() ? "" : ", ") + shown(move);
  return text;
}

struct Row {
  std::string text;
  std::string tree;
};
std::ostream& operator<<(std::ostream& out, const Row& row) {
  return out << row.text;
}

class Trees : public testing::TestWithParam<Row> {};

TEST_P(Trees, AreBuiltFromNumbers) {
  const Scores scores = parse_scores(GetParam().text, {});
  ASSERT_EQ(scores.twins.size(), 1U);
  EXPECT_EQ(shown(scores.twins.front().roots), GetParam().tree);
  EXPECT_TRUE(scores.unread.empty()) << scores.unread.front().text;
}

/// The sign of every goal can stand behind a move.
TEST(Scores, KnowTheSignsOfAllGoals) {
  for (const Goal* goal : Catalogue<Goal>::all()) {
    if (goal->sign.empty()) continue;
    const Scores scores = parse_scores("1.Kg5-g6 " + std::string(goal->sign) + " !\n", {});
    ASSERT_EQ(scores.twins.size(), 1U) << goal->sign;
    EXPECT_EQ(shown(scores.twins.front().roots), "Kg5-g6!") << goal->sign;
    EXPECT_TRUE(scores.unread.empty()) << goal->sign;
  }
}

INSTANTIATE_TEST_SUITE_P(
    Table, Trees,
    testing::Values(Row{"", ""}, Row{"1.Kg6!", "Kg6!"}, Row{"1.Kg6 !", "Kg6!"},
                    Row{"1. Kg6 !!", "Kg6!"}, Row{"1.Kg6! (2.Rb8#)", "Kg6! <Rb8>"},
                    Row{"1.Kg6! [2.Rb8#]", "Kg6! <Rb8>"}, Row{"1.Kg6! thr. 2.Rb8#", "Kg6! <Rb8>"},
                    Row{"1.Kg6! 2.Rb8#", "Kg6! <Rb8>"}, Row{"1.Kg6! Drohung: 2.Tb8#", "Kg6! <Tb8>"},
                    Row{"1.Kg6!threat: 2.Rb8#", "Kg6! <Rb8>"},
                    Row{"1.Kg6! (>2.Rb8#)", "Kg6! <Rb8>"},
                    Row{"1.Kg6![A] Ne5[a]/a6 2.Rb8#[B]", "Kg6! (Ne5, a6 (Rb8))"},
                    Row{"1.e8=S/Q+!", "e8=S!, e8=Q!"}, Row{"1.Ke1-g1/wRh1-f1!", "Ke1-g1/wRh1-f1!"},
                    Row{"1.Sd4[+bPe7]/Sf4[c1=w/b]! a5", "Sd4[+bPe7]!, Sf4[c1=w/b]! (a5)"},
                    Row{"1.Kg6! (2.Rb8/Rb7#)", "Kg6! <Rb8, Rb7>"},
                    Row{"1.Kg6! thr. 2.Rb8/Rb7# 1...a5/a6 2.Ra8[+wPa2]/Ra7#",
                        "Kg6! <Rb8, Rb7> (a5, a6 (Ra8[+wPa2], Ra7))"},
                    Row{"1.Kg6 Can't decide whether this move is legal", "Kg6"},
                    Row{"1.Kxg6(Rh8)! a5", "Kxg6! (a5)"}, Row{"1.Kg6! S~ 2.Rb8#", "Kg6! (~ (Rb8))"},
                    Row{"1.Kg6! ZZ 1...a5 2.Rb8#", "Kg6! (a5 (Rb8))"},
                    Row{"1.Kg6! a5 2.Rb8# 1...a6 2.Rb7", "Kg6! (a5 (Rb8), a6 (Rb7))"},
                    Row{"1.Kg6! a5, a6 2.Rb8#", "Kg6! (a5, a6 (Rb8))"},
                    Row{"1.Kg6! a5 2.Ra8,Rb8#", "Kg6! (a5 (Ra8, Rb8))"},
                    Row{"1.Kg6! a5 2.Rb7 (3.Rb8#) 2...a4 3.Rh7#",
                        "Kg6! (a5 (Rb7 <Rb8> (a4 (Rh7))))"},
                    Row{"1.Kg6! a5 2.Rb7 etc.", "Kg6! (a5 (Rb7 etc))"},
                    Row{"1.Rh1+? Kg8!", "Rh1? {Kg8!}"}, Row{"1.Rh1+? but 1...Kg8!", "Rh1? {Kg8!}"},
                    Row{"1.Rh1+? Kh7 2.Rb1 mais 1...Kg8 !", "Rh1? (Kh7 (Rb1)) {Kg8!}"},
                    Row{"*1...a5 2.Rb8# 1.Kg6!", "a5 (Rb8), Kg6!"},
                    Row{"1...  ...  2.Kh7 Ra1 3.Kh6 Rh1#", "Kh7 (Ra1 (Kh6 (Rh1)))"},
                    Row{"1...Kg6 2.Kg8 Rb8#\n1...  ...  2.Kh7 Ra1", "Kg6 (Kg8 (Rb8)), Kh7 (Ra1)"},
                    Row{"1.Kh7   2.Kh6 Rh1 #", "Kh7 (Kh6 (Rh1))"},
                    Row{"1.Kh7 Ra1 2.Kh6 Rh1# 1.Kg8 Rc1 2.Kf8 Rc8#",
                        "Kh7 (Ra1 (Kh6 (Rh1))), Kg8 (Rc1 (Kf8 (Rc8)))"},
                    Row{"1.a8(Q)! Kh7", "a8(Q)! (Kh7)"},
                    Row{"1.d5*e6 ep.[+bPe7] Kh7", "d5*e6 ep.[+bPe7] (Kh7)"},
                    Row{"1.d5xe6 ep.! (2.Rb8#)", "d5xe6 ep.! <Rb8>"},
                    Row{"1.d5xe6 e.p.? but 1...Kh7!", "d5xe6 e.p.? {Kh7!}"},
                    Row{"1.a2-a1=S (16.65) Kg4", "a2-a1=S (16.65) (Kg4)"},
                    Row{"1.Kg8 ... 2.Kh8", "Kg8 (... (Kh8))"},
                    Row{"1.Kg6! {a} a5 {b\nc} 2.Rb8#", "Kg6! (a5 (Rb8))"},
                    Row{"threat: 2.Rb8#\n1...a5 2.Rb7", "- <Rb8> (a5 (Rb7))"},
                    Row{"A fine key:\n1.Kg6!\nJudge: good!", "Kg6!"},
                    Row{"1.Sf3?! a6 2.Kg6", "Sf3? (a6 (Kg6))"},
                    Row{"  1  (Ka3-b2    Time = 0.1 s)\n\n  1.Ka3-b2 #\n", "Ka3-b2"}));

TEST(Twins, HaveTheirLetters) {
  const Scores scores = parse_scores("a) 1.Kg6! b) wKf6-->g6\n1.Rb8! +c) no solution", {});
  ASSERT_EQ(scores.twins.size(), 3U);
  EXPECT_EQ(scores.twins[1].twin, "b");
  EXPECT_EQ(shown(scores.twins[1].roots), "Rb8!");
  EXPECT_TRUE(scores.twins[2].says_none);
}

TEST(OutputOfAProgram, LeavesItsPlay) {
  const std::string output =
      "\nA. N. Other\n1.e4 or not\n\n+---a---b---c---d---e---f---g---h---+\n8  -K  Q a1 8\n"
      "+---a---b---c---d---e---f---g---h---+\n  #2  RoyalSquare a1 2 + 1\n\n   1.Kg6 !\n\n\n"
      "solution finished. Time = 0.1 s\n";
  const Scores scores = parse_scores(output, {.first_line = 11});
  ASSERT_EQ(scores.twins.size(), 1U);
  EXPECT_EQ(shown(scores.twins.front().roots), "Kg6!");
  EXPECT_EQ(scores.twins.front().roots.front().line, 20);
  EXPECT_THAT(scores.unread, IsEmpty());
}

TEST(OutputOfAProgram, WithoutPlaySaysThatThereIsNone) {
  EXPECT_TRUE(parse_scores("\nsolution finished.\n", {}).twins.front().says_none);
  EXPECT_FALSE(parse_scores("\nsolving interrupted.\n", {}).twins.front().says_none);
  EXPECT_TRUE(parse_scores("\nPartial solution\n", {}).partial);
}

TEST(OutputOfAProgram, IsCutIntoProblems) {
  const auto pieces =
      published::pieces_of("1.Kg6!\nsolution finished.\n\n1.Kh6!\nLoesung beendet. Zeit\n\n");
  ASSERT_EQ(pieces.size(), 2U);
  EXPECT_EQ(pieces[1].text, "\n1.Kh6!\nLoesung beendet. Zeit\n");
  EXPECT_EQ(pieces[1].line, 3);
}

TEST(OutputOfAProgram, HasLinesThatEndInEitherWay) {
  const auto pieces = published::pieces_of("1.Kg6!\r\nsolution finished.\r\n\r\n1.Kh6!\r\n");
  ASSERT_EQ(pieces.size(), 2U);
  EXPECT_EQ(pieces[0].text, "1.Kg6!\nsolution finished.\n");
  EXPECT_EQ(pieces[1].text, "\n1.Kh6!\n");
}

TEST(Unread, IsWhatStandsBetweenMoves) {
  const Scores scores = parse_scores("1.Kg6! wins\nand more", {.first_line = 5});
  ASSERT_EQ(scores.unread.size(), 1U);
  EXPECT_EQ(scores.unread.front().text, "wins");
  EXPECT_EQ(scores.unread.front().line, 5);
}

/// The count of a structured stipulation begins again in the midst of a line.
TEST(Counts, BeginAnew) {
  const std::string text = "1.a2 Kb3 2.a1=Q 1.Kc3 Qb2 2.Kd3\n1.a2 Kb4";
  EXPECT_EQ(shown(parse_scores(text, {.counts_anew = true}).twins.front().roots),
            "a2 (Kb3 (a1=Q (Kc3 (Qb2 (Kd3))))), a2 (Kb4)");
}

TEST(DeepText, IsCutOff) {
  std::string text;
  for (int i = 1; i < 9999; ++i) text += std::to_string(i) + ".Ka1 Ka8 ";
  EXPECT_THAT(parse_scores(text, {}).unread, testing::SizeIs(testing::Gt(10000U)));
}

}  // namespace
}  // namespace feerie::test
