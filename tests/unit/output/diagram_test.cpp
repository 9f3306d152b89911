#include "output/diagram.h"

#include <gtest/gtest.h>

#include "unit/output/build.h"

namespace feerie {
namespace {

using test::unit;
using test::walk;

constexpr std::string_view blank = "|                                   |\n";
constexpr std::string_view frame = "+---a---b---c---d---e---f---g---h---+\n";

/// Line number `number` of a text, from 0, without its end.
std::string line_of(const std::string& text, int number) {
  std::size_t start = 0;
  while (number-- > 0) start = text.find('\n', start) + 1;
  return text.substr(start, text.find('\n', start) - start);
}

/// The line of a rank, and the one below it.
std::string rank_line(const std::string& board, int rank) {
  return line_of(board, 3 + 2 * (8 - rank));
}
std::string line_below(const std::string& board, int rank) {
  return line_of(board, 4 + 2 * (8 - rank));
}

TEST(Diagram, CentresText) {
  EXPECT_EQ(centred("A"), "                  A\n");
  EXPECT_EQ(centred("AB"), "                 AB\n");
  EXPECT_EQ(centred(std::string(35, 'x')), ' ' + std::string(35, 'x') + '\n');
  EXPECT_EQ(centred(std::string(36, 'x')), std::string(36, 'x') + '\n');
  EXPECT_EQ(centred(std::string(50, 'x')), std::string(50, 'x') + '\n');
}

TEST(Diagram, EmptyBoard) {
  std::string expected = "\n" + std::string{frame} + std::string{blank};
  for (const char rank : std::string{"87654321"}) {
    expected += std::string{rank} + "   .   .   .   .   .   .   .   .   " + rank + '\n';
    expected += blank;
  }
  expected += frame;
  EXPECT_EQ(draw_board({}, {}, Language::english), expected);
}

TEST(Diagram, UnitsOfAllColours) {
  const std::vector<Placement> units{
      unit(Sides::white, walk(king), "a4"), unit(Sides::black, walk(knight), "b4"),
      unit(Sides::neutral, walk(queen), "h4"), unit(Sides::black, walk("LI"), "d4")};
  EXPECT_EQ(rank_line(draw_board(units, {}, Language::english), 4),
            "4   K  -S   . -LI   .   .   .  =Q   4");
  EXPECT_EQ(rank_line(draw_board(units, {}, Language::french), 4),
            "4   R  -C   . -LI   .   .   .  =D   4");
}

TEST(Diagram, TheUnitPlacedLastIsSeen) {
  const std::vector<Placement> units{unit(Sides::white, walk(rook), "a1"),
                                     unit(Sides::black, walk(pawn), "a1")};
  EXPECT_EQ(rank_line(draw_board(units, {}, Language::english), 1),
            "1  -P   .   .   .   .   .   .   .   1");
}

TEST(Diagram, HunterTakesTwoLines) {
  const WalkId hunter{walk(rook).away, walk("LI").away};
  const std::string board = draw_board({unit(Sides::black, hunter, "f5")}, {}, Language::english);
  EXPECT_EQ(rank_line(board, 5), "5   .   .   .   .   .  -R/  .   .   5");
  EXPECT_EQ(line_below(board, 5), "|                      LI           |");
}

TEST(Diagram, HolesAndImitators) {
  Overlay overlay;
  overlay.holes = bit(parse_square("b7")) | bit(parse_square("c7"));
  overlay.imitators = bit(parse_square("d7"));
  const std::string board =
      draw_board({unit(Sides::white, walk(king), "c7")}, overlay, Language::english);
  EXPECT_EQ(rank_line(board, 7), "7   .       K   I   .   .   .   .   7");
}

TEST(Diagram, GridLines) {
  Overlay overlay;
  overlay.grid = true;
  for (Square square = 0; square < square_count; ++square) {
    overlay.cells[square] = file_of(square) / 2 + rank_of(square) / 2 * 4;
  }
  const WalkId hunter{walk(rook).away, walk(knight).away};
  const std::string board =
      draw_board({unit(Sides::white, hunter, "f5")}, overlay, Language::english);
  EXPECT_EQ(rank_line(board, 5), "5   .   . | .   . | .   R/| .   .   5");
  EXPECT_EQ(line_below(board, 5), "|  --- --- --- --- --- -S- --- ---  |");
  EXPECT_EQ(line_below(board, 6), blank.substr(0, blank.size() - 1));
}

TEST(Diagram, CellNumbers) {
  std::array<int, square_count> cells{};
  for (Square square = 0; square < square_count; ++square) cells[square] = 2 * square;
  const std::string board = draw_cells(cells);
  EXPECT_EQ(rank_line(board, 1), "1   0   2   4   6   8  10  12  14   1");
  EXPECT_EQ(rank_line(board, 8), "8  12  14  16  18  20  22  24  26   8");
}

TEST(Diagram, OverlayOfTheConditionsInForce) {
  Condition with_grid;
  with_grid.paint = [](const Arguments& arguments, Overlay& overlay) {
    overlay.grid = true;
    for (const Square square : arguments.squares) overlay.cells[square] = 1;
  };
  Problem problem;
  problem.conditions.push_back({&with_grid, {}});
  problem.conditions.back().arguments.squares = {parse_square("e4")};
  EXPECT_TRUE(overlay_of(problem).grid);
  EXPECT_EQ(overlay_of(problem).cells[parse_square("e4")], 1);
  problem.options.suppress_grid = true;
  EXPECT_FALSE(overlay_of(problem).grid);
}

}  // namespace
}  // namespace feerie
