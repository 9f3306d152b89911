#include "game/lent_sight.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "support/random_play.h"
#include "support/scene.h"
#include "unit/game/left_out.h"

/// Where rules lend walks, moves are left out that certainly give no check. Playing each move finds
/// no check among them.
namespace feerie::test {
namespace {

class LentSight : public testing::TestWithParam<const char*> {};

TEST_P(LentSight, LeavesNoCheckOut) {
  Dice dice(3101);
  LeftOut seen;
  for (int i = 0; i < 1'500 && !HasFailure(); ++i) {
    Game game = scene(random_fen(dice, 2 + dice.roll(20)), GetParam());
    if (!game.in_check(opposite(game.turn()))) compare_with_all(game, Wanted::checks, seen);
  }
  EXPECT_GT(seen.dropped, 5'000);
  EXPECT_GT(seen.wanted, 500);
}

INSTANTIATE_TEST_SUITE_P(OfLenders, LentSight,
                         testing::Values("AnnanChess", "AnnanChess TypeB", "AnnanChess TypeC",
                                         "AnnanChess TypeD", "NannaChess", "FaceToFace",
                                         "BackToBack", "CheekToCheek", "PointReflection",
                                         "AnnanChess, PointReflection", "AnnanChess, Circe",
                                         "BackToBack, AndernachChess", "Bolero",
                                         "Bolero RexInclusive", "Bolero, Circe"));

/// May White's move between two squares check the king on d8?
bool may_check(std::string_view fen, Square from, Square to) {
  Game game = scene(fen, "AnnanChess");
  Candidates moves;
  game.generate_legal(moves, Wanted::checks);
  return std::ranges::any_of(
      moves, [&](const Candidate& move) { return move.from == from && move.to == to; });
}

constexpr Square b2 = 9, c3 = 18, d3 = 19, h3 = 23, a4 = 24, h4 = 31, d5 = 35, d8 = 59;

TEST(LentSight, AUnitChecksByTheWalkThatItBorrowsOnItsNewSquare) {
  // On h4 the rook stands before a bishop, from where a bishop sees d8; elsewhere it does not.
  EXPECT_TRUE(may_check("3k4/8/8/8/R7/7B/8/4K3 w -", a4, h4));
  EXPECT_FALSE(may_check("3k4/8/8/8/R7/8/8/4K3 w -", a4, h4));
}

TEST(LentSight, AUnitChecksWhenALenderComesBehindIt) {
  // The knight on d4 becomes a rook when the rook comes to d3.
  EXPECT_TRUE(may_check("3k4/8/8/8/3N4/7R/8/K7 w -", h3, d3));
  EXPECT_FALSE(may_check("3k4/8/8/8/3N4/7R/8/K7 w -", h3, c3));
}

TEST(LentSight, AUnitChecksWhenALenderLeavesIt) {
  // The rook on d4 walks as a knight until the knight on d3 goes.
  EXPECT_TRUE(may_check("3k4/8/8/8/3R4/3N4/8/K7 w -", d3, b2));
}

TEST(LentSight, AUnitChecksWhenItsLineIsOpened) {
  EXPECT_TRUE(may_check("3k4/8/8/3N4/8/8/8/K2R4 w -", d5, c3));
}

TEST(LentSight, SaysNothingWhereNobodyTellsWhoLends) {
  const Game game = scene("3k4/8/8/8/8/8/8/K2N4 w -", "BoleroInverse");
  const Walkers walkers{};
  EXPECT_FALSE(feerie::LentSight(game.position(), game.rules(), walkers, d8).tells());
}

}  // namespace
}  // namespace feerie::test
