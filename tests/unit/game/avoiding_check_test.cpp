#include <string>

#include <gtest/gtest.h>

#include "support/random_play.h"
#include "support/scene.h"
#include "unit/game/left_out.h"
#include "unit/search/solved.h"

/// A move that gives no check is found again where it was found last. Where rules say anew what a
/// check or a mate is, only moves are left out that certainly are none.
namespace feerie::test {
namespace {

/// Follows random play, as a move found in one position is tried in the next ones. Returns how
/// often a move without check was seen.
int try_along(Game& game, Dice& dice, int moves) {
  int seen = 0;
  for (int i = 0; i < moves; ++i) {
    if (game.can_avoid_check()) {
      ++seen;
      Game slow = game;
      slow.take_short_cuts(false);
      EXPECT_TRUE(can_be_quiet(slow)) << placement(game);
    }
    if (!play_random(game, dice)) break;
  }
  return seen;
}

TEST(AvoidingCheck, AMoveIsSeenOnlyWhereThereIsOne) {
  Dice dice(3021);
  for (const char* conditions : {"", "Pepo", "ChameleonChess", "AndernachChess", "Circe",
                                 "SnekCircleChess", "Madrasi", "OWU"}) {
    SCOPED_TRACE(conditions);
    int seen = 0;
    for (const char* letters : {"G", "N", "LE", "O"}) {
      for (int i = 0; i < 60 && !HasFailure(); ++i) {
        const std::string units = placement_with(letters, 0, 1 + dice.roll(6), dice);
        Game game = scene(units + (i % 2 == 0 ? " w -" : " b -"), conditions);
        seen += try_along(game, dice, 12);
      }
    }
    EXPECT_GT(seen, 300);
    if (HasFailure()) return;
  }
}

TEST(AvoidingCheck, AStepThatWasQuietMayCheckElsewhere) {
  // White has no other move than the pawn's step.
  Game game = scene("k7/8/5P2/8/8/7G/8/K7 w -");
  EXPECT_TRUE(game.can_avoid_check());
  game.begin_from(scene("1r2k3/8/5P2/3b4/8/7G/8/K7 w -").position());
  EXPECT_FALSE(game.can_avoid_check());
}

TEST(AvoidingCheck, APawnOnItsBaseLineDoesNotStep) {
  // The rook goes from e1 to e2; then a pawn stands there, which cannot, and White is stalemated.
  Game game = scene("7k/8/8/8/8/8/7G/K2PRP2 w -");
  EXPECT_TRUE(game.can_avoid_check());
  game.begin_from(scene("7k/8/8/8/8/1q6/7G/K3P3 w -").position());
  EXPECT_FALSE(game.can_avoid_check());
}

TEST(JudgedChecks, NoCheckAndNoMateIsLeftOut) {
  Dice dice(3022);
  for (const char* conditions :
       {"Pepo", "OWU", "MAFF", "BlackMustCapture exact", "MateOn d4 e5 h8", "AntiKings",
        "BlackUltraSchachZwang", "RexMultiplex Ultra", "BlackRoyalSquare d5", "Bicolores"}) {
    SCOPED_TRACE(conditions);
    LeftOut checks;
    LeftOut mates;
    compare_at_random(dice, conditions, 2500, checks, mates);
    EXPECT_GT(checks.wanted, 500);
    if (HasFailure()) return;
  }
}

}  // namespace
}  // namespace feerie::test
