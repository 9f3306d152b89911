#include <gtest/gtest.h>

#include "game/catalogue.h"
#include "support/random_play.h"
#include "unit/search/solved.h"

/// Optimisations ask how units walk. Solutions with units of every walk are the same with and
/// without them.
namespace feerie::test {
namespace {

TEST(ShortCutsOfWalks, ChangeNothing) {
  Dice dice(97);
  int solutions = 0;
  for (const Walk* walk : Catalogue<Walk>::all()) {
    for (const char* task : {"#2", "h#1.5", "h=1.5", "h+1.5", "ser-h#2", "s#1"}) {
      for (int i = 0; i < 3; ++i) {
        solutions +=
            compare_short_cuts({std::string("stipulation ") + task,
                                "forsyth " + placement_with(walk->letters.english, 0, dice)});
        if (HasFailure()) return;
      }
    }
  }
  EXPECT_GT(solutions, 500);
}

}  // namespace
}  // namespace feerie::test
