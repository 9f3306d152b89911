#include "core/patience.h"

#include <optional>
#include <stdexcept>

#include <gtest/gtest.h>

#include "game/game.h"
#include "support/impatience.h"
#include "support/random_rules.h"
#include "support/scene.h"

namespace feerie::test {
namespace {

TEST(Work, AsksRarelyAndEndsWhenItIsNotWanted) {
  Impatience impatience(3);
  Work work(&impatience);
  unsigned steps = 0;
  try {
    for (;; ++steps) work.step();
  } catch (const OutOfPatience&) {
    EXPECT_EQ(impatience.asked(), 3);
  }
  EXPECT_EQ(steps, 3 * Work::steps_between - 1);
}

TEST(Work, IsWantedForEverIfNobodyWaits) {
  Work work;
  for (unsigned i = 0; i < 10 * Work::steps_between; ++i) work.step();
}

/// Asks for all that moves and replies lead to. Returns the number of moves, mates and ends.
int ask(Game& game) {
  int count = 0;
  game.each_move([&](const Move&) {
    ++count;
    if (game.mated()) ++count;
    game.each_move([&](const Move&) {
      if (game.immobile()) ++count;
      return true;
    });
    return true;
  });
  return count;
}

/// Cuts the questions off after so many looks. True if they had an answer before.
bool answered_within(int looks, Game& game) {
  const Position before = game.position();
  Impatience impatience(looks);
  game.wait_with(&impatience);
  try {
    ask(game);
    return true;
  } catch (const OutOfPatience&) {
    EXPECT_EQ(impatience.asked(), looks) << "the questions went on";
  }
  EXPECT_EQ(game.ply(), 0);
  EXPECT_EQ(game.position(), before);
  EXPECT_EQ(game.verdict_depth(), 0);
  EXPECT_EQ(game.question_depth(), 0);
  EXPECT_FALSE(game.judging_check());
  EXPECT_FALSE(game.playing_out());
  return false;
}

/// What the game answers in the time that is left after it has been cut off.
int moves_after(Game& game) {
  Impatience impatience(2);
  game.wait_with(&impatience);
  int count = 0;
  try {
    game.each_move([&count](const Move&) {
      ++count;
      return true;
    });
  } catch (const OutOfPatience&) {
    return -1;
  }
  return count;
}

TEST(Patience, AGameThatIsCutOffStandsWhereItStood) {
  Dice dice(20261101);
  int cut_off = 0;
  for (int number = 0; number < 150; ++number) {
    const RuledPosition position = random_ruled_position(dice);
    SCOPED_TRACE(position.fen + ' ' + position.setting.front() + ' ' + position.setting.back());
    std::optional<Game> game;
    try {
      game.emplace(scene_with(position.fen, position.setting));
    } catch (const std::runtime_error&) {
      continue;
    }
    Game fresh = *game;
    for (const int looks : {1, 2, 5}) {
      if (answered_within(looks, *game)) break;
      ++cut_off;
      EXPECT_EQ(moves_after(*game), moves_after(fresh));
    }
  }
  EXPECT_GT(cut_off, 50);
}

}  // namespace
}  // namespace feerie::test
