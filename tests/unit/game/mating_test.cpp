#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "game/catalogue.h"
#include "support/random_play.h"
#include "support/scene.h"
#include "unit/search/solved.h"

/// Where a move has to mate, moves are listed only where units go so that they may mate. Whatever
/// is left out does not mate when it is played out.
namespace feerie::test {
namespace {

struct Seen {
  int dropped = 0;
  int mates = 0;
};

void try_mates(Game& quick, Seen& seen) {
  Game slow = quick;
  slow.take_short_cuts(false);
  Candidates all;
  Candidates left;
  slow.generate(all);
  quick.generate_legal(left, Wanted::mates);
  for (const Candidate& candidate : all) {
    const bool dropped = std::ranges::find(left, candidate) == left.end();
    seen.dropped += dropped ? 1 : 0;
    slow.outcomes(candidate, [&](const Move&) {
      const bool mates = slow.mated();
      EXPECT_FALSE(mates && dropped)
          << placement(quick) << " " << to_string(candidate.from) << to_string(candidate.to);
      seen.mates += mates ? 1 : 0;
      return true;
    });
  }
}

Seen try_walk(std::string_view letters, int neutral, std::string_view conditions, Dice& dice) {
  Seen seen;
  for (int i = 0; i < 150; ++i) {
    // Many units, so that there are mates.
    const std::string units = placement_with(letters, neutral, 8 + dice.roll(14), dice);
    for (const char* side : {" w -", " b -"}) {
      Game game = scene(units + side, conditions);
      if (game.in_check(opposite(game.turn()))) continue;
      try_mates(game, seen);
    }
  }
  return seen;
}

TEST(MatingSquares, LeaveNoMateOutByUnitsOfAnyWalk) {
  Dice dice(2210);
  Seen all;
  for (const Walk* walk : Catalogue<Walk>::all()) {
    if (walk->traits.royal) continue;
    SCOPED_TRACE(walk->letters.english);
    const Seen seen = try_walk(walk->letters.english, 10, "", dice);
    all.dropped += seen.dropped;
    all.mates += seen.mates;
    if (::testing::Test::HasFailure()) return;
  }
  EXPECT_GT(all.dropped, 10000);
  EXPECT_GT(all.mates, 300);
}

TEST(MatingSquares, LeaveNoMateOutUnderRulesThatActWithCaptures) {
  Dice dice(2211);
  for (const char* conditions :
       {"Circe", "AntiCirce", "Take&MakeChess", "AndernachChess", "KobulKings"}) {
    SCOPED_TRACE(conditions);
    Seen all;
    for (const char* letters : {"G", "N", "LI", "ZR", "R"}) {
      const Seen seen = try_walk(letters, 20, conditions, dice);
      all.dropped += seen.dropped;
      all.mates += seen.mates;
    }
    EXPECT_GT(all.dropped, 1000) << all.mates;
    EXPECT_GT(all.mates, 5);
    if (HasFailure()) return;
  }
}

bool lists(std::string_view fen, Square from, Square to) {
  Game game = scene(fen);
  Candidates moves;
  game.generate_legal(moves, Wanted::mates);
  return std::ranges::any_of(
      moves, [&](const Candidate& move) { return move.from == from && move.to == to; });
}

constexpr Square d1 = 3, c2 = 10, c4 = 26, d5 = 35, f5 = 37, d8 = 59;

TEST(MatingSquares, TheMoverMayGuardASquareItself) {
  // Behind Rd8 the king finds all squares beside it guarded by the rook or the other one.
  EXPECT_TRUE(lists("7k/R7/8/8/8/8/8/K2R4 w -", d1, d8));
  EXPECT_FALSE(lists("7k/8/R7/8/8/8/8/K2R4 w -", d1, d8));
}

TEST(MatingSquares, TheMoverMayFillASquareThatMattersToBothItselfAndAnother) {
  // On f5 the grasshopper is the hurdle over which the equihopper guards g5.
  EXPECT_TRUE(lists("2B1R3/5G2/8/3G.EQ3/4pkp1/4ppp1/8/K7 w -", d5, f5));
}

TEST(MatingSquares, WhoeverIsCapturedElsewhereMayHaveStoodInTheWayOfACheck) {
  // The rook locust captures the pawn on c3, and the nightrider checks.
  EXPECT_TRUE(lists("8/8/3pp3/1P1kp3/8/2pP4/2.LR5/1+N5K w -", c2, c4));
}

}  // namespace
}  // namespace feerie::test
