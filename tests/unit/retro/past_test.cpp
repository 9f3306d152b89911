#include "retro/past.h"

#include <gtest/gtest.h>

#include "support/last_moves.h"

namespace feerie::test {
namespace {

using retro::Effort;
using retro::Past;

Past past(std::string_view fen, int plies, const retro::Refuted& refuted = {},
          std::string_view conditions = "") {
  const Game game = scene(fen, conditions);
  Effort effort;
  return retro::past_of(rules_of(game), game.position(), plies, effort, refuted);
}

TEST(Past, NobodyCanHaveMovedLast) {
  // The king has never moved, nor has the rook, nor the pawn.
  EXPECT_EQ(past("6k1/8/8/8/8/8/7P/4K2R b K", 1), Past::none);
  // The king may have come from anywhere.
  EXPECT_EQ(past("6k1/8/8/8/8/8/7P/4K2R b -", 1), Past::open);
}

TEST(Past, TheArrayNeedsNone) {
  EXPECT_EQ(past("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq", 1), Past::open);
  // With Black to move somebody must have moved: a knight has.
  EXPECT_EQ(past("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq", 1), Past::open);
  // Without knights nobody can have moved behind the pawns.
  const std::string_view without_knights = "r1bqkb1r/pppppppp/8/8/8/8/PPPPPPPP/R1BQKB1R w KQkq";
  EXPECT_EQ(past(without_knights, 1), Past::none);
  EXPECT_EQ(past("r1bqkb1r/pppppppp/8/8/8/8/PPPPPPPP/R1BQKB1R w -", 1), Past::open)
      << "a rook may have come back to a8";
}

TEST(Past, OnlyTheArrayBeginsGames) {
  const auto begins = [](std::string_view fen, std::string_view conditions = "") {
    const Game game = scene(fen, conditions);
    return retro::begins_game(game.rules(), game.position());
  };
  EXPECT_TRUE(begins("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq"));
  EXPECT_FALSE(begins("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq"));
  EXPECT_FALSE(begins("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKBNR w KQkq"));
  EXPECT_FALSE(begins("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w Qkq"));
  EXPECT_TRUE(begins("rbnqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKBNR w KQkq", "Chess960"));
}

TEST(Past, LooksBackFurther) {
  // Black has just made the double step, before which no white unit can have moved.
  const std::string_view fen = "6k1/8/8/4p3/8/8/7P/4K2R w K e6";
  EXPECT_EQ(past(fen, 1), Past::open);
  EXPECT_EQ(past(fen, 2), Past::none);
  // Without the right of White there may have been a move.
  EXPECT_EQ(past("6k1/8/8/4p3/8/8/7P/4K2R w - e6", 2), Past::open);
  EXPECT_EQ(past(fen, 1, [](const Position&) { return true; }), Past::none);
}

TEST(Past, WithoutEffortNothingIsProved) {
  const Game game = scene("6k1/8/8/8/8/8/7P/4K2R b K");
  Effort none{0};
  EXPECT_EQ(retro::past_of(rules_of(game), game.position(), 1, none), Past::none)
      << "nothing had to be tried";
  const Game other = scene("6k1/8/8/8/8/8/7P/4K2R b -");
  EXPECT_EQ(retro::past_of(rules_of(other), other.position(), 1, none), Past::undecided);
}

TEST(Past, OfUnknownRulesNothingIsProved) {
  EXPECT_EQ(past("6k1/8/8/8/8/8/7P/4K2R b K", 1, {}, "Imitator a1"), Past::undecided);
}

}  // namespace
}  // namespace feerie::test
