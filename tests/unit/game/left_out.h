#pragma once

#include <algorithm>

#include <gtest/gtest.h>

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

}  // namespace feerie::test
