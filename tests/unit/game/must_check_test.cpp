#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "game/game.h"
#include "support/scene.h"
#include "unit/search/random_problem.h"
#include "unit/search/solved.h"

/// Where a side has to give check, moves that give none need not be listed
/// (`Rulebook::must_check`).
namespace feerie::test {
namespace {

struct Seen {
  int dropped = 0;
  int legal = 0;
};

/// Plays out all moves that are listed without short cuts. Those that are legal have to give check,
/// and have to be listed in their order with short cuts, too.
void try_moves(Game& game, const std::string& setting, Seen& seen) {
  Game slow = game;
  slow.take_short_cuts(false);
  Candidates all;
  Candidates left;
  slow.generate_legal(all, Wanted::all);
  game.generate_legal(left, Wanted::all);
  auto at = left.begin();
  for (const Candidate& candidate : all) {
    const bool listed = at != left.end() && *at == candidate;
    if (listed) ++at;
    seen.dropped += listed ? 0 : 1;
    slow.outcomes(candidate, [&](const Move&) {
      const bool tells = candidate.type == MoveType::null || slow.in_check(slow.turn());
      EXPECT_TRUE(listed && tells) << setting << ": " << placement(game) << " "
                                   << to_string(candidate.from) << to_string(candidate.to);
      ++seen.legal;
      return true;
    });
  }
  EXPECT_EQ(at, left.end());
}

/// Tries random positions with the side on move that the rules oblige.
Seen try_rules(const std::string& setting, Dice& dice) {
  Seen seen;
  for (int i = 0; i < 200; ++i) {
    const std::string units = placement_with("GN", i % 2 * 30, 6 + dice.roll(14), dice);
    for (const char* side : {" w -", " b -"}) {
      Game game = scene(units + side, setting);
      const bool asked = game.rules().must_check(game.turn());
      if (asked && !game.in_check(opposite(game.turn()))) try_moves(game, setting, seen);
    }
  }
  return seen;
}

TEST(MustCheck, ListsAllLegalMovesAndTheyCheck) {
  Dice dice(2611);
  std::vector<std::string> settings;
  for (const std::string& setting : settings_of_conditions()) {
    const Game game = scene("8/8/8/8/8/8/8/8 w - -", setting);
    const bool tells = game.rules().must_check(Side::white) || game.rules().must_check(Side::black);
    if (tells) settings.push_back(setting);
  }
  EXPECT_GE(settings.size(), 4U);
  for (const char* more :
       {"BlackUltraSchachZwang Circe", "BlackUltraSchachZwang AliceChess",
        "BlackChecks AndernachChess", "BlackUltraSchachZwang WhiteMaximummer BlackMaximummer",
        "WhiteUltraSchachZwang RexMultiplex"}) {
    settings.emplace_back(more);
  }
  int legal = 0;
  for (const std::string& setting : settings) {
    const Seen seen = try_rules(setting, dice);
    EXPECT_GT(seen.dropped, 1000) << setting;
    legal += seen.legal;
  }
  EXPECT_GT(legal, 200);
}

TEST(MustCheck, ListsAllMovesWhereWalksAreLent) {
  Dice dice(2612);
  for (const char* setting : {"WhiteUltraSchachZwang AnnanChess", "BlackChecks Vaulting"}) {
    EXPECT_GT(try_rules(setting, dice).legal, 10) << setting;
  }
}

TEST(MustCheck, NamesTheSide) {
  const Game black = scene("8/8/8/8/8/8/8/8 w - -", "BlackUltraSchachZwang");
  EXPECT_TRUE(black.rules().must_check(Side::black));
  EXPECT_FALSE(black.rules().must_check(Side::white));
  EXPECT_FALSE(scene("8/8/8/8/8/8/8/8 w - -").rules().must_check(Side::white));
}

}  // namespace
}  // namespace feerie::test
