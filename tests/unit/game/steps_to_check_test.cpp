#include <algorithm>

#include <gtest/gtest.h>

#include "support/random_play.h"
#include "support/scene.h"
#include "unit/search/solved.h"

/// Under Make & Take a unit steps as the one that it captures. Where kings alone are asked whether
/// they are in check, only steps of kings are looked for. What is found is compared with all
/// captures that are listed.
namespace feerie::test {
namespace {

struct Seen {
  int attacked = 0;
  int free = 0;
};

/// Which units of the set does the side on move attack, and is that what captures tell?
void compare_attacks(Game& game, Bitboard targets, Seen& seen) {
  Candidates moves;
  game.generate_unselected(moves);
  for (Bitboard rest = targets; rest != 0;) {
    const Square target = take_first(rest);
    const bool captured = std::ranges::find(moves, target, &Candidate::capture) != moves.end();
    EXPECT_EQ(game.observed(target, game.turn(), Purpose::checking), captured)
        << placement(game) << " " << to_string(target);
    ++(captured ? seen.attacked : seen.free);
  }
}

Bitboard royals(const Game& game) {
  return game.position().royals(opposite(game.turn()));
}

TEST(StepsToCheck, AreThoseOfKings) {
  Dice dice(2217);
  for (const char* conditions : {"Make&TakeChess", "Make&TakeChess GridChess"}) {
    Seen seen;
    for (int i = 0; i < 1500; ++i) {
      Game game = scene(random_fen(dice, 3 + dice.roll(14)), conditions);
      compare_attacks(game, royals(game), seen);
    }
    EXPECT_GT(seen.attacked, 100);
    EXPECT_GT(seen.free, 100);
  }
}

TEST(StepsToCheck, AreThoseOfFairyUnitsToo) {
  Dice dice(2218);
  Seen seen;
  for (const char* letters : {"G", "N", "LI"}) {
    for (int i = 0; i < 300; ++i) {
      Game game =
          scene(placement_with(letters, 0, 4 + dice.roll(12), dice) + " w - -", "Make&TakeChess");
      compare_attacks(game, royals(game), seen);
    }
  }
  EXPECT_GT(seen.attacked, 50);
  EXPECT_GT(seen.free, 50);
}

TEST(StepsToCheck, MayBeCastlings) {
  Seen seen;
  // Se8-c8*a7, as the king castles.
  Game castling = scene("r3N3/k7/8/8/8/8/8/8 w", "Make&TakeChess");
  compare_attacks(castling, royals(castling), seen);
  EXPECT_EQ(seen.attacked, 1);
}

TEST(StepsToCheck, AreThoseOfAllUnitsWhereRulesMayAskOfThem) {
  Dice dice(2219);
  for (const char* conditions : {"Make&TakeChess EinsteinChess", "Make&TakeChess AndernachChess"}) {
    Seen seen;
    for (int i = 0; i < 300; ++i) {
      Game game = scene(random_fen(dice, 3 + dice.roll(14)), conditions);
      compare_attacks(game, game.position().of(opposite(game.turn())), seen);
    }
    EXPECT_GT(seen.attacked, 100);
    EXPECT_GT(seen.free, 100);
  }
}

}  // namespace
}  // namespace feerie::test
