#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "unit/input/reading.h"

/// Placements in Fairy FEN.
namespace feerie::test {
namespace {

std::string units(std::string_view commands) {
  return units_of(read_commands(commands).units);
}

TEST(FairyFen, FiguresStandForWalks) {
  EXPECT_EQ(units("fen *2Q*2n*2r*2B*2k*2P2/-q-*2b*0K5/8/8/8/8/8/NnPp4 b - -"),
            "wGa8 bNb8 bRHc8 wBHd8 bKHe8 wBPf8 nQa7 nBHb7 wKc7 wSa1 bSb1 wPc1 bPd1");
  EXPECT_EQ(units("forsyth *2Q7/-q7/8/8/8/8/8/8"), "wGa8 nQa7");
  EXPECT_EQ(units("fen (!b2)(q1)(Q3)(r3)(B3)(s3)(E)(!f)/(e1)(O)(A)(n)4/8/8/8/8/8/K7"),
            "nBHa8 bLb8 wLEc8 bPAd8 wVAe8 bZf8 wEQg8 nROh8 bORa7 wOb7 wAMc7 bSd7 wKa1");
  EXPECT_EQ(units("fen =q.GR.gr=.le-.15+.15-n1/8/8/8/8/8/8/8"),
            "nQa8 wGRb8 bGRc8 nLEd8 b15e8 w15f8 nSg8");
}

TEST(FairyFen, WalksOfOneLetterCanStandBehindAPoint) {
  EXPECT_EQ(units("fen .L6.n/8/8/8/8/8/8/8"), "wLa8 bNh8");
}

/// What the peer's Forsyth has always meant stays so.
TEST(FairyFen, AForsythWithoutItsSignsIsNone) {
  EXPECT_EQ(units("forsyth -q-n6/8/8/8/8/8/8/8"), "bQa8 bNb8");
}

struct FairyMistake {
  std::string placement, message;
  int column;
};
std::ostream& operator<<(std::ostream& out, const FairyMistake& row) {
  return out << row.placement;
}
class FairyMistakes : public testing::TestWithParam<FairyMistake> {};

TEST_P(FairyMistakes, AreToldWithTheirPlace) {
  const Diagnostic error = first_error("fen " + GetParam().placement + " w - -");
  EXPECT_THAT(error.message, testing::HasSubstr(GetParam().message));
  EXPECT_EQ(error.place.column, GetParam().column + 4);
  EXPECT_NE(error.hint, "");
}

INSTANTIATE_TEST_SUITE_P(
    Table, FairyMistakes,
    testing::Values(FairyMistake{"*1q7/8/8/8/8/8/8/8", "\"*1q\" does not stand for one walk", 1},
                    FairyMistake{"K*3k6/8/8/8/8/8/8/8", "\"*3k\" does not stand", 2},
                    FairyMistake{"*4q7/8/8/8/8/8/8/8", "no unit of a Fairy FEN", 1},
                    FairyMistake{"'A7/8/8/8/8/8/8/8", "\"'A\" is a marker or a text", 1},
                    FairyMistake{"*1''127/8/8/8/8/8/8/8", "\"*1''12\" is a marker", 1},
                    FairyMistake{"-c7/8/8/8/8/8/8/8", "\"-c\" is a marker", 1},
                    FairyMistake{"*2S7/8/8/8/8/8/8/8", "\"*2S\" is a marker", 1},
                    FairyMistake{"(w)7/8/8/8/8/8/8/8", "\"(w)\" does not stand", 1},
                    FairyMistake{"(q7/8/8/8/8/8/8/8", "no unit of a Fairy FEN", 1},
                    FairyMistake{"(q22)7/8/8/8/8/8/8/8", "no unit of a Fairy FEN", 1},
                    FairyMistake{".jj7/8/8/8/8/8/8/8", "no walk has the letters \"jj\"", 1},
                    FairyMistake{"-k7/9/8/8/8/8/8/8", "this rank has 9 squares", 5},
                    FairyMistake{"-k7/8/8/8/8/8/8", "the position has 7 ranks", 1}));

/// The fields behind a placement can be left out as a whole.
TEST(FairyFen, APlacementCanStandAlone) {
  const Problem problem = read_commands("fen 8/8/8/8/8/8/8/Kn6 pieces white Qh8");
  EXPECT_EQ(units_of(problem.units), "wKa1 bSb1 wQh8");
  EXPECT_FALSE(problem.fen.side.has_value());
}

}  // namespace
}  // namespace feerie::test
