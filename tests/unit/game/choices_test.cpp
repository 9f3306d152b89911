#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "game/move.h"

namespace feerie {
namespace {

using Taken = std::vector<std::pair<int, int>>;

TEST(Choices, AllCombinationsAreTakenOnceAndCanBeTakenAgain) {
  Choices choices;
  Taken taken;
  std::vector<std::uint64_t> packed;
  do {
    choices.rewind();
    const int first = choices.choose(2);
    // The second choice exists only after the first branch, as a promotion after a rebirth does.
    const int second = first == 0 ? choices.choose(3) : -1;
    taken.emplace_back(first, second);
    packed.push_back(choices.packed());
  } while (choices.advance());
  EXPECT_EQ(taken, (Taken{{0, 0}, {0, 1}, {0, 2}, {1, -1}}));

  Choices again(packed[2]);
  EXPECT_EQ(again.choose(2), 0);
  EXPECT_EQ(again.choose(3), 2);
}

TEST(Choices, NoChoiceMeansOnePassing) {
  Choices choices;
  choices.rewind();
  EXPECT_FALSE(choices.advance());
  EXPECT_EQ(choices.packed(), 0U);
}

TEST(Choices, TheLargestChoiceFits) {
  Choices choices;
  int branches = 0;
  do {
    choices.rewind();
    EXPECT_EQ(choices.choose(256), branches);
    ++branches;
  } while (choices.advance());
  EXPECT_EQ(branches, 256);
}

}  // namespace
}  // namespace feerie
