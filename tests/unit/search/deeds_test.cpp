#include <gtest/gtest.h>

#include "unit/search/letters_board.h"
#include "unit/search/random_problem.h"
#include "unit/search/solved.h"

/// Play that ends with a castling, or with an arrival on a square, foresees that it cannot and
/// finds what it finds without. The diagrams crowd around the place where that happens.
namespace feerie::test {
namespace {

/// White has king and rooks at home, some units between them, and the other side is near.
std::string castle(Dice& dice) {
  Board board;
  board.fill('1');
  board[make_square(4, 0)] = 'K';
  const int rooks = dice.roll(3);
  if (rooks != 0) board[make_square(7, 0)] = 'R';
  if (rooks != 1) board[make_square(0, 0)] = 'R';
  while (!put(board, 'k', make_square(dice.roll(8), 1 + dice.roll(7)))) {
  }
  constexpr std::string_view white = "NBQNBP";
  constexpr std::string_view black = "nbrqpnbp";
  for (int i = dice.roll(3); i > 0; --i) {
    put(board, white[static_cast<std::size_t>(dice.roll(6))], make_square(dice.roll(8), 0));
  }
  for (int i = dice.roll(3); i > 0; --i) {
    put(board, white[static_cast<std::size_t>(dice.roll(6))],
        make_square(dice.roll(8), 1 + dice.roll(2)));
  }
  for (int i = 1 + dice.roll(3); i > 0; --i) {
    put(board, black[static_cast<std::size_t>(dice.roll(8))],
        make_square(dice.roll(8), dice.roll(4)));
  }
  return forsyth(board);
}

/// Few units of the side that is to arrive on d4, and others around that square.
std::string target(Dice& dice) {
  Board board;
  board.fill('1');
  while (!put(board, 'K', make_square(1 + dice.roll(6), 1 + dice.roll(6)))) {
  }
  while (!put(board, 'k', make_square(dice.roll(8), dice.roll(8)))) {
  }
  constexpr std::string_view all = "NBRPnbrqpnp";
  for (int i = dice.roll(4); i > 0; --i) {
    put(board, all[static_cast<std::size_t>(dice.roll(11))],
        make_square(1 + dice.roll(6), dice.roll(6)));
  }
  return forsyth(board);
}

int compare(std::initializer_list<const char*> tasks, std::string (*diagram)(Dice&), int positions,
            int number) {
  Dice dice = dice_of(static_cast<std::uint64_t>(number));
  int solutions = 0;
  for (const char* task : tasks) {
    for (int i = 0; i < positions && !testing::Test::HasFailure(); ++i) {
      solutions += compare_short_cuts({std::string("stipulation ") + task, diagram(dice)});
    }
  }
  return solutions;
}

TEST(ShortCutsOfDeeds, CastlingsAreFoundInSeries) {
  EXPECT_GT(compare({"ser-002", "ser-003", "ser-h001", "ser-h002", "ser-h003"}, castle, 60, 91),
            500);
}

TEST(ShortCutsOfDeeds, CastlingsAreFoundWithHelp) {
  EXPECT_GT(compare({"h001.5", "h002", "hr002", "pser-002", "pser-h002"}, castle, 40, 92), 300);
}

/// Whoever captures between king and rook leaves again: one move for each is enough.
TEST(ShortCutsOfDeeds, CaptorsLeaveAtOnce) {
  // 1.Sa3*b1 2.Sb1-a3 0-0-0, or 2.Sb1-d2
  EXPECT_EQ(compare_short_cuts({"stipulation ser-h002", "forsyth 7k/8/8/8/8/s7/8/RS2K3"}), 2);
  // 1.Sa3*b1 2.Sb1-a3 3.0-0-0
  EXPECT_GT(compare_short_cuts({"stipulation ser-003", "forsyth 7k/8/8/8/8/S7/8/Rs2K3"}), 0);
}

TEST(ShortCutsOfDeeds, CastlingsAreFoundInOtherPlay) {
  EXPECT_GT(compare({"r002", "s002", "002", "semi-r002", "reci-h002"}, castle, 20, 93), 3);
}

TEST(ShortCutsOfDeeds, ArrivalsAreFound) {
  EXPECT_GT(compare({"ser-zd42", "ser-hzd42", "hzd42", "hzd41.5", "pser-hzd42"}, target, 60, 94),
            500);
}

/// What cannot end play is left out of other goals as well: moves that leave the own king safe
/// where it is to be mated, and those that leave it attacked where play has to go on.
TEST(ShortCutsOfDeeds, MatesOfTheOwnKingAreFound) {
  Dice dice = dice_of(95);
  int solutions = 0;
  for (const char* task : {"ser-!#2", "!#2", "h!#1.5", "ser-##2", "h##1.5", "ser-!=2"}) {
    solutions += compare_short_cuts({std::string("stipulation ") + task}, 60, 7, dice);
    solutions += compare_short_cuts({std::string("stipulation ") + task, "condition Maximummer"},
                                    20, 7, dice);
  }
  EXPECT_GT(solutions, 5);
}

/// Where the next move must capture, a move that does not is seen at a glance.
TEST(ShortCutsOfDeeds, ForcedCapturesAreFound) {
  Dice dice = dice_of(96);
  int solutions = 0;
  for (const char* form : {"white 3h[/1d[x]a{!+}]h", "white 2s[/1d[x]a]", "white 3a[x]d"}) {
    solutions += compare_short_cuts({std::string("sstipulation ") + form}, 40, 6, dice);
  }
  EXPECT_GT(solutions, 20);
}

}  // namespace
}  // namespace feerie::test
