#include "core/square.h"

#include <gtest/gtest.h>

#include "core/piece.h"

namespace feerie {
namespace {

TEST(Square, AllNamesReadBack) {
  for (Square square = 0; square < square_count; ++square) {
    EXPECT_EQ(parse_square(to_string(square)), square);
  }
  EXPECT_EQ(to_string(make_square(4, 3)), "e4");
  EXPECT_EQ(to_string(no_square), "-");
}

TEST(Square, ReadsLettersInEitherCase) {
  EXPECT_EQ(parse_square("A1"), 0);
  EXPECT_EQ(parse_square("h8"), 63);
}

TEST(Square, RefusesWhatNamesNoSquare) {
  for (const char* text : {"", "a", "a9", "a0", "i1", "11", "aa", "a10", "`1", "\x01\x31"}) {
    EXPECT_EQ(parse_square(text), no_square) << text;
  }
}

TEST(Square, RankIsSeenFromTheSide) {
  EXPECT_EQ(relative_rank(parse_square("c2"), Side::white), 1);
  EXPECT_EQ(relative_rank(parse_square("c2"), Side::black), 6);
}

TEST(Square, LightSquares) {
  EXPECT_TRUE(contains(light_squares, parse_square("h1")));
  EXPECT_FALSE(contains(light_squares, parse_square("a1")));
  EXPECT_EQ(count_of(light_squares), 32);
}

TEST(Square, TakeFirstEmptiesASetInOrder) {
  Bitboard set = bit(5) | bit(17) | bit(63);
  EXPECT_EQ(take_first(set), 5);
  EXPECT_EQ(take_first(set), 17);
  EXPECT_EQ(take_first(set), 63);
  EXPECT_EQ(set, 0U);
}

TEST(Piece, NeutralBelongsToBothAndStaysNeutral) {
  EXPECT_TRUE(belongs_to(Sides::neutral, Side::white));
  EXPECT_TRUE(belongs_to(Sides::neutral, Side::black));
  EXPECT_EQ(swapped(Sides::neutral), Sides::neutral);
  EXPECT_EQ(swapped(Sides::white), Sides::black);
  EXPECT_EQ(swapped(Sides::none), Sides::none);
}

}  // namespace
}  // namespace feerie
