#include "game/by_squares.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "game/geometry.h"
#include "support/scene.h"
#include "unit/search/random_problem.h"
#include "unit/search/solved.h"

/// Rules that say that they forbid moves by their squares look at nothing else.
namespace feerie::test {
namespace {

constexpr Square a1 = make_square(0, 0);
constexpr Square c1 = make_square(2, 0);
constexpr Square b2 = make_square(1, 1);

bool any_tells(const CompiledRules& rules) {
  const auto tells = [](const auto& restriction) {
    return restriction.forbidding == Forbidding::by_squares;
  };
  return std::ranges::any_of(rules.move_restrictions(), tells);
}

/// Compares what such rules say of moves in a random position with what they say of squares of an
/// empty board. Returns the number of moves that they forbid.
int compare_moves(const std::string& conditions, Dice& dice) {
  Game empty = scene("8/8/8/8/8/8/8/8 w - -", conditions);
  Game game = scene(placement_with("G", 30, 20, dice) + " w - -", conditions);
  int forbidden = 0;
  for (const Side side : {Side::white, Side::black}) {
    for (Bitboard units = game.position().of(side); units != 0;) {
      const Square from = take_first(units);
      for (Square to = 0; to < square_count; ++to) {
        const bool captures = game.position().at(to).of(opposite(side));
        const Candidate move{from, to, captures ? to : no_square};
        const bool told = ends_by_squares(empty, side, from, bit(to)) != 0;
        bool allowed = true;
        for (const auto& [rule, purposes, forbidding] : game.rules().move_restrictions()) {
          if (forbidding != Forbidding::by_squares) continue;
          allowed = allowed && rule.function(game, move, side, *rule.arguments);
        }
        EXPECT_EQ(told, allowed) << conditions << ": " << to_string(from) << to_string(to);
        forbidden += allowed ? 0 : 1;
      }
    }
  }
  return forbidden;
}

TEST(BySquares, RulesLookAtNothingElse) {
  Dice dice(2216);
  std::vector<std::string> settings = settings_of_conditions();
  for (const char* more : {"GridChess VerticalShift", "GridChess Orthogonal bdf246",
                           "GridChess Irregular a1b1 c3d4e5", "GridChess GridLine ha34 vd18"}) {
    settings.emplace_back(more);
  }
  int telling = 0;
  for (const std::string& setting : settings) {
    if (!any_tells(scene("8/8/8/8/8/8/8/8 w - -", setting).rules())) continue;
    ++telling;
    for (int i = 0; i < 5; ++i) EXPECT_GT(compare_moves(setting, dice), 0) << setting;
  }
  EXPECT_GE(telling, 9);
}

TEST(BySquares, MovesEndWhereAllRulesAllow) {
  Game game = scene("8/8/8/8/8/8/8/8 w - -", "MonochromChess BlackEdgeMover");
  EXPECT_TRUE(forbids_by_squares(game.rules()));
  EXPECT_EQ(ends_by_squares(game, Side::white, a1, all_squares), ~light_squares);
  EXPECT_EQ(ends_by_squares(game, Side::black, a1, all_squares), ~light_squares & geometry::edge);
  EXPECT_EQ(ends_by_squares(game, Side::black, a1, bit(b2) | bit(c1)), bit(c1));
}

TEST(BySquares, OneRuleThatDoesNotTellIsEnough) {
  EXPECT_FALSE(
      forbids_by_squares(scene("8/8/8/8/8/8/8/8 w - -", "MonochromChess NoCapture").rules()));
  EXPECT_FALSE(forbids_by_squares(scene("8/8/8/8/8/8/8/8 w - -").rules()));
}

}  // namespace
}  // namespace feerie::test
