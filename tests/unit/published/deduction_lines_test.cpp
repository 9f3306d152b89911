#include "published/deduction_lines.h"

#include <gtest/gtest.h>

#include "published/score.h"

namespace feerie::published {
namespace {

TEST(DeductionLines, SentencesOfRetroAnalysisAreKnown) {
  for (const std::string_view line :
       {"castling with a8 is impossible: Black has moved last, but no unit of it has moved",
        "castlings with a1 and h1 exclude each other: White has no last move",
        "rights depend on each other: the first castling decides",
        "en passant on c6: the double step was certainly the last move",
        "illegale Stellung: Weiß hat mehr als 8 Bauern", "trait impossible pour Black : no move",
        "1. no castling", "2. castling with h8, en passant on g6", "1. keine Rochade",
        "2. Rochade mit a1, h8", "2. roque avec h8, en passant en g6"}) {
    EXPECT_TRUE(tells_deduction(line)) << line;
  }
}

TEST(DeductionLines, PlayAndRemarksAreNot) {
  for (const std::string_view line :
       {"", "1.Kf5-e6 !", "1. Kf5-e6 !", "2. castles", "   1. no castling", "a) a8=Q",
        "castling with a8", "castling is impossible", "1. no castling, but mate"}) {
    EXPECT_FALSE(tells_deduction(line)) << line;
  }
}

TEST(DeductionLines, NoSquareOfASentenceIsTakenForAMove) {
  const Scores scores = parse_scores(
      "castlings with a1 and h1 exclude each other: White has no last move\n\n"
      "1. castling with a1\n\n   1.0-0-0 !\n\n\n2. castling with h1\n\n   1.0-0 !\n",
      {});
  ASSERT_EQ(scores.twins.size(), 1U);
  ASSERT_EQ(scores.twins.front().roots.size(), 2U);
  EXPECT_EQ(scores.twins.front().roots.back().text, "0-0");
  EXPECT_TRUE(scores.unread.empty());
}

}  // namespace
}  // namespace feerie::published
