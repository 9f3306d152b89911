// The last move of a position that came about in a game is always among those that are listed, and
// whatever is listed leads to the position. More games than here: the tests with
// --gtest_random_seed.
#include <gtest/gtest.h>

#include "game/catalogue.h"
#include "retro/unmove.h"
#include "support/last_moves.h"

namespace feerie::test {
namespace {

constexpr const char* array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w";

std::uint64_t seed() {
  return static_cast<std::uint64_t>(GTEST_FLAG_GET(random_seed));
}

Looked look(std::string_view conditions, int games, int length, std::uint64_t effort = 200'000) {
  Dice dice(20261124 + seed());
  Looked all;
  for (int game = 0; game < games; ++game) {
    const Looked some = check_last_moves(array, conditions, dice, length, {effort});
    all.positions += some.positions;
    all.last_moves += some.last_moves;
    all.bounded += some.bounded;
  }
  return all;
}

/// Few units on a random board meet often.
Looked look_at_few_units(std::string_view conditions, int games, int length) {
  Dice dice(20261125 + seed());
  Looked all;
  for (int game = 0; game < games; ++game) {
    const std::string fen = random_fen(dice, 2 + dice.roll(6));
    const Looked some = check_last_moves(fen, conditions, dice, length);
    all.positions += some.positions;
  }
  return all;
}

TEST(RandomGames, OrthodoxLastMovesAreFound) {
  EXPECT_GT(look("", 4, 80).positions, 200);
  EXPECT_GT(look_at_few_units("", 20, 10).positions, 50);
}

TEST(RandomGames, OfChess960) {
  EXPECT_GT(look("Chess960", 2, 60).positions, 50);
}

TEST(RandomGames, OfWandelschach) {
  for (const char* form : {"Wandelschach", "InverseWandelschach", "WandelschachSameColour"}) {
    EXPECT_GT(look(form, 1, 40).positions, 20) << form;
  }
}

TEST(RandomGames, OfAtomic) {
  for (const char* form : {"Atomic", "Atomic Check"}) {
    // With few units left nearly everything can have exploded, and lists are bounded.
    const Looked looked = look(form, 4, 14, 20'000);
    EXPECT_GT(looked.positions, 2 * looked.bounded) << form;
  }
}

TEST(RandomGames, OfCirce) {
  for (const char* form : {"Circe", "Circe PWC", "Circe Mirror", "Circe Strict", "Circe Clone",
                           "Circe Turncoats", "Circe File"}) {
    EXPECT_GT(look(form, 1, 24).positions, 20) << form;
  }
}

TEST(RandomGames, OfAntiCirce) {
  for (const char* form :
       {"AntiCirce", "AntiCirce Cheylan", "AntiCirce Mirror", "AntiCirce Clone"}) {
    EXPECT_GT(look(form, 1, 24).positions, 20) << form;
  }
}

TEST(RandomGames, OfShortCutsNothingIsSeen) {
  Dice dice(7 + seed());
  Game game = scene(array);
  retro::UnMoves quick(rules_of(game));
  retro::UnMoves slow(rules_of(game));
  slow.take_short_cuts(false);
  for (int i = 0; i < 60 && play_random(game, dice); ++i) {
    const auto some = quick.all(game.position()).moves;
    const auto others = slow.all(game.position()).moves;
    ASSERT_EQ(some.size(), others.size()) << placement(game);
    for (std::size_t k = 0; k < some.size(); ++k) {
      ASSERT_EQ(some[k].move, others[k].move) << placement(game);
      ASSERT_EQ(some[k].before, others[k].before) << placement(game);
    }
  }
}

TEST(RandomGames, OfEachConditionThatTellsHowToTakeBack) {
  int tested = 0;
  for (const Condition* condition : Catalogue<Condition>::all()) {
    if (condition->enrol == nullptr || needs_arguments(*condition)) continue;
    const std::string name(condition->names.english);
    const std::string fen = without_barred(array, name);
    const Game game = scene(fen, name);
    if (!retro::UnMoves::known(game.rules())) continue;
    SCOPED_TRACE(name);
    Dice dice(3 + seed());
    // Under some of them nobody can move in the array.
    if (check_last_moves(fen, name, dice, 6, {5'000}).positions > 0) ++tested;
  }
  EXPECT_GT(tested, 20);
}

}  // namespace
}  // namespace feerie::test
