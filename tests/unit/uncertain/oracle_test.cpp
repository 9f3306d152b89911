#include "unit/uncertain/oracle.h"

#include <gtest/gtest.h>

#include "unit/search/random_problem.h"

namespace feerie::test {
namespace {

/// Expects that the search finds what all worlds tell; returns how many lines there are.
std::size_t compare(const HiddenDiagram& diagram, int half_moves) {
  const auto expected = lines_by_all_worlds(diagram, half_moves);
  EXPECT_EQ(lines_by_search(diagram, half_moves), expected)
      << testing::PrintToString(diagram.white) << testing::PrintToString(diagram.black)
      << diagram.holes;
  return expected.size();
}

std::string square_of(Dice& dice, int files, int ranks) {
  return to_string(make_square(dice.roll(files), dice.roll(ranks)));
}

/// A diagram in the lower left corner of the board, with `units` visible units besides kings. A
/// king is left out now and then.
HiddenDiagram random_diagram(Dice& dice, int files, int ranks, int units) {
  HiddenDiagram diagram;
  Bitboard used = 0;
  const auto add = [&](std::vector<std::string>& side, char letter) {
    const std::string square = square_of(dice, files, ranks);
    const Square at = parse_square(square);
    const bool on_edge = rank_of(at) == 0 || rank_of(at) == 7;
    if (contains(used, at) || (letter == 'P' && on_edge)) return;
    used |= bit(at);
    side.push_back(letter + square);
  };
  if (dice.roll(8) != 0) add(diagram.white, 'K');
  add(diagram.black, 'K');
  for (int i = 0; i < units; ++i) {
    add(dice.roll(3) == 0 ? diagram.black : diagram.white, "QRRBSPP"[dice.roll(7)]);
  }
  for (int square = 0; square < square_count; ++square) {
    const auto at = static_cast<Square>(square);
    if (file_of(at) >= files || rank_of(at) >= ranks) diagram.holes += to_string(at);
  }
  diagram.white_begins = dice.roll(4) == 0;
  return diagram;
}

TEST(HiddenUnits, ASingleOneIsFoundAsByAllWorlds) {
  Dice dice = dice_of(7001);
  std::size_t lines = 0;
  for (int i = 0; i < 25; ++i) lines += compare(random_diagram(dice, 8, 8, 4), 2);
  for (int i = 0; i < 25; ++i) lines += compare(random_diagram(dice, 5, 5, 4), 2);
  EXPECT_GT(lines, 20U);
}

TEST(HiddenUnits, ASingleOneIsFollowedForSeveralHalfMoves) {
  Dice dice = dice_of(7002);
  std::size_t lines = 0;
  for (int i = 0; i < 12; ++i) lines += compare(random_diagram(dice, 4, 4, 3), 3);
  EXPECT_GT(lines, 20U);
}

TEST(HiddenUnits, TwoAreFoundAsByAllWorlds) {
  Dice dice = dice_of(7003);
  std::size_t lines = 0;
  for (int i = 0; i < 10; ++i) lines += compare(random_diagram(dice, 4, 4, 4), 2);
  EXPECT_GT(lines, 5U);
}

TEST(HiddenUnits, ThreeAreFoundAsByAllWorlds) {
  Dice dice = dice_of(7004);
  std::size_t lines = 0;
  for (int i = 0; i < 6; ++i) lines += compare(random_diagram(dice, 3, 4, 4), 2);
  EXPECT_GT(lines, 2U);
}

TEST(HiddenUnits, CastleAsByAllWorlds) {
  HiddenDiagram diagram;
  diagram.white = {"Ke1", "Qd3"};
  diagram.black = {"Kg2", "Pb4"};
  EXPECT_GT(compare(diagram, 2), 0U);
  diagram.white = {"Ke1", "Pe5", "Rh1"};
  diagram.black = {"Kd1", "Pc2", "Pe2"};
  diagram.hidden = 1;
  compare(diagram, 2);
}

}  // namespace
}  // namespace feerie::test
