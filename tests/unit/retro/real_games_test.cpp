#include <string>

#include <gtest/gtest.h>

#include "support/random_play.h"
#include "unit/retro/diagram.h"

namespace feerie::test {
namespace {

constexpr std::string_view array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";

/// Asks of the position with these facts; returns what the oracle says against it.
std::string said_against(const retro::Knowledge& knowledge, const retro::Question& question) {
  const retro::Answer answer = retro::illegal(knowledge, question, {.moves_back = 3});
  return answer.reason ? answer.reason->in(Language::english) : "";
}

/// Plays a game at random and asks of its last position, with all facts, with some and with none.
void play_and_ask(const Diagram& start, Dice& dice) {
  constexpr int longest = 160;
  Game game(start.knowledge.rules, start.position);
  for (int left = 1 + dice.roll(longest); left > 0; --left) {
    if (!play_random(game, dice)) break;
  }
  retro::Question question{game.position(), 0};
  EXPECT_EQ(said_against(start.knowledge, question), "");
  const bool double_step = game.ply() > 0 && game.last_move().type == MoveType::double_step;
  question.position.set_en_passant(0, no_square);
  if (!double_step) question.no_double_step_to = all_squares;
  EXPECT_EQ(said_against(start.knowledge, question), "");
  question.position.set_fresh(0);
  question.no_double_step_to = 0;
  EXPECT_EQ(said_against(start.knowledge, question), "");
}

void play_games(const std::string& lines, int games) {
  const Diagram start = diagram(array, lines);
  Dice dice(19220401);
  for (int number = 0; number < games; ++number) {
    SCOPED_TRACE(number);
    play_and_ask(start, dice);
    if (testing::Test::HasFailure()) return;
  }
}

TEST(RealGames, NoPositionOfAGameIsCalledIllegal) {
  play_games("", 300);
}

TEST(RealGames, NoPositionOfAGameIsCalledIllegalUnderOtherRules) {
  for (const char* condition : {"Chess960", "Atomic", "RexMultiplex", "Wandelschach",
                                "InverseWandelschach", "WandelschachSameColour"}) {
    SCOPED_TRACE(condition);
    play_games(std::string("condition ") + condition, 100);
  }
}

}  // namespace
}  // namespace feerie::test
