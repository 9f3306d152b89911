#include <algorithm>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/random_play.h"
#include "support/scene.h"
#include "unit/search/solved.h"

/// Option NonTrivial, checked against its rule written down plainly: in `sxn` White
/// forces Black to capture by his n-th move at the latest.
namespace feerie::test {
namespace {

constexpr int trivial = 1;

bool black_cornered(Game& game, int moves, int grants);

/// Can White force a capture with so many moves?
bool white_succeeds(Game& game, int moves, int grants) {
  return moves > 0 &&
         !game.each_move([&](const Move&) { return !black_cornered(game, moves - 1, grants); });
}

/// White has moved and has `moves` further ones.
bool black_cornered(Game& game, int moves, int grants) {
  int replies = 0;
  int non_trivial = 0;
  const auto succeeds = [&](int within, int granted) {
    return game.last_move().captures() || white_succeeds(game, within, granted);
  };
  game.each_move([&](const Move&) {
    ++replies;
    if (moves > trivial && !succeeds(trivial, grants)) ++non_trivial;
    return true;
  });
  if (replies == 0 || non_trivial > grants + 1) return false;
  const int left = grants - std::max(0, non_trivial - 1);
  return game.each_move([&](const Move&) { return succeeds(moves, left); });
}

TEST(NonTrivial, BoundsTheDefencesThatHoldOutLonger) {
  Dice dice(7);
  int keys = 0;
  int barred = 0;
  for (int round = 0; round < 60; ++round) {
    const std::string fen = random_fen(dice, 2 + dice.roll(2));
    if (fen.find(" w") == std::string::npos) continue;
    Game game = scene(fen);
    if (game.in_check(Side::black)) continue;
    for (const int grants : {0, 1}) {
      int expected = 0;
      game.each_move([&](const Move&) {
        const bool cornered = black_cornered(game, 2, grants);
        expected += cornered ? 1 : 0;
        barred += !cornered && black_cornered(game, 2, 99) ? 1 : 0;
        return true;
      });
      const std::string placement = fen.substr(0, fen.find(' '));
      const Solved solved = solve_problem({"stipulation sx3", "forsyth " + placement,
                                           "option NonTrivial " + std::to_string(grants) + " 1"});
      EXPECT_EQ(solved.solutions, expected) << fen << ", " << grants << " granted";
      keys += expected;
    }
  }
  EXPECT_GT(keys, 0);
  EXPECT_GT(barred, 0);
}

/// In `s+n` White forces Black to give check by his n-th move at the latest. White has moved and
/// has `moves` further ones; defences that give no check are not trivial, as `NonTrivial grants 0`
/// has it.
bool black_must_check(Game& game, int moves, int grants) {
  int replies = 0;
  int quiet = 0;
  game.each_move([&](const Move&) {
    ++replies;
    if (!game.in_check(Side::white)) ++quiet;
    return true;
  });
  if (replies == 0 || (moves > 0 && quiet > grants + 1)) return false;
  const int left = grants - std::max(0, quiet - 1);
  return game.each_move([&](const Move&) {
    if (game.in_check(Side::white)) return true;
    return moves > 0 &&
           !game.each_move([&](const Move&) { return !black_must_check(game, moves - 1, left); });
  });
}

TEST(NonTrivial, CountsQuietMovesOfFairyUnits) {
  int keys = 0;
  int barred = 0;
  // Black has one quiet move before its pawn checks in the first position, and two in the other
  // one.
  for (const char* placement : {"7k/R7/5N2/8/p7/8/4P3/1K5G", "7k/p1R5/5N2/8/8/1K6/4P3/7G"}) {
    Game game = scene(std::string(placement) + " w -");
    for (const int grants : {0, 1, 2}) {
      int expected = 0;
      game.each_move([&](const Move&) {
        const bool cornered = black_must_check(game, 1, grants);
        expected += cornered ? 1 : 0;
        barred += !cornered && black_must_check(game, 1, 99) ? 1 : 0;
        return true;
      });
      const Solved solved = solve_problem({"stipulation s+2", std::string("forsyth ") + placement,
                                           "option NonTrivial " + std::to_string(grants) + " 0"});
      EXPECT_EQ(solved.solutions, expected) << placement << ", " << grants << " granted";
      keys += expected;
    }
  }
  EXPECT_GT(keys, 10);
  EXPECT_GT(barred, 0);
}

}  // namespace
}  // namespace feerie::test
