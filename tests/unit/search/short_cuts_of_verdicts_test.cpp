#include <algorithm>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "core/square.h"
#include "support/random_play.h"
#include "support/scene.h"
#include "unit/search/random_problem.h"
#include "unit/search/solved.h"

/// Rules that object to positions for the units in them, rules that remember moves, and rules that
/// tell who walks as what: solutions are the same as where everything is played out.
namespace feerie::test {
namespace {

/// Takes a square out of those that are left, at random.
std::string any_square(std::vector<Square>& left, Dice& dice) {
  const auto at = left.begin() + dice.roll(static_cast<int>(left.size()));
  std::string text = to_string(*at);
  left.erase(at);
  return text;
}

/// Kings, officers of which boxes are nearly empty, and pawns about to promote.
std::string crowded_pieces(Dice& dice) {
  std::vector<Square> inside;
  for (Square square = 8; square < 56; ++square) inside.push_back(square);
  std::vector<Square> seventh(inside.end() - 8, inside.end());
  std::vector<Square> second(inside.begin(), inside.begin() + 8);
  inside = {inside.begin() + 8, inside.end() - 8};
  std::string text = "pieces";
  for (const bool white : {true, false}) {
    text += (white ? " white K" : " black K") + any_square(inside, dice);
    for (const char* officer : {"Q", "R", "R", "B", "B", "S", "S"}) {
      if (dice.roll(4) != 0) text += " " + (officer + any_square(inside, dice));
    }
    auto& line = white ? seventh : second;
    for (int pawns = 1 + dice.roll(2); pawns > 0; --pawns) text += " P" + any_square(line, dice);
  }
  return text;
}

int compare_crowded(const std::string& condition, const std::vector<const char*>& tasks,
                    Dice& dice) {
  int solutions = 0;
  for (int number = 0; number < 12; ++number) {
    for (const char* task : tasks) {
      solutions += compare_short_cuts(
          {std::string("stipulation ") + task, "condition " + condition, crowded_pieces(dice)});
      if (testing::Test::HasFailure()) return solutions;
    }
  }
  return solutions;
}

TEST(ShortCutsOfVerdicts, ChangeNothingWithBoxes) {
  Dice dice = dice_of(810);
  for (const char* type : {"SingleBox Type1", "SingleBox Type2", "SingleBox Type3"}) {
    SCOPED_TRACE(type);
    EXPECT_GT(compare_crowded(type, {"h#1", "h+1", "h=1", "#1", "ser-+1", "h+0.5"}, dice), 20);
    if (HasFailure()) return;
  }
}

TEST(ShortCutsOfVerdicts, KnowThatAPawnWithoutUnitInTheBoxGivesNoCheck) {
  // All white officers are there, so that the pawn cannot capture on e8.
  const int solutions =
      compare_short_cuts({"stipulation h#0.5", "condition SingleBox Type1",
                          "pieces white Ka1 Qh1 Ra7 Rb1 Bc1 Bd1 Se1 Sf1 Pd7 black Ke8 Pf7 Ph2"});
  EXPECT_EQ(solutions, 0);
}

TEST(ShortCutsOfVerdicts, ChangeNothingWhereContactCounts) {
  Dice dice = dice_of(811);
  int solutions = 0;
  for (const char* rule : {"KoeKo", "KoeKo Neighbour S", "AntiKoeko", "NewKoeko",
                           "ContactGridChess", "Isardam", "Isardam TypeB", "Leffie"}) {
    SCOPED_TRACE(rule);
    for (const char* task : {"#2", "h#1.5", "h=1.5", "ser-h#2", "h+1.5", "s#1"}) {
      solutions += compare_short_cuts(
          {std::string("stipulation ") + task, std::string("condition ") + rule}, 4, 6, dice);
      if (HasFailure()) return;
    }
  }
  EXPECT_GT(solutions, 100);
}

TEST(ShortCutsOfVerdicts, ChangeNothingWhereMovesAreRemembered) {
  Dice dice = dice_of(812);
  int solutions = 0;
  for (const char* rule :
       {"Disparate", "FuddledMen", "DuellistChess", "MainlyInChess", "BlackFollowMyLeader",
        "WhiteSynchronMover", "Disparate, FuddledMen", "MainlyInChess, DuellistChess"}) {
    SCOPED_TRACE(rule);
    for (const char* task : {"#2", "h#1.5", "h=1.5", "ser-h#2", "h+1.5", "s#2"}) {
      solutions += compare_short_cuts(
          {std::string("stipulation ") + task, std::string("condition ") + rule}, 4, 5, dice);
      if (HasFailure()) return;
    }
  }
  EXPECT_GT(solutions, 100);
}

TEST(ShortCutsOfVerdicts, KnowWhoseTurnOfWalkIsOver) {
  // A king cannot answer a king, so that the black one has no reply to a check by the white one.
  const int solutions = compare_short_cuts(
      {"stipulation h#0.5", "condition Disparate", "pieces white Kg6 Ra1 black Kh8 Rb3"});
  EXPECT_EQ(solutions, 2);
}

TEST(ShortCutsOfVerdicts, ChangeNothingWhereDistancesCount) {
  Dice dice = dice_of(813);
  int solutions = 0;
  for (int number = 0; number < 20; ++number) {
    for (const char* rule : {"BlackMaxDister", "BlackMinDister", "WhiteMaxDister"}) {
      std::vector<Square> squares;
      for (Square square = 8; square < 56; ++square) squares.push_back(square);
      const std::string one = any_square(squares, dice);
      const std::string other = any_square(squares, dice);
      const std::string king = any_square(squares, dice);
      const std::string bishop = any_square(squares, dice);
      const std::string knight = any_square(squares, dice);
      const std::string pawn = any_square(squares, dice);
      solutions +=
          compare_short_cuts({dice.roll(2) == 0 ? "stipulation h+1.5" : "stipulation hx1.5",
                              fmt::format("condition {} {} {}", rule, one, other),
                              fmt::format("pieces white K{} R{} B{} black K{} S{} P{}", king, one,
                                          bishop, other, knight, pawn)});
      if (HasFailure()) return;
    }
  }
  EXPECT_GT(solutions, 20);
}

TEST(ShortCutsOfVerdicts, ChangeNothingWhereWalksAreLent) {
  Dice dice = dice_of(814);
  int solutions = 0;
  for (const char* rule :
       {"AnnanChess", "AnnanChess TypeB", "AnnanChess TypeC", "AnnanChess TypeD", "NannaChess",
        "NannaChess TypeC", "FaceToFace", "BackToBack", "CheekToCheek", "PointReflection",
        "AnnanChess, CheekToCheek", "FaceToFace, NannaChess", "Bolero", "Bolero RexInclusive",
        "BoleroInverse", "Bolero, AnnanChess", "AnnanChess, BoleroInverse"}) {
    SCOPED_TRACE(rule);
    for (const char* task : {"#2", "h#1.5", "h=1.5", "ser-h#2", "h+1.5", "s#1"}) {
      solutions += compare_short_cuts(
          {std::string("stipulation ") + task, std::string("condition ") + rule}, 4, 8, dice);
      if (HasFailure()) return;
    }
    for (const auto& [letters, neutral] : {std::pair("g", 0), std::pair("n", 30)}) {
      solutions += compare_short_cuts({"stipulation h+1.5", std::string("condition ") + rule,
                                       "forsyth " + placement_with(letters, neutral, dice)});
      if (HasFailure()) return;
    }
  }
  EXPECT_GT(solutions, 200);
}

TEST(ShortCutsOfVerdicts, LeaveCapturesThatMeetChecksByWhatRulesDo) {
  // 1.Rd8-d1 + is answered by b6*a5[+wSg1], which stands in the way; only 1.Rd8-h8 mates.
  EXPECT_EQ(compare_short_cuts({"stipulation #1", "condition Circe",
                                "pieces white kf2 rd8 bc7 sa5 black kh1 pb6"}),
            1);
}

TEST(ShortCutsOfVerdicts, MakeTheLastKingRoyal) {
  // The king on h8 is mated because the other one has been captured.
  EXPECT_EQ(compare_short_cuts(
                {"stipulation #1", "condition RoyalDynasty", "pieces white kg6 ra1 black ka8h8"}),
            1);
}

}  // namespace
}  // namespace feerie::test
