#include <algorithm>
#include <cctype>

#include <gtest/gtest.h>

#include "support/random_play.h"
#include "unit/search/solved.h"

/// Solutions do not depend on whether short cuts are taken.
namespace feerie::test {
namespace {

struct Play {
  const char* stipulation;
  int positions;
  int units;
};

std::ostream& operator<<(std::ostream& out, const Play& play) {
  return out << play.stipulation;
}

class ShortCuts : public testing::TestWithParam<Play> {};

TEST_P(ShortCuts, ChangeNothing) {
  const Play& play = GetParam();
  Dice dice(4242);
  const std::string stipulation = std::string("stipulation ") + play.stipulation;
  int solutions = compare_short_cuts({stipulation}, play.positions, play.units, dice);
  solutions += compare_short_cuts({stipulation, "option variation try setplay"}, play.positions / 2,
                                  play.units, dice);
  solutions +=
      compare_short_cuts({stipulation, "option duplex"}, play.positions / 2, play.units, dice);
  EXPECT_GT(solutions, 3);
}

TEST(ShortCutsOfForcedMates, KeepToOptions) {
  Dice dice(4243);
  int solutions = 0;
  for (const char* option :
       {"threat 1", "maxflightsquares 1", "nontrivial 1 1", "keepmatingpiece", "nullmoves"}) {
    const std::string options = std::string("option variation try ") + option;
    solutions += compare_short_cuts({"stipulation #3", options}, 6, 5, dice);
    solutions += compare_short_cuts({"stipulation s#2", options}, 25, 10, dice);
  }
  EXPECT_GT(solutions, 20);
}

INSTANTIATE_TEST_SUITE_P(
    AllSortsOfPlay, ShortCuts,
    testing::Values(Play{"#1", 100, 14}, Play{"#2", 30, 10}, Play{"#3", 8, 6}, Play{"=2", 300, 4},
                    Play{"+2", 20, 6}, Play{"x2", 20, 6}, Play{"#=2", 40, 6}, Play{"s#1", 400, 14},
                    Play{"s#2", 200, 12}, Play{"s+2", 300, 6}, Play{"r#2", 20, 8},
                    Play{"semi-r#2", 20, 8}, Play{"h#1.5", 30, 10}, Play{"h#2", 20, 8},
                    Play{"h=1.5", 30, 4}, Play{"h##1.5", 400, 8}, Play{"hs+2", 250, 8},
                    Play{"hr#2", 20, 8}, Play{"ser-#3", 15, 6}, Play{"ser-h#2", 20, 8},
                    Play{"ser-s+3", 250, 8}, Play{"ser-h=2", 30, 4}, Play{"pser-#3", 15, 6},
                    Play{"pser-s+2", 30, 6}, Play{"reci-h#2", 100, 9}),
    [](const auto& instance) {
      std::string name;
      for (const char* c = instance.param.stipulation; *c != 0; ++c) {
        if (std::isalnum(static_cast<unsigned char>(*c)) != 0) name += *c;
        if (*c == '#') name += "Mate";
        if (*c == '=') name += "Stalemate";
        if (*c == '+') name += "Check";
      }
      return name;
    });

}  // namespace
}  // namespace feerie::test
