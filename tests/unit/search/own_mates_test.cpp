#include <gtest/gtest.h>

#include "unit/search/letters_board.h"
#include "unit/search/random_problem.h"
#include "unit/search/solved.h"

/// Help and series play in which a side mates itself foresees that it cannot, and finds what it
/// finds without. In the diagrams a king is in a corner, its own units and the other king are near.
namespace feerie::test {
namespace {

std::string corner(Dice& dice) {
  Board board;
  board.fill('1');
  board[make_square(dice.roll(2), dice.roll(2))] = 'K';
  board[make_square(dice.roll(4), 2 + dice.roll(2))] = 'k';
  constexpr std::string_view white = "PPBNR";
  for (int i = 1 + dice.roll(3); i > 0; --i) {
    put(board, white[static_cast<std::size_t>(dice.roll(5))],
        make_square(dice.roll(3), dice.roll(3)));
  }
  constexpr std::string_view black = "qrrbnp";
  for (int i = 1 + dice.roll(3); i > 0; --i) {
    put(board, black[static_cast<std::size_t>(dice.roll(6))],
        make_square(dice.roll(8), dice.roll(8)));
  }
  return forsyth(board);
}

int compare(std::initializer_list<const char*> tasks, int positions, std::uint64_t number) {
  Dice dice = dice_of(number);
  int solutions = 0;
  for (const char* task : tasks) {
    for (int i = 0; i < positions && !testing::Test::HasFailure(); ++i) {
      solutions += compare_short_cuts({std::string("stipulation ") + task, corner(dice)});
    }
  }
  return solutions;
}

TEST(ShortCutsOfOwnMates, AreFoundInSeries) {
  EXPECT_GT(compare({"ser-!#1", "ser-!#2", "ser-!#3", "ser-h!#1", "ser-##2"}, 600, 331), 100);
}

TEST(ShortCutsOfOwnMates, AreFoundWithHelp) {
  EXPECT_GT(compare({"h!#1", "h!#1.5", "h!#2", "h##1.5", "pser-h!#2"}, 40, 332), 100);
}

TEST(ShortCutsOfOwnMates, AreFoundInOtherPlay) {
  compare({"hs!#1.5", "reci-h!#2", "hr!#1.5", "!#2"}, 15, 333);
}

/// By its last move the king may step beside the other one.
TEST(ShortCutsOfOwnMates, KingsCheckKings) {
  // 1.h2-h3 Bd8-f6 2.Ka1-b1: the king on c2 is guarded, a2 is filled, all else is attacked. 2.h3-h4
  // too.
  EXPECT_EQ(
      compare_short_cuts({"stipulation h!#1.5", "pieces white ka1 pa2 ph2 black kc2 bd8 rc8"}), 4);
  // Without the rook that king could be captured, and 2.h3-h4 leaves the king to the bishop.
  EXPECT_EQ(compare_short_cuts({"stipulation h!#1.5", "pieces white ka1 pa2 ph2 black kc2 bd8"}),
            2);
}

}  // namespace
}  // namespace feerie::test
