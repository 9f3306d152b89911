#include "game/castling.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "support/scene.h"

namespace feerie {
namespace {

using test::scene;
using test::scene_with;

int castlings(Game& game) {
  return static_cast<int>(std::ranges::count_if(test::legal_moves(game), [](const Move& move) {
    return move.candidate.type == MoveType::castling;
  }));
}

TEST(Castling, RightsFollowTheConventionOfProblems) {
  Game game = scene("r3k2r/8/8/8/8/8/8/R3K2R w");
  EXPECT_EQ(castlings(game), 2);
  EXPECT_EQ(count_of(game.position().state().fresh), 6);
}

TEST(Castling, UnitsAwayFromHomeHaveNoRights) {
  Game game = scene("4k3/8/8/8/8/8/8/R4K1R w");
  EXPECT_EQ(game.position().state().fresh, bit(parse_square("e8")));
  EXPECT_EQ(castlings(game), 0);
}

TEST(Castling, EndsWithAMoveOfKingOrRook) {
  Game game = scene("4k3/8/8/8/8/8/8/R3K2R w");
  test::play(game, "h1h2");
  test::play(game, "e8d8");
  test::play(game, "h2h1");
  test::play(game, "d8e8");
  EXPECT_EQ(castlings(game), 1);
  test::play(game, "e1e2");
  test::play(game, "e8d8");
  test::play(game, "e2e1");
  test::play(game, "d8e8");
  EXPECT_EQ(castlings(game), 0);
}

TEST(Castling, RightsThatAreGoneLeaveNoTrace) {
  // With a rule that acts moves are made step by step, without one at once.
  for (const char* condition : {"", "EinsteinChess"}) {
    Game game = scene("4k3/8/8/8/8/8/8/R3K2R w", condition);
    test::play(game, "e1e2");
    test::play(game, "e8d8");
    const auto key = game.position().key();
    for (const char* move : {"e2e1", "d8e8", "e1e2", "e8d8"}) test::play(game, move);
    EXPECT_EQ(game.position().key(), key) << condition;
  }
}

TEST(Castling, EndsWithTheCaptureOfTheRook) {
  Game game = scene("4k3/8/8/8/8/6n1/8/R3K2R b");
  test::play(game, "g3h1");
  EXPECT_EQ(game.position().state().fresh & rank_set(0),
            bit(parse_square("a1")) | bit(parse_square("e1")));
  EXPECT_EQ(castlings(game), 1);
}

TEST(Castling, NotOutOfThroughOrIntoCheck) {
  for (const char* fen :
       {"4k3/8/8/8/8/8/4r3/R3K3 w", "4k3/8/8/8/3r4/8/8/R3K3 w", "4k3/8/8/8/2r5/8/8/R3K3 w"}) {
    Game game = scene(fen);
    EXPECT_EQ(castlings(game), 0) << fen;
  }
  Game rook_passes = scene("4k3/8/8/8/1r6/8/8/R3K3 w");
  EXPECT_EQ(castlings(rook_passes), 1);
}

TEST(Castling, NotOverUnits) {
  for (const char* fen : {"4k3/8/8/8/8/8/8/RN2K3 w", "4k3/8/8/8/8/8/8/R2QK3 w"}) {
    Game game = scene(fen);
    EXPECT_EQ(castlings(game), 0) << fen;
  }
}

TEST(Castling, NoCastlingTakesSingleRights) {
  Game game = scene_with("4k3/8/8/8/8/8/8/R3K2R w", {"option NoCastling h1"});
  EXPECT_EQ(castlings(game), 1);
  Game king = scene_with("4k3/8/8/8/8/8/8/R3K2R w", {"option NoCastling e1"});
  EXPECT_EQ(castlings(king), 0);
}

TEST(Castling, PathLeavesOutKingAndPartner) {
  const Square e1 = 4;
  EXPECT_EQ(castling::path(e1, 0), bit(1) | bit(2) | bit(3));
  EXPECT_EQ(castling::path(e1, 7), bit(5) | bit(6));
  // Chess960: king b1, rook a1: the king goes to c1, the rook to d1.
  EXPECT_EQ(castling::path(1, 0), bit(2) | bit(3));
}

TEST(Castling, AUnitThatAppearsAtHomeCounts) {
  const CastlingRules rules;
  const Piece white_rook{rook, Sides::white, 1, 0};
  EXPECT_TRUE(castling::renewed(white_rook, 7, rules));
  EXPECT_FALSE(castling::renewed(white_rook, 63, rules));
  EXPECT_FALSE(castling::renewed(white_rook, 4, rules));
  EXPECT_TRUE(castling::renewed({king, Sides::black, 1, royal_bit}, 60, rules));
  EXPECT_FALSE(castling::renewed({king, Sides::black, 1, 0}, 60, rules));
  EXPECT_FALSE(castling::renewed({rook, Sides::neutral, 1, 0}, 7, rules));
}

}  // namespace
}  // namespace feerie
