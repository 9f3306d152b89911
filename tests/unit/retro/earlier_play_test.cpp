// What is certain of the play before a diagram, compared with games that were really played.
#include "retro/earlier_play.h"

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/random_play.h"
#include "support/scene.h"
#include "unit/retro/diagram.h"

namespace feerie::test {
namespace {

using retro::played_before;

PlayedBefore before(std::string_view fen, const std::string& lines = "") {
  const Diagram diagram = test::diagram(fen, lines);
  return played_before(diagram.knowledge, diagram.position);
}

TEST(EarlierPlay, NothingIsCertainOfTheArray) {
  EXPECT_EQ(before("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w").quiet_half_moves, 0);
}

TEST(EarlierPlay, AllUnitsAndPawnsAtHomeTellHowLongTheShortestGameWas) {
  EXPECT_EQ(before("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b").quiet_half_moves, 1);
  EXPECT_EQ(before("r1bqkbnr/pppppppp/2n5/8/8/5N2/PPPPPPPP/RNBQKB1R w").quiet_half_moves, 2);
  // White to move: somebody has lost a tempo, which takes long.
  EXPECT_GE(before("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R w").quiet_half_moves, 3);
}

TEST(EarlierPlay, APawnOrACaptureMayHaveBeenLast) {
  EXPECT_EQ(before("rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR b").quiet_half_moves, 0);
  EXPECT_EQ(before("rnbqkb1r/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b").quiet_half_moves, 0);
}

// T. R. H. Willcocks and K. Fabel asked what the last move was (www.janko.at/Retros/Records).
TEST(EarlierPlay, ASingleLastMoveTellsThePositionBefore) {
  const Diagram rook = diagram("8/8/8/8/8/kPP5/b1PP4/KRb5 b");
  const PlayedBefore certain = played_before(rook.knowledge, rook.position);
  const Diagram earlier = diagram("8/8/8/8/8/kPP5/bRPP4/K1b5 w");
  EXPECT_GE(certain.quiet_half_moves, 1);
  ASSERT_FALSE(certain.positions.empty());
  EXPECT_EQ(certain.positions.front(), earlier.position.state().key);
}

/// Plays a game in which only officers move, and returns how many half-moves it had. It ends early
/// where hardly any move is left but those of pawns and captures, as in some checks.
int play_officers(Game& game, Dice& dice, int most) {
  int played = 0;
  for (int tries = 0; tries < 500 && played < most && play_random(game, dice); ++tries) {
    if (game.progressed(played)) {
      game.undo();
      continue;
    }
    ++played;
  }
  return played;
}

TEST(EarlierPlay, NeverMoreIsCertainThanWasPlayed) {
  const Diagram start = diagram("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w");
  Dice dice(19750601 + static_cast<std::uint64_t>(GTEST_FLAG_GET(random_seed)));
  int certain = 0;
  for (int number = 0; number < 15; ++number) {
    Game game(start.knowledge.rules, start.position);
    const int played = play_officers(game, dice, 1 + dice.roll(6));
    SCOPED_TRACE(placement(game));
    const PlayedBefore told = played_before(start.knowledge, game.position(), {5000});
    EXPECT_LE(told.quiet_half_moves, played);
    certain += told.quiet_half_moves;
  }
  EXPECT_GT(certain, 15);
}

}  // namespace
}  // namespace feerie::test
