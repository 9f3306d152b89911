#include <string>

#include <gtest/gtest.h>

#include "retro/proofs.h"
#include "support/random_play.h"
#include "support/scene.h"
#include "unit/retro/diagram.h"

namespace feerie::test {
namespace {

constexpr std::string_view array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";

/// Asks of the position with these facts; returns what the oracle says against it.
std::string said_against(const retro::Knowledge& knowledge, const retro::Question& question) {
  const retro::Answer answer = retro::illegal(knowledge, question, {.moves_back = 4});
  return answer.reason ? answer.reason->in(Language::english) : "";
}

/// Asks of the position that has just come about, with all facts, with some and with none.
void ask(const Diagram& start, const Game& game) {
  SCOPED_TRACE(placement(game));
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

/// Plays games at random and asks of some of their positions, and of the last one. More positions
/// than here: the tests with --gtest_random_seed.
int play_games(const std::string& lines, int games, int moves_between = 16) {
  constexpr int longest = 160;
  const Diagram start = diagram(array, lines);
  const int seed = GTEST_FLAG_GET(random_seed);
  Dice dice(19220401 + static_cast<std::uint64_t>(seed));
  int asked = 0;
  for (int number = 0; number < games; ++number) {
    SCOPED_TRACE(number);
    Game game(start.knowledge.rules, start.position);
    for (int left = 1 + dice.roll(longest); left > 0 && play_random(game, dice); --left) {
      if (left > 1 && left % moves_between != 0) continue;
      ask(start, game);
      ++asked;
      if (testing::Test::HasFailure()) return asked;
    }
  }
  return asked;
}

TEST(RealGames, NoPositionOfAGameIsCalledIllegal) {
  EXPECT_GT(play_games("", 300), 1000);
}

/// A random legal move, of pawns that capture if possible, more often than not.
bool play_pawns(Game& game, Dice& dice) {
  std::vector<Move> moves = legal_moves(game);
  if (moves.empty()) return false;
  const auto prefer = [&](bool captures) {
    std::vector<Move> preferred;
    for (const Move& move : moves) {
      const bool by_pawn = game.position().at(move.candidate.from).kind == pawn;
      if (by_pawn && move.candidate.captures() >= captures) preferred.push_back(move);
    }
    if (!preferred.empty()) moves = preferred;
  };
  if (dice.roll(4) != 0) {
    prefer(false);
    prefer(true);
  }
  return game.play(moves[static_cast<std::size_t>(dice.roll(static_cast<int>(moves.size())))]);
}

/// Pawns capture and promote so much here that the numbers are as tight as in problems. Only proofs
/// that take nothing back are asked, of all positions. More positions: as above.
TEST(RealGames, NoPositionOfPlayByPawnsIsCalledIllegal) {
  constexpr int games = 60;
  constexpr int longest = 120;
  const Diagram start = diagram(array);
  const int seed = GTEST_FLAG_GET(random_seed);
  Dice dice(18580201 + static_cast<std::uint64_t>(seed));
  int asked = 0;
  for (int number = 0; number < games; ++number) {
    Game game(start.knowledge.rules, start.position);
    for (int left = longest; left > 0 && play_pawns(game, dice); --left) {
      Position position = game.position();
      for (const Bitboard fresh : {position.state().fresh, Bitboard{0}}) {
        position.set_fresh(fresh);
        const auto reason = retro::refute_as_it_stands(start.knowledge, position);
        ASSERT_FALSE(reason) << placement(game) << ": " << reason->in(Language::english);
        ++asked;
      }
    }
  }
  EXPECT_GT(asked, 5000);
}

TEST(RealGames, NoPositionOfAGameIsCalledIllegalUnderOtherRules) {
  for (const char* condition : {"Chess960", "Atomic", "Atomic Check", "RexMultiplex",
                                "Wandelschach", "InverseWandelschach", "WandelschachSameColour"}) {
    SCOPED_TRACE(condition);
    EXPECT_GT(play_games(std::string("condition ") + condition, 100), 100);
  }
}

}  // namespace
}  // namespace feerie::test
