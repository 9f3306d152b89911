#include <gtest/gtest.h>

#include "support/random_play.h"
#include "support/scene.h"

namespace feerie {
namespace {

using test::scene;

/// The definition: among the moves generated there is none that is legal.
bool without_move(Game& game) {
  return test::legal_moves(game).empty();
}

TEST(Mobility, AgreesWithTheDefinitionInRandomPositions) {
  test::Dice dice(7);
  int immobile = 0;
  for (int i = 0; i < 4000; ++i) {
    Game game = scene(test::random_fen(dice, 2 + dice.roll(12)));
    for (int ply = 0; ply < 4; ++ply) {
      const bool expected = without_move(game);
      EXPECT_EQ(game.immobile(), expected);
      if (expected) ++immobile;
      if (!test::play_random(game, dice)) break;
    }
  }
  // Otherwise the test would say little.
  EXPECT_GT(immobile, 20);
}

TEST(Mobility, AgreesWithTheDefinitionWhereUnitsTurnIntoOthers) {
  test::Dice dice(8);
  for (int i = 0; i < 500; ++i) {
    Game game = scene(test::random_fen(dice, 2 + dice.roll(8)), "Wandelschach");
    for (int ply = 0; ply < 4; ++ply) {
      EXPECT_EQ(game.immobile(), without_move(game));
      if (!test::play_random(game, dice)) break;
    }
  }
}

TEST(Mobility, AgreesWithTheDefinitionWhereARuleTellsHowACheckIsAnswered) {
  test::Dice dice(9);
  int mates = 0;
  for (const char* condition : {"SAT", "SAT 1", "SAT 2 1", "StrictSAT"}) {
    SCOPED_TRACE(condition);
    for (int i = 0; i < 1'500 && !testing::Test::HasFailure(); ++i) {
      Game game = scene(test::random_fen(dice, 2 + dice.roll(20)), condition);
      const bool expected = without_move(game);
      EXPECT_EQ(game.immobile(), expected) << test::placement(game);
      if (expected && game.in_check(game.turn())) ++mates;
    }
  }
  EXPECT_GT(mates, 50);
}

TEST(Mobility, AFlightThatMakesACheckIsFilledOrCovered) {
  // The black king could go to a7, so that it is in check. A rook goes there, or a knight opens the
  // line of the rook on h7. A knight on b8 can do nothing, and from a7 the king could go on.
  EXPECT_FALSE(scene("k7/7r/8/8/8/8/8/1R4K1 b -", "SAT").immobile());
  EXPECT_FALSE(scene("k7/3n3R/8/8/8/8/8/1R4K1 b -", "SAT").immobile());
  EXPECT_TRUE(scene("kn6/8/8/8/8/8/8/1R4K1 b -", "SAT").mated());
}

TEST(Mobility, ADoubleCheckIsNotMetByOtherUnits) {
  // Black could take either checking unit, but not both.
  Game game = scene("1q2k3/7b/3N4/8/4R3/8/8/4K3 b -");
  EXPECT_TRUE(game.in_check(Side::black));
  EXPECT_FALSE(game.mated());
  Game mate = scene("1q1rkr2/3p1p1b/3N4/8/4R3/8/8/4K3 b -");
  EXPECT_TRUE(mate.mated());
}

TEST(Mobility, ACheckCanBeMetEnPassant) {
  // e2-e4 checks the king on d5, which has no square; the pawn on d4 takes en passant.
  const std::string position = "2rrr3/2p1p3/2ppp3/2bkb3/2bpP3/2pP4/8/4K3 b -";
  Game game = test::scene_with(position, {"option EnPassant e2e3e4"});
  EXPECT_TRUE(game.in_check(Side::black));
  EXPECT_FALSE(game.immobile());
  EXPECT_TRUE(test::scene(position).immobile());
}

TEST(Mobility, StalemateIsNoMate) {
  Game game = scene("7k/5Q2/6K1/8/8/8/8/8 b -");
  EXPECT_TRUE(game.stalemated());
  EXPECT_FALSE(game.mated());
}

}  // namespace
}  // namespace feerie
