// Draws by the Laws of Chess, where tables would have to be long.
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "game/rulebook.h"
#include "options/liveness.h"
#include "support/scene.h"

namespace feerie {
namespace {

using test::scene_with;

/// Plays these moves over and over, `plies` half-moves in all.
void shuffle(Game& game, int plies, const std::vector<std::string>& moves) {
  for (int ply = 0; ply < plies; ++ply) {
    test::play(game, moves[static_cast<std::size_t>(ply) % moves.size()]);
  }
}

const std::vector<std::string> knights{"g1f3", "g8f6", "f3g1", "f6g8"};

TEST(Draws, AfterFiftyQuietMoves) {
  Game game = scene_with("4k1n1/p7/8/8/8/8/P7/4K1N1 w -", {"option Draw50"});
  shuffle(game, 99, knights);
  EXPECT_EQ(game.outcome(), Outcome::open);
  test::play(game, "f6g8");
  EXPECT_EQ(game.outcome(), Outcome::drawn);
  EXPECT_TRUE(game.over());
  EXPECT_TRUE(test::legal_moves(game).empty());
  EXPECT_FALSE(game.stalemated());
  game.undo();
  EXPECT_FALSE(game.over());
}

TEST(Draws, AfterAsManyQuietMovesAsTheOptionSays) {
  Game game = scene_with("4k1n1/p7/8/8/8/8/P7/4K1N1 w -", {"option Draw50 60"});
  shuffle(game, 119, knights);
  EXPECT_EQ(game.outcome(), Outcome::open);
  test::play(game, "f6g8");
  EXPECT_EQ(game.outcome(), Outcome::drawn);
}

TEST(Draws, WhatIsCertainOfThePlayBeforeCounts) {
  Game game =
      scene_with("4k1n1/p7/8/8/8/8/P7/4K1N1 w -", {"option Draw50 10", "option DrawRepetition"});
  PlayedBefore before{.quiet_half_moves = 19};
  game.follow(&before);
  EXPECT_EQ(game.outcome(), Outcome::open);
  test::play(game, "g1f3");
  EXPECT_EQ(game.outcome(), Outcome::drawn);
  game.undo();
  // A move of a pawn ends what was counted.
  test::play(game, "a2a3");
  test::play(game, "a7a6");
  EXPECT_EQ(game.outcome(), Outcome::open);
  game.undo();
  game.undo();
  before = {.positions = {game.position().state().key}};
  EXPECT_EQ(game.occurrences(), 2);
  test::play(game, "g1f3");
  EXPECT_EQ(game.occurrences(), 1);
  game.undo();
  before.positions.push_back(before.positions.front());
  EXPECT_EQ(game.outcome(), Outcome::drawn);
}

TEST(Draws, EveryUnitOfChessMutationMovesQuietly) {
  // The units on h1 and h8 are written as pawns and move as rooks.
  Game game =
      scene_with("4k2p/8/8/8/8/8/8/4K2P w -", {"condition ChessMutation", "option Draw50 2"});
  test::play(game, "h1h2");
  test::play(game, "h8h7");
  test::play(game, "h2h3");
  EXPECT_EQ(game.outcome(), Outcome::open);
  test::play(game, "h7h6");
  EXPECT_EQ(game.outcome(), Outcome::drawn);
}

TEST(Draws, NotWithoutTheOption) {
  Game game = scene_with("4k1n1/p7/8/8/8/8/P7/4K1N1 w -", {});
  shuffle(game, 120, knights);
  EXPECT_EQ(game.outcome(), Outcome::open);
}

TEST(Draws, APawnMoveOrACaptureStartsTheFiftyMovesAnew) {
  Game game = scene_with("4k1n1/p7/8/1p6/8/8/P7/4K1N1 w -", {"option Draw50"});
  shuffle(game, 96, knights);
  test::play(game, "a2a4");
  test::play(game, "b5a4");
  shuffle(game, 99, knights);
  EXPECT_EQ(game.outcome(), Outcome::open);
  test::play(game, "f6g8");
  EXPECT_EQ(game.outcome(), Outcome::drawn);
}

TEST(Draws, AMateComesBeforeADraw) {
  Game game = scene_with("7k/8/6K1/8/8/8/8/R7 b -", {"option Draw50 DrawRepetition"});
  // Three times the same position would draw earlier, so that only the fifty moves are asked here.
  Game fifty = scene_with("7k/8/6K1/8/8/8/8/R7 b -", {"option Draw50"});
  shuffle(fifty, 98, {"h8g8", "a1a2", "g8h8", "a2a1"});
  test::play(fifty, "g8h8");
  test::play(fifty, "a2a8");
  EXPECT_EQ(fifty.ply(), 100);
  EXPECT_EQ(fifty.outcome(), Outcome::white_wins);
  EXPECT_TRUE(fifty.mated());
  shuffle(game, 8, {"h8g8", "a1a2", "g8h8", "a2a1"});
  EXPECT_EQ(game.outcome(), Outcome::drawn);
}

TEST(Draws, OccurrencesAreCounted) {
  Game game = scene_with("4k1n1/p7/8/8/8/8/P7/4K1N1 w -", {});
  EXPECT_EQ(game.occurrences(), 1);
  shuffle(game, 4, knights);
  EXPECT_EQ(game.occurrences(), 2);
  shuffle(game, 8, knights);
  EXPECT_EQ(game.occurrences(), 4);
  game.undo();
  EXPECT_EQ(game.occurrences(), 3);
}

TEST(Draws, DeadPositionsAreKnownOfOrthodoxUnitsOnly) {
  EXPECT_THROW(scene_with("4k3/8/8/8/8/8/8/4K3 w -", {"condition Atomic", "option DeadPosition"}),
               std::runtime_error);
  EXPECT_NO_THROW(
      scene_with("4k3/8/8/8/8/8/8/4K3 w -", {"condition Chess960", "option DeadPosition"}));
}

TEST(Draws, ADeadPositionIsNotGuessed) {
  // Bishops and kings on both sides of a wall of pawns reach more positions than the first bound.
  const Game game = scene_with("2b5/1k6/3B4/1p1p1p1p/1P1P1P1P/8/8/4K3 w -", {});
  const auto rules = std::make_shared<Rulebook>();
  rules->compile();
  Liveness hasty(rules, {.each_side = 100, .all = 1'000});
  EXPECT_FALSE(hasty.proved_dead(game.position()));
  Liveness patient(rules);
  EXPECT_TRUE(patient.proved_dead(game.position()));
}

TEST(Draws, NoPositionFromWhichMateIsPlayedIsCalledDead) {
  // Each of these ends in mate; asked from its beginning, and again behind every half-move.
  const std::vector<std::pair<std::string, std::vector<std::string>>> lines = {
      {"7k/8/5K2/8/8/8/8/6R1 b -", {"h8h7", "g1g2", "h7h8", "f6f7", "h8h7", "g2h2"}},
      {"k7/p7/P7/8/8/8/1p6/K7 b -", {"b2b1"}},
      {"8/8/8/8/8/1n6/1k6/n1K5 b -", {}},
  };
  for (const auto& [start, moves] : lines) {
    Game game = scene_with(start, {"option DeadPosition"});
    EXPECT_NE(game.outcome(), Outcome::drawn) << start;
    for (const std::string& move : moves) {
      test::play(game, move);
      EXPECT_NE(game.outcome(), Outcome::drawn) << start << ' ' << move;
    }
  }
}

}  // namespace
}  // namespace feerie
