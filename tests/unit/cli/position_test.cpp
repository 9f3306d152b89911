#include "cli/position.h"

#include <gtest/gtest.h>

namespace feerie::cli {
namespace {

TEST(Chess960Position, IsAFenForANumber) {
  EXPECT_EQ(chess960_position("692"), "rbbqknnr/pppppppp/8/8/8/8/PPPPPPPP/RBBQKNNR w KQkq - 0 1\n");
}

TEST(Chess960Position, CanNameTheFilesOfTheRooks) {
  EXPECT_EQ(chess960_position("692", true),
            "rbbqknnr/pppppppp/8/8/8/8/PPPPPPPP/RBBQKNNR w HAha - 0 1\n");
  EXPECT_EQ(chess960_position("959", true),
            "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w CAca - 0 1\n");
}

TEST(Chess960Position, IsANumberForAnArrayOrAFen) {
  EXPECT_EQ(chess960_position("RBBQKNNR"), "692\n");
  EXPECT_EQ(chess960_position("rbbqknnr/pppppppp/8/8/8/8/PPPPPPPP/RBBQKNNR w KQkq - 0 1"), "692\n");
}

TEST(Chess960Position, IsNothingForAnythingElse) {
  EXPECT_FALSE(chess960_position("960"));
  EXPECT_FALSE(chess960_position("-1"));
  EXPECT_FALSE(chess960_position(""));
  EXPECT_FALSE(chess960_position("RRBQKNNB"));
}

}  // namespace
}  // namespace feerie::cli
