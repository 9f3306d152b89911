#include <compare>
#include <stdexcept>
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

TEST(Choices, WhatCostsMuchIsAskedOnceForAllBranches) {
  constexpr Square a1 = 0;
  constexpr Square h8 = 63;
  Choices choices;
  int asked = 0;
  Taken taken;
  do {
    choices.rewind();
    const Square square = choices.choose_square_among([&] {
      ++asked;
      return bit(a1) | bit(h8);
    });
    taken.emplace_back(square, choices.choose(2));
  } while (choices.advance());
  EXPECT_EQ(taken, (Taken{{a1, 0}, {a1, 1}, {h8, 0}, {h8, 1}}));
  EXPECT_EQ(asked, 1);

  // Played again elsewhere, the square has to be found anew.
  Choices again(choices.made());
  EXPECT_EQ(again.choose_square_among([] { return Bitboard{0}; }), no_square);
  EXPECT_EQ(again.depth(), 0);
}

/// Apart, as gcc 12 warns of indices that cannot occur when it sees all at once.
[[gnu::noinline]] void make_all(Choices& choices) {
  while (choices.depth() < Choices::most) choices.choose(1);
}

TEST(Choices, MovesWithoutEndAreReported) {
  Choices choices;
  make_all(choices);
  EXPECT_THROW(choices.choose(1), std::length_error);
  EXPECT_THROW(choices.choose_square(bit(0)), std::length_error);
  EXPECT_THROW(choices.choose_square_or_none(bit(0)), std::length_error);
  EXPECT_THROW(choices.choose_square_among([] { return bit(0); }), std::length_error);
}

TEST(ChoicesMade, AreTheSameHoweverTheyWereMade) {
  ChoicesMade direct;
  direct.set(1, 2);
  ChoicesMade changed;
  changed.set(1, 2);
  changed.set(3, 7);
  changed.set(0, 4);
  EXPECT_NE(changed, direct);
  changed.set(3, 0);
  changed.set(0, 0);
  EXPECT_EQ(changed, direct);
  EXPECT_EQ(changed[0], 0);
  EXPECT_EQ(changed[1], 2);
  EXPECT_EQ(changed[most_choices - 1], 0);
  changed.set(1, 0);
  EXPECT_EQ(changed, ChoicesMade{});
}

TEST(ChoicesMade, AreOrderedByTheFirstThatDiffers) {
  ChoicesMade late;
  late.set(most_choices - 1, 9);
  ChoicesMade early;
  early.set(0, 1);
  EXPECT_TRUE(ChoicesMade{} < late);
  EXPECT_TRUE(late < early);
  const ChoicesMade copy = late;
  EXPECT_EQ(copy, late);
  EXPECT_EQ(copy[most_choices - 1], 9);
  late = early;
  EXPECT_EQ(late, early);
}

}  // namespace
}  // namespace feerie
