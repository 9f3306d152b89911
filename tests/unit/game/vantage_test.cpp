#include <algorithm>

#include <gtest/gtest.h>

#include "support/random_play.h"
#include "support/scene.h"

/// Moves that are left out because they give no check, and those that are taken for safe, are such
/// moves when they are played out.
namespace feerie {
namespace {

using test::Dice;
using test::scene;

struct Seen {
  int dropped = 0;
  int safe = 0;
};

void try_checks(Game& quick, Game& slow, Seen& seen) {
  Candidates all;
  Candidates left;
  slow.generate(all);
  quick.generate_legal(left, Wanted::checks);
  for (const Candidate& candidate : all) {
    if (std::ranges::find(left, candidate) != left.end()) continue;
    ++seen.dropped;
    slow.outcomes(candidate, [&](const Move&) {
      EXPECT_FALSE(slow.in_check(slow.turn()))
          << to_string(candidate.from) << to_string(candidate.to);
      return true;
    });
  }
}

void try_safety(Game& quick, Game& slow, Seen& seen) {
  const Side mover = slow.turn();
  const Vantage danger = quick.own_danger();
  Candidates all;
  slow.generate(all);
  for (const Candidate& candidate : all) {
    if (!quick.surely_safe(danger, candidate)) continue;
    ++seen.safe;
    const Game::Judging leniently(slow, Legality::self_check);
    slow.outcomes(candidate, [&](const Move&) {
      EXPECT_FALSE(slow.in_check(mover)) << to_string(candidate.from) << to_string(candidate.to);
      return true;
    });
  }
}

Seen follow_games(std::string_view conditions, Dice& dice) {
  Seen seen;
  for (int game = 0; game < 12; ++game) {
    Game quick = scene(test::random_fen(dice, 10), conditions);
    Game slow = quick;
    slow.take_short_cuts(false);
    for (int ply = 0; ply < 12; ++ply) {
      try_checks(quick, slow, seen);
      try_safety(quick, slow, seen);
      Dice same = dice;
      if (!test::play_random(quick, dice)) break;
      EXPECT_TRUE(test::play_random(slow, same));
      if (quick.key() != slow.key()) {
        ADD_FAILURE() << "the games differ under " << conditions;
        break;
      }
    }
  }
  return seen;
}

TEST(Vantage, WhatIsSeenIsSoWhenPlayed) {
  Dice dice(4242);
  for (const std::string_view conditions : {"",
                                            "Circe",
                                            "AntiCirce",
                                            "Madrasi",
                                            "Isardam",
                                            "KoeKo",
                                            "AndernachChess",
                                            "Masand",
                                            "Sentinelles",
                                            "EinsteinChess",
                                            "KobulKings",
                                            "Take&MakeChess",
                                            "AliceChess",
                                            "Imitator e4",
                                            "GridChess",
                                            "Woozles",
                                            "Circe Masand",
                                            "AliceChess Madrasi",
                                            "AliceChess Circe",
                                            "EinsteinChess Masand",
                                            "Football",
                                            "MessignyChess",
                                            "MessignyChess Madrasi",
                                            "BlackMaximummer"}) {
    SCOPED_TRACE(conditions);
    const Seen seen = follow_games(conditions, dice);
    EXPECT_GT(seen.dropped, 100);
    const bool acts_always = conditions.starts_with("AliceChess") || conditions == "Sentinelles" ||
                             conditions.find("Masand") != std::string_view::npos ||
                             conditions == "Imitator e4";
    EXPECT_EQ(seen.safe > 100, !acts_always);
    if (HasFailure()) return;
  }
}

}  // namespace
}  // namespace feerie
