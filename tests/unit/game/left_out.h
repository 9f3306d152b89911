#pragma once

#include <algorithm>

#include <gtest/gtest.h>

#include "support/random_play.h"
#include "support/scene.h"

/// Moves that are left out where only checks or mates are wanted do not give them.
namespace feerie::test {

struct LeftOut {
  int dropped = 0;
  int wanted = 0;
};

/// Plays all moves without short cuts and compares with those that are listed. `wanted`: checks or
/// mates.
inline void compare_with_all(Game& quick, Wanted wanted, LeftOut& seen) {
  Game slow = quick;
  slow.take_short_cuts(false);
  Candidates all;
  Candidates left;
  slow.generate(all);
  quick.generate_legal(left, wanted);
  for (const Candidate& candidate : all) {
    const bool dropped = std::ranges::find(left, candidate) == left.end();
    seen.dropped += dropped ? 1 : 0;
    slow.outcomes(candidate, [&](const Move&) {
      const bool found = wanted == Wanted::mates ? slow.mated() : slow.in_check(slow.turn());
      seen.wanted += found ? 1 : 0;
      EXPECT_FALSE(found && dropped)
          << placement(quick) << " " << to_string(candidate.from) << to_string(candidate.to);
      return true;
    });
  }
}

/// Compares in random positions of so many games under the conditions.
inline void compare_at_random(Dice& dice, const char* conditions, int games, LeftOut& checks,
                              LeftOut& mates) {
  for (int i = 0; i < games && !::testing::Test::HasFailure(); ++i) {
    Game game = scene(random_fen(dice, 6 + dice.roll(18)), conditions);
    if (game.in_check(opposite(game.turn()))) continue;
    compare_with_all(game, Wanted::checks, checks);
    compare_with_all(game, Wanted::mates, mates);
  }
}

/// Has the side on move a legal move that gives no check? All are played.
inline bool can_be_quiet(Game& game) {
  Candidates moves;
  game.generate(moves);
  return !std::ranges::all_of(moves, [&](const Candidate& move) {
    return game.outcomes(move, [&](const Move&) { return game.in_check(game.turn()); });
  });
}

}  // namespace feerie::test
