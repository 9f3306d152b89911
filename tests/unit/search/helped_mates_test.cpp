#include "search/prove/lean/helped_mates.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "support/random_play.h"
#include "support/scene.h"
#include "unit/search/solved.h"

/// Whether a side can let itself be mated by the next move must be what playing all moves says.
namespace feerie::test {
namespace {

const lean::Customs usual{{{{queen, rook, bishop, knight}, {queen, rook, bishop, knight}}}, true};

/// By playing all moves of both sides.
bool allows_mate(const lean::Board& board) {
  const auto any_legal_move = [](const lean::Board& from, const auto& leads_on) {
    lean::MoveList moves;
    lean::list_legal(from, usual, moves);
    return std::any_of(moves.begin(), moves.end(),
                       [&](const lean::Move& move) { return leads_on(from.glimpse(move)); });
  };
  return any_legal_move(board, [&](const lean::Board& next) {
    return any_legal_move(next, [](const lean::Board& last) { return lean::mated(last); });
  });
}

/// Returns whether there is such a mate.
bool compare(const Game& game) {
  const lean::Board board(game.position());
  const bool expected = allows_mate(board);
  EXPECT_EQ(lean::can_allow_mate(board, usual, all_squares), expected);
  return expected;
}

TEST(HelpedMates, AgreeWithPlayingOutInRandomPositions) {
  Dice dice(81);
  int positions = 0;
  int mates = 0;
  for (int i = 0; i < 20'000 && !HasFailure(); ++i) {
    const std::string fen = random_fen(dice, 4 + dice.roll(16));
    SCOPED_TRACE(fen);
    Game game = scene(fen);
    if (game.in_check(opposite(game.turn()))) continue;
    ++positions;
    mates += compare(game) ? 1 : 0;
  }
  EXPECT_GT(positions, 8'000);
  EXPECT_GT(mates, 1'000);
  EXPECT_LT(mates, positions / 2);
}

TEST(HelpedMates, AgreeWithPlayingOutWherePawnsPromoteAndKingsCastle) {
  Dice dice(82);
  int mates = 0;
  for (const std::string& fen : rich_positions()) {
    SCOPED_TRACE(fen);
    for (int played = 0; played < 40 && !HasFailure(); ++played) {
      Game game = scene(fen);
      for (int ply = 0; ply < 12 && !HasFailure(); ++ply) {
        mates += compare(game) ? 1 : 0;
        if (!play_random(game, dice)) break;
      }
    }
  }
  EXPECT_GT(mates, 20);
}

/// Rare ways in which two moves mate; random positions hardly ever show them.
TEST(HelpedMates, KnowWhatTwoMovesOpenTogether) {
  for (const char* fen : {
           // A unit behind another one of the other side leaves the line to a neighbour of the
           // king.
           "2k5/5pPR/8/8/3K4/8/8/8 b",
           // Along that line to the king itself, which the unit stands next to.
           "8/4RPpk/8/8/2K5/8/8/8 b",
           // A unit makes room for a pawn, which opens a line by its step.
           "8/8/6K1/8/1b2R3/QP4k1/1Q6/8 b",
           // And so by a unit that stands apart from the king.
           "8/1r6/RP5k/4Q3/8/1K6/8/8 b",
           // A castling checks.
           "8/6p1/8/4Q3/6p1/5k2/8/4K2R b",
           // A unit that could be captured checks together with another one.
           "2b4B/6R1/6K1/8/8/p7/8/k7 b",
           // A promotion to a knight.
           "8/4R1P1/7k/4Q2b/8/8/8/7K b",
       }) {
    SCOPED_TRACE(fen);
    EXPECT_TRUE(compare(scene(fen)));
  }
}

/// Nothing is found where the king may not be mated.
TEST(HelpedMates, KeepToTheSquaresOfTheKing) {
  // 1.Kh8 Ra8 # and 1.Kf8 Ra8 #, and nothing with the king on g8.
  const Game game = scene("6k1/8/6K1/8/8/8/8/R7 b");
  const lean::Board board(game.position());
  EXPECT_TRUE(lean::can_allow_mate(board, usual, bit(make_square(7, 7))));
  EXPECT_FALSE(lean::can_allow_mate(board, usual, bit(make_square(6, 7))));
  EXPECT_FALSE(lean::can_allow_mate(board, usual, 0));
}

TEST(HelpedMates, KnowHoles) {
  Dice dice(83);
  int mates = 0;
  for (const char* fen : {"4k3/8/8/3q4/8/2S5/1P5P/R7 w", "7k/5Q2/8/3r4/8/8/1K6/8 b"}) {
    for (int played = 0; played < 60 && !HasFailure(); ++played) {
      Game game = scene_with(fen, {"condition hole c5 f4 e6 g8"});
      for (int ply = 0; ply < 6 && !HasFailure(); ++ply) {
        mates += compare(game) ? 1 : 0;
        if (!play_random(game, dice)) break;
      }
    }
  }
  EXPECT_GT(mates, 3);
}

}  // namespace
}  // namespace feerie::test
