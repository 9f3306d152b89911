#include <gtest/gtest.h>

#include "support/random_play.h"
#include "support/scene.h"
#include "unit/game/left_out.h"
#include "unit/search/solved.h"

/// Whether a king can step aside is seen without listing its moves, and checks of sides without a
/// king, or with several, without playing them.
namespace feerie::test {
namespace {

/// Compares with play without short cuts in random positions; returns how many mates were met.
int compare_mobility(const char* conditions, int positions, Dice& dice) {
  int mates = 0;
  for (int i = 0; i < positions && !::testing::Test::HasFailure(); ++i) {
    Game game = scene(random_fen(dice, 2 + dice.roll(20)), conditions);
    Game slow = game;
    slow.take_short_cuts(false);
    EXPECT_EQ(game.immobile(), slow.immobile()) << placement(game);
    const bool mate = slow.mated();
    EXPECT_EQ(game.mated(), mate) << placement(game);
    mates += mate ? 1 : 0;
  }
  return mates;
}

TEST(KingFlights, AgreeWithPlayUnderRulesThatLetKingsStepAside) {
  Dice dice(2611);
  for (const char* conditions : {"Circe",
                                 "AntiCirce",
                                 "Einstein",
                                 "KobulKings",
                                 "Take&Make",
                                 "Sentinelles",
                                 "SingleBox",
                                 "Bicolores",
                                 "VogtlaenderChess",
                                 "AntiKings",
                                 "DangerCirce",
                                 "BlackRoyalSquare e5",
                                 "MagicSquares d4 e5",
                                 "TransmutedKings",
                                 "ReflectiveKings",
                                 "VaultingKings",
                                 "Wandelschach",
                                 "KoeKo",
                                 "Isardam",
                                 "CentralChess"}) {
    SCOPED_TRACE(conditions);
    compare_mobility(conditions, 400, dice);
  }
}

TEST(KingFlights, AgreeWithPlayWhereThereIsNoCondition) {
  Dice dice(2612);
  // A fairy unit keeps the engine for orthodox units away.
  int mates = 0;
  for (int i = 0; i < 4000 && !HasFailure(); ++i) {
    const std::string fen =
        placement_with("G", 0, 8 + dice.roll(14), dice) + (dice.roll(2) == 0 ? " w -" : " b -");
    Game game = scene(fen);
    Game slow = game;
    slow.take_short_cuts(false);
    const bool mate = slow.mated();
    EXPECT_EQ(game.mated(), mate) << fen;
    mates += mate ? 1 : 0;
  }
  EXPECT_GT(mates, 10);
}

TEST(KingFlights, AKingDoesNotStepWhereItWouldBeAttackedThroughItsOwnSquare) {
  // The king cannot go on along the line of the rook. Without a pawn it has a square.
  EXPECT_TRUE(scene("R2k4/2ppp3/8/8/8/8/8/K6G b -").mated());
  EXPECT_FALSE(scene("R2k4/3pp3/8/8/8/8/8/K6G b -").mated());
}

TEST(LentWalks, AKingChecksByTheWalkThatItIsLent) {
  // The queen lends its walk to the king that it checks, which observes the other king by it.
  for (const char* condition : {"TransmutedKings", "ReflectiveKings", "TransmutedKings, Circe"}) {
    EXPECT_TRUE(scene("4k3/8/8/8/K7/8/8/4Q3 w -", condition).in_check(Side::white));
    EXPECT_FALSE(scene("4k3/8/8/8/K7/8/8/5Q2 w -", condition).in_check(Side::white));
    EXPECT_FALSE(scene("4k3/8/2B5/8/K7/8/8/4Q3 w -", condition).in_check(Side::white));
  }
}

/// The placement with kings in place of the knights of a side.
std::string with_kings(std::string fen, char knight, char king) {
  for (std::size_t i = 0; i < fen.find(' '); ++i) {
    if (fen[i] == knight) fen[i] = king;
  }
  return fen;
}

/// Compares what is listed for checks and for mates, where the side that has moved is in order.
void compare_last_moves(Game& game, LeftOut& seen) {
  if (game.in_check(opposite(game.turn()))) return;
  compare_with_all(game, Wanted::checks, seen);
  compare_with_all(game, Wanted::mates, seen);
}

TEST(ChecksOfManyKings, LeaveNothingOut) {
  Dice dice(2613);
  LeftOut seen;
  for (const char* conditions : {"RoyalDynasty", "RexMultiplex"}) {
    SCOPED_TRACE(conditions);
    for (int i = 0; i < 600 && !HasFailure(); ++i) {
      const std::string fen =
          with_kings(with_kings(random_fen(dice, 4 + dice.roll(14)), 'n', 'k'), 'N', 'K');
      Game game = scene(fen, conditions);
      compare_last_moves(game, seen);
    }
  }
  EXPECT_GT(seen.dropped, 1000);
  EXPECT_GT(seen.wanted, 100);
}

TEST(ChecksOfManyKings, ACaptureLeavesAKingThatIsInCheck) {
  // The queen takes one of two kings and checks the other one, which has become royal.
  Game game = scene("k6k/8/8/8/8/8/8/K6Q w -", "RoyalDynasty");
  LeftOut seen;
  compare_with_all(game, Wanted::checks, seen);
  EXPECT_GT(seen.wanted, 0);
}

TEST(SingleBox, PromotionsAreAllThatItObjectsTo) {
  Dice dice(2614);
  LeftOut seen;
  for (int i = 0; i < 800 && !HasFailure(); ++i) {
    Game game = scene(random_fen(dice, 6 + dice.roll(18)), "SingleBox");
    compare_last_moves(game, seen);
  }
  EXPECT_GT(seen.dropped, 1000);
  EXPECT_GT(seen.wanted, 100);
}

TEST(SingleBox, APawnThatCannotPromoteGivesNoCheck) {
  // White has all its officers on the board: nothing is left to promote to.
  Game full = scene("3k4/4P3/8/8/8/8/RRBBNNQ1/K7 w -", "SingleBox");
  Game fewer = scene("3k4/4P3/8/8/8/8/RRBBNN2/K7 w -", "SingleBox");
  EXPECT_FALSE(full.observed(make_square(3, 7), Side::white, Purpose::checking));
  EXPECT_TRUE(fewer.observed(make_square(3, 7), Side::white, Purpose::checking));
}

TEST(SingleBox, NoMoveIsLegalWithTooManyUnits) {
  // Three knights are more than the box has; only a capture of one of them could help.
  Game game = scene("k7/8/8/8/8/8/4NNN1/K7 w -", "SingleBox");
  EXPECT_TRUE(game.immobile());
}

}  // namespace
}  // namespace feerie::test
