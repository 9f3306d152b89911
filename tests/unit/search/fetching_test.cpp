#include "search/prove/fetching.h"

#include <gtest/gtest.h>

#include "support/random_play.h"
#include "support/scene.h"

/// Entries are fetched in vain unless the key behind a move is known before it is played.
namespace feerie::test {
namespace {

bool promotes(const Position& position, const Candidate& move) {
  return position.at(move.from).kind == pawn && contains(rank_set(0) | rank_set(7), move.to);
}

/// Compares the keys of the moves on the board; returns how many.
int compare_keys(Game& game) {
  int compared = 0;
  Candidates moves;
  game.generate(moves);
  for (const Candidate& move : moves) {
    if (move.type != MoveType::normal || promotes(game.position(), move)) continue;
    const std::uint64_t expected =
        ExpectedKeys(game.position(), opposite(game.turn())).behind(move);
    game.outcomes(
        move,
        [&](const Move&) {
          EXPECT_EQ(game.key(), expected);
          ++compared;
          return true;
        },
        false);
  }
  return compared;
}

TEST(Fetching, KnowsTheKeysBehindPlainMoves) {
  Dice dice(1);
  int compared = 0;
  for (int number = 0; number < 200; ++number) {
    Game game = scene(random_fen(dice, 10));
    compared += compare_keys(game);
  }
  EXPECT_GT(compared, 2'000);
}

TEST(Fetching, KnowsThemWhereRightsAreLost) {
  for (const char* fen :
       {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"}) {
    Game game = scene(fen);
    EXPECT_GT(compare_keys(game), 4);
  }
}

}  // namespace
}  // namespace feerie::test
