// Grid chess: lines divide the board into cells, and a unit that moves must leave its cell. The
// usual cells are the sixteen squares of two by two that begin with a1, b1, a2, b2.
//
//   VerticalShift, HorizontalShift, DiagonalShift: the usual lines are moved by a rank, by a file,
//     or by both, so that the cell of a1 holds a1 and b1, or a1 and a2, or a1 alone
//   Orthogonal bdf246: there is a line to the right of each file given and above each rank given
//   Irregular: each group of squares given is a cell; all other squares together are one more cell
//   GridLine ha24 vc61: there are further lines, horizontal (h) or vertical (v); each begins at the
//     lower left corner of the square given and is as many squares long as the number says. A move
//     inside a cell is possible if it crosses such a line. The way of a move is the straight line
//     between the centres of its squares, and to touch the end of a line is to cross it.
//
// Source: W. Stead, Fairy Chess Review 1953; BCPS Glossary of Fairy Chess Definitions.
#include <array>
#include <string>
#include <vector>

#include "game/game.h"
#include "game/rulebook.h"

namespace feerie {
namespace {

/// This is a line between squares. Its ends are corners of squares, counted in files and ranks from
/// the lower left corner of a1.
struct GridLine {
  bool vertical;
  int across;  ///< the rank of a horizontal line, the file of a vertical one
  int first;   ///< where the line begins, counted along itself
  int last;    ///< where the line ends
};

struct Grid {
  std::array<int, square_count> cells{};
  std::vector<GridLine> lines;
};

/// Divides the board by the usual lines, moved to the left by `file_shift` squares and down by
/// `rank_shift` squares.
void divide_evenly(Grid& grid, int file_shift, int rank_shift) {
  const int row = 4 + file_shift;
  for (Square square = 0; square < square_count; ++square) {
    grid.cells[square] =
        (file_of(square) + file_shift) / 2 + row * ((rank_of(square) + rank_shift) / 2);
  }
}

/// Divides the board by lines to the right of the files and above the ranks that the text names.
void divide_at(Grid& grid, std::string_view text) {
  const auto lines_before = [text](char first, int number) {
    int lines = 0;
    for (const char c : text) {
      if (c >= first && c < first + number) ++lines;
    }
    return lines;
  };
  const int row = lines_before('a', 8) + 1;
  for (Square square = 0; square < square_count; ++square) {
    grid.cells[square] =
        lines_before('a', file_of(square)) + row * lines_before('1', rank_of(square));
  }
}

void group(Grid& grid, const std::vector<std::string>& groups) {
  grid.cells.fill(0);
  int cell = 0;
  for (const std::string_view squares : groups) {
    ++cell;
    for (std::size_t i = 0; i + 1 < squares.size(); i += 2) {
      grid.cells[parse_square(squares.substr(i, 2))] = cell;
    }
  }
}

GridLine read_line(std::string_view text) {
  const bool vertical = text[0] == 'v';
  const Square corner = parse_square(text.substr(1, 2));
  const int first = vertical ? rank_of(corner) : file_of(corner);
  return {vertical, vertical ? file_of(corner) : rank_of(corner), first, first + (text[3] - '0')};
}

Grid grid_of(const Arguments& arguments) {
  Grid grid;
  divide_evenly(grid, arguments.has("HorizontalShift") || arguments.has("DiagonalShift") ? 1 : 0,
                arguments.has("VerticalShift") || arguments.has("DiagonalShift") ? 1 : 0);
  if (const auto* detail = arguments.detail("Orthogonal")) divide_at(grid, detail->texts.front());
  if (arguments.has("Irregular")) {
    const auto* detail = arguments.detail("Irregular");
    group(grid, detail == nullptr ? std::vector<std::string>{} : detail->texts);
  }
  if (const auto* detail = arguments.detail("GridLine")) {
    for (const std::string& text : detail->texts) grid.lines.push_back(read_line(text));
  }
  return grid;
}

/// Does the way between the centres of two squares cross the line, or touch its end? Lengths are
/// counted in halves of a square, so that centres and corners have whole numbers.
bool crosses(const GridLine& line, Square from, Square to) {
  int across[] = {2 * rank_of(from) + 1, 2 * rank_of(to) + 1};
  int along[] = {2 * file_of(from) + 1, 2 * file_of(to) + 1};
  if (line.vertical) std::swap(across, along);
  const int distance = across[1] - across[0];
  const int part = 2 * line.across - across[0];
  if (distance == 0 || part * distance < 0 || part * part > distance * distance) return false;
  // This is the place along the line where the way crosses it, multiplied by the distance so that
  // no division is needed.
  const int at = along[0] * distance + (along[1] - along[0]) * part;
  const int sign = distance > 0 ? 1 : -1;
  return at * sign >= 2 * line.first * distance * sign &&
         at * sign <= 2 * line.last * distance * sign;
}

bool leaves_cell(Game& /*game*/, const Candidate& move, Side /*side*/, const Arguments& arguments) {
  if (move.from == no_square) return true;
  const auto& grid = arguments.as<Grid>();
  if (grid.cells[move.from] != grid.cells[move.end()]) return true;
  for (const GridLine& line : grid.lines) {
    if (crosses(line, move.from, move.end())) return true;
  }
  return false;
}

void enrol(Rulebook& book, Arguments& arguments) {
  arguments.derived = std::make_shared<const Grid>(grid_of(arguments));
  book.declare({.restricts_moves = true, .restricts_observation = true});
  book.restrict_move(leaves_cell, all_purposes, Forbidding::by_squares);
}

void paint(const Arguments& arguments, Overlay& overlay) {
  const Grid grid = grid_of(arguments);
  overlay.grid = true;
  overlay.cells = grid.cells;
  for (const GridLine& line : grid.lines) {
    for (int at = line.first; at < line.last && at < 8; ++at) {
      if (line.vertical) {
        overlay.line_left |= bit(make_square(line.across, at));
      } else {
        overlay.line_below |= bit(make_square(at, line.across));
      }
    }
  }
}

/// The diagram shows how the lines run. The text names the sort of the grid, for output without
/// diagram.
std::string caption(const Arguments& arguments, Language language) {
  std::string_view sort;
  for (const std::string_view word : arguments.words) sort = word;
  if (sort == "GridLine") sort = "Irregular";
  if (sort.empty()) return {};
  const Word* entry = Catalogue<Word>::named(sort);
  return "  " + std::string(entry == nullptr ? sort : entry->names.in(language));
}

constexpr std::string_view words[] = {"VerticalShift", "HorizontalShift", "DiagonalShift",
                                      "Orthogonal",    "Irregular",       "GridLine"};
/// Only one of these words can be given; GridLine adds lines to any of them.
constexpr std::string_view sorts[] = {"VerticalShift", "HorizontalShift", "DiagonalShift",
                                      "Orthogonal", "Irregular"};
constexpr std::span<const std::string_view> one_of[] = {sorts};

const Catalogue<Condition>::Entry grid_chess{{
    .names = {"GridChess", "Gitterschach", "Grille"},
    .summary = {"a unit that moves must leave its cell of the grid",
                "ein Stein, der zieht, muss seine Gitterzelle verlassen",
                "une pièce qui joue doit quitter sa cellule de la grille"},
    .source = "W. Stead, Fairy Chess Review 1953",
    .place = 8,
    .parameters = {.words = words, .contradictions = one_of},
    .enrol = enrol,
    .paint = paint,
    .caption = caption,
}};

}  // namespace
}  // namespace feerie
