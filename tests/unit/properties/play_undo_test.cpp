#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/random_play.h"
#include "support/scene.h"

namespace feerie::test {
namespace {

/// What must hold of every move, whatever the rules.
void check_every_move(Game& game) {
  const Position before = game.position();
  const int ply = game.ply();
  std::vector<std::uint64_t> keys;
  const std::vector<Move> moves = legal_moves(game);
  ASSERT_EQ(game.position(), before) << "generating changes nothing";

  for (const Move& move : moves) {
    const std::string text = to_string(move.candidate.from) + to_string(move.candidate.to);
    ASSERT_TRUE(game.play(move)) << text << ": a legal move can be played again";
    EXPECT_EQ(game.key(), game.position().computed_key()) << text;
    EXPECT_EQ(game.turn(), opposite(before.turn())) << text;
    EXPECT_FALSE(game.last_effects().empty()) << text;
    const Position after = game.position();
    game.undo();
    ASSERT_EQ(game.position(), before) << text;
    ASSERT_EQ(game.ply(), ply) << text;
    ASSERT_TRUE(game.play(move));
    EXPECT_EQ(game.position(), after) << text << ": the same move gives the same position";
    game.undo();
  }
}

/// Plays games from random positions, checks every position on the way, and takes all back.
void play_games(const std::string& conditions, int games, int length) {
  Dice dice(20260801);
  for (int number = 0; number < games; ++number) {
    const std::string fen = random_fen(dice, 4 + dice.roll(14));
    SCOPED_TRACE(conditions + " " + fen);
    Game game = scene(fen, conditions);
    std::vector<Position> positions;
    for (int i = 0; i < length; ++i) {
      check_every_move(game);
      if (testing::Test::HasFatalFailure()) return;
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
  play_games("", 60, 12);
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

/// Conditions alone, each; combinations are drawn at random.
TEST(PlayUndo, MovesUnderEverySupportedConditionAreTakenBackCompletely) {
  for (const Condition* condition : Catalogue<Condition>::all()) {
    if (condition->enrol == nullptr || needs_arguments(*condition)) continue;
    play_games(std::string(condition->names.english), 4, 8);
    if (HasFatalFailure()) return;
  }
}

}  // namespace
}  // namespace feerie::test
