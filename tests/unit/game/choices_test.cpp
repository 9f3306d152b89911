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
  std::vector<ChoicesMade> packed;
  do {
    choices.rewind();
    const int first = choices.choose(2);
    // The second choice exists only after the first branch, as a promotion after a rebirth does.
    const int second = first == 0 ? choices.choose(3) : -1;
    taken.emplace_back(first, second);
    packed.push_back(choices.made());
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
  EXPECT_EQ(choices.made(), ChoicesMade{});
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

TEST(Choices, SquaresAreTakenInTheirOrderWithAllThatFollows) {
  constexpr Square b1 = 1;
  constexpr Square h8 = 63;
  Choices choices;
  std::vector<std::pair<Square, int>> taken;
  do {
    choices.rewind();
    const Square square = choices.choose_square(bit(b1) | bit(h8));
    taken.emplace_back(square, choices.choose(2));
  } while (choices.advance());
  EXPECT_EQ(taken, (std::vector<std::pair<Square, int>>{{b1, 0}, {b1, 1}, {h8, 0}, {h8, 1}}));
}

TEST(Choices, ASquareIsTheSameWhateverOtherSquaresThereAre) {
  constexpr Square a1 = 0;
  constexpr Square c1 = 2;
  Choices choices;
  choices.choose_square(bit(a1) | bit(c1));
  ASSERT_TRUE(choices.advance());
  EXPECT_EQ(choices.choose_square(bit(a1) | bit(c1)), c1);
  const ChoicesMade packed = choices.made();

  EXPECT_EQ(Choices(packed).choose_square(bit(c1)), c1);
  EXPECT_EQ(Choices(packed).choose_square(bit(a1)), no_square);
  EXPECT_EQ(Choices().choose_square(bit(a1)), a1);
}

TEST(Choices, NoSquareIsOneOfTheChoicesAndLeavesNoTrace) {
  constexpr Square b1 = 1;
  constexpr Square h8 = 63;
  Choices choices;
  std::vector<Square> taken;
  do {
    choices.rewind();
    taken.push_back(choices.choose_square_or_none(bit(b1) | bit(h8)));
    EXPECT_EQ(choices.made() == ChoicesMade{}, taken.back() == no_square);
  } while (choices.advance());
  EXPECT_EQ(taken, (std::vector<Square>{no_square, b1, h8}));
}

}  // namespace
}  // namespace feerie
