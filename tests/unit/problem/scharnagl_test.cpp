#include "problem/scharnagl.h"

#include <algorithm>
#include <set>
#include <stdexcept>

#include <gtest/gtest.h>

namespace feerie::scharnagl {
namespace {

/// Bishops on squares of both colours, the king between the rooks, and the usual eight units.
bool legal(const std::string& array) {
  std::string sorted = array;
  std::ranges::sort(sorted);
  if (sorted != "BBKNNQRR") return false;
  const bool two_colours = (array.find('B') + array.rfind('B')) % 2 == 1;
  const auto king_at = array.find('K');
  return two_colours && array.find('R') < king_at && king_at < array.rfind('R');
}

TEST(Scharnagl, KnowsThePublishedNumbers) {
  EXPECT_EQ(array_of(0), "BBQNNRKR");
  EXPECT_EQ(array_of(1), "BQNBNRKR");
  EXPECT_EQ(array_of(518), "RNBQKBNR");
  EXPECT_EQ(array_of(534), "RNBKQBNR");
  EXPECT_EQ(array_of(692), "RBBQKNNR");
  EXPECT_EQ(array_of(959), "RKRNNQBB");
}

TEST(Scharnagl, HasLegalAndDifferentArrays) {
  std::set<std::string> arrays;
  for (int number = 0; number < array_count; ++number) {
    EXPECT_TRUE(legal(array_of(number))) << number;
    arrays.insert(array_of(number));
  }
  EXPECT_EQ(arrays.size(), 960U);
}

TEST(Scharnagl, FindsTheNumberOfEachArray) {
  for (int number = 0; number < array_count; ++number) {
    EXPECT_EQ(number_of(array_of(number)), number);
  }
  EXPECT_EQ(number_of("rsbqkbsr"), 518);
}

TEST(Scharnagl, RejectsWhatIsNoArray) {
  EXPECT_FALSE(number_of("RNBQKBNB"));
  EXPECT_FALSE(number_of("KRBQRBNN"));
  EXPECT_FALSE(number_of("BNBQRKRN"));
  EXPECT_FALSE(number_of(""));
  EXPECT_THROW(array_of(960), std::out_of_range);
  EXPECT_THROW(array_of(-1), std::out_of_range);
}

TEST(Scharnagl, WritesTheStartPosition) {
  EXPECT_EQ(fen_of(518), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
}

}  // namespace
}  // namespace feerie::scharnagl
