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
  Dice dice(11);
  int keys = 0;
  int barred = 0;
  for (int round = 0; round < 300; ++round) {
    const std::string fen = random_fen(dice, 2 + dice.roll(3));
    if (fen.find(" w") == std::string::npos) continue;
    std::string placement = fen.substr(0, fen.find(' '));
    std::ranges::replace(placement, 'N', 'G');
    std::ranges::replace(placement, 'b', 'g');
    Game game = scene(placement + " w -");
    if (game.in_check(Side::black)) continue;
    for (const int grants : {0, 1, 2}) {
      int expected = 0;
      game.each_move([&](const Move&) {
        const bool cornered = black_must_check(game, 1, grants);
        expected += cornered ? 1 : 0;
        barred += !cornered && black_must_check(game, 1, 99) ? 1 : 0;
        return true;
      });
      const Solved solved = solve_problem({"stipulation s+2", "forsyth " + placement,
                                           "option NonTrivial " + std::to_string(grants) + " 0"});
      EXPECT_EQ(solved.solutions, expected) << placement << ", " << grants << " granted";
      keys += expected;
    }
  }
  EXPECT_GT(keys, 20);
  EXPECT_GT(barred, 20);
}

TEST(NonTrivial, CountsRefutationsOnlyWherePlayIsLongEnough) {
  const auto tries = [](const std::string& stipulation) {
    const Solved solved =
        solve_problem({"stipulation " + stipulation, "forsyth 2k5/2p5/2K5/8/8/8/8/3R4",
                       "option Defence 3 NonTrivial 0 1"});
    return solved.text;
  };
  EXPECT_NE(tries("zb42").find("1...Kc8-d8 !"), std::string::npos);
  EXPECT_EQ(tries("zb43").find("1...Kc8-d8 !"), std::string::npos);
}

TEST(NonTrivial, LeavesSetPlayAlone) {
  const auto set_play = [](const std::string& option) {
    return solution_lines({"stipulation #4", "forsyth 8/1p1p4/8/3pK3/k7/1R4R1/8/8",
                           "option SetPlay Variations NoThreat" + option});
  };
  EXPECT_THAT(set_play(""), testing::Contains(testing::HasSubstr("1...b7-b5")));
  EXPECT_THAT(set_play(" NonTrivial 0 1"), testing::Contains(testing::HasSubstr("1...b7-b5")));
}

}  // namespace
}  // namespace feerie::test
