#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "game/catalogue.h"
#include "support/invariants.h"
#include "support/random_play.h"
#include "support/scene.h"

namespace feerie::test {
namespace {

/// Plays games from random positions, checks every position on the way, and takes all back.
void play_games(const std::string& conditions, int games, int length) {
  Dice dice(20260801);
  for (int number = 0; number < games; ++number) {
    const std::string fen = without_barred(random_fen(dice, 4 + dice.roll(14)), conditions);
    SCOPED_TRACE(fen);
    SCOPED_TRACE(conditions);
    Game game = scene(fen, conditions);
    std::vector<Position> positions;
    for (int i = 0; i < length; ++i) {
      ASSERT_NO_THROW(check_every_move(game)) << "after " << i << " half-moves";
      positions.push_back(game.position());
      if (!play_random(game, dice)) break;
    }
    while (game.ply() > 0) {
      game.undo();
      ASSERT_EQ(game.position(), positions[static_cast<std::size_t>(game.ply())]);
    }
    EXPECT_EQ(game.position(), game.diagram());
  }
}

TEST(PlayUndo, OrthodoxMovesAreTakenBackCompletely) {
  play_games("", 200, 12);
}

TEST(PlayUndo, APassIsTakenBackCompletely) {
  Game game = scene("4k3/8/8/8/1pP5/8/8/R3K2R b KQ c3");
  const Position before = game.position();
  game.pass();
  EXPECT_EQ(game.turn(), Side::white);
  EXPECT_EQ(game.position().state().ep_squares, 0U);
  EXPECT_EQ(game.key(), game.position().computed_key());
  EXPECT_EQ(game.last_move().type, MoveType::null);
  game.undo();
  EXPECT_EQ(game.position(), before);
}

TEST(PlayUndo, MovesUnderEachConditionAreTakenBackCompletely) {
  int tested = 0;
  for (const Condition* condition : Catalogue<Condition>::all()) {
    if (condition->enrol == nullptr || needs_arguments(*condition)) continue;
    play_games(std::string(condition->names.english), 5, 8);
    if (HasFatalFailure()) return;
    ++tested;
  }
  EXPECT_GT(tested, 0);
}

}  // namespace
}  // namespace feerie::test
