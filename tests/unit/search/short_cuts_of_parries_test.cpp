#include <gtest/gtest.h>

#include "support/random_play.h"
#include "unit/search/solved.h"

/// In parry series most moves are followed by no reply, and what is known of the position behind
/// them leaves many of them unplayed. Solutions do not depend on that.
namespace feerie::test {
namespace {

int compare(const char* stipulation, int positions, int units, std::uint64_t seed) {
  Dice dice(seed);
  return compare_short_cuts({std::string("stipulation ") + stipulation}, positions, units, dice);
}

TEST(ShortCutsOfParries, ChangeNoMates) {
  EXPECT_GT(compare("pser-#3", 200, 7, 841), 10);
  EXPECT_GT(compare("pser-#4", 100, 6, 842), 10);
}

TEST(ShortCutsOfParries, ChangeNoSelfmates) {
  EXPECT_GT(compare("pser-s#2", 8000, 14, 843), 3);
  EXPECT_GT(compare("pser-s#3", 1000, 12, 844), 2);
}

}  // namespace
}  // namespace feerie::test
