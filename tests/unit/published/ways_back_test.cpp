#include "published/ways_back.h"

#include <gtest/gtest.h>

namespace feerie::published {
namespace {

TEST(WaysBack, AreComparedWhateverTheSigns) {
  EXPECT_EQ(plain_way("-1.Kg3*Bf3 -2.Kh3*Bg3"), "Kg3*Bf3Kh3*Bg3");
  EXPECT_EQ(plain_way("1.Kg3\u00d7Bf3 2.Kh3xBg3+"), "Kg3*Bf3Kh3*Bg3");
  EXPECT_EQ(plain_way("-1.e5*d6 ep."), "e5*d6");
  EXPECT_EQ(plain_way("-1.Ph7:Rg8=S"), "h7*Rg8=S");
}

TEST(WaysBack, AreCutOutOfTheText) {
  const auto ways = ways_of(
      "Solution\n"
      "a) -1.Kg3*Bf3 -2.Kh3*Bg3 & 1.f7-f5 Bg3-f4=\n"
      "b) R: 1.Kd5-e4, dann 1.Kd6\n"
      "   1...Ka1 2.Qb2#\n"
      "-1.Ka1-a2\n",
      7);
  ASSERT_EQ(ways.size(), 3U);
  EXPECT_EQ(ways[0].twin, "a");
  EXPECT_EQ(ways[0].play, "1.f7-f5 Bg3-f4=");
  EXPECT_EQ(ways[0].line, 8);
  EXPECT_EQ(ways[1].twin, "b");
  EXPECT_EQ(ways[1].way, "Kd5-e4");
  EXPECT_EQ(ways[1].play, "1.Kd6\n   1...Ka1 2.Qb2#");
  EXPECT_EQ(ways[2].way, "Ka1-a2");
  EXPECT_EQ(ways[2].play, "");
}

TEST(WaysBack, LinesBehindTheSameMovesBelongTogether) {
  const auto ways =
      ways_of("-1.Ka1-a2 & 1.Kb2 Kc3=\n-1.Ka3-a2 & 1.Kb4 Kc3=\n-1.Ka1-a2 & 1.Kb1 Kc3=", 1);
  ASSERT_EQ(ways.size(), 2U);
  EXPECT_EQ(ways[0].play, "1.Kb2 Kc3=\n1.Kb1 Kc3=");
}

}  // namespace
}  // namespace feerie::published
