#include "output/diagram.h"

#include <algorithm>

#include <fmt/format.h>

#include "core/unicode.h"

namespace feerie {
namespace {

constexpr std::string_view frame = "+---a---b---c---d---e---f---g---h---+\n";
constexpr int cell_width = 4;
/// Column of a cell in which the last letter of a walk stands.
constexpr int letter_column = 2;

/// The picture as a table of characters: a line for each rank, and one below it.
class Board {
 public:
  explicit Board(Language language) : language_(language) {
    for (int rank = 0; rank < 8; ++rank) {
      const char name = static_cast<char>('1' + rank);
      line(rank) = std::string(diagram_width, ' ');
      line(rank).front() = line(rank).back() = name;
      below(rank) = '|' + std::string(diagram_width - 2, ' ') + '|';
    }
  }

  void mark(Square square, char symbol) {
    put(line(rank_of(square)), square, std::string(1, symbol));
  }

  void unit(const Placement& unit) {
    std::string name;
    if (unit.sides == Sides::black) name += '-';
    if (unit.sides == Sides::neutral) name += '=';
    name += unit.walk.away->letters.in(language_);
    std::string& row = line(rank_of(unit.square));
    put(row, unit.square, name);
    if (!unit.walk.hunter()) return;
    row[column(unit.square) + letter_column + 1] = '/';
    put(below(rank_of(unit.square)), unit.square, unit.walk.home->letters.in(language_));
  }

  void grid(const Overlay& overlay) {
    const auto& cells = overlay.cells;
    for (Square square = 0; square < square_count; ++square) {
      const int rank = rank_of(square);
      const std::size_t start = column(square);
      const bool left = file_of(square) > 0 && (cells[square] != cells[square - 1U] ||
                                                contains(overlay.line_left, square));
      const bool under =
          rank > 0 && (cells[square] != cells[square - 8U] || contains(overlay.line_below, square));
      if (left) line(rank)[start] = '|';
      if (under) below(rank).replace(start + 1, 3, "---");
    }
  }

  [[nodiscard]] std::string text() const {
    std::string picture{'\n'};
    picture += frame;
    picture += '|' + std::string(diagram_width - 2, ' ') + "|\n";
    for (int rank = 7; rank >= 0; --rank) {
      const auto index = static_cast<std::size_t>(rank);
      picture += lines_[index] + '\n' + below_[index] + '\n';
    }
    picture += frame;
    return picture;
  }

 private:
  std::string& line(int rank) { return lines_[static_cast<std::size_t>(rank)]; }
  std::string& below(int rank) { return below_[static_cast<std::size_t>(rank)]; }

  static std::size_t column(Square square) {
    return 2 + std::size_t{cell_width} * static_cast<std::size_t>(file_of(square));
  }

  /// Writes a name so that its last letter stands in the middle of the cell.
  static void put(std::string& row, Square square, std::string_view name) {
    const std::size_t last = column(square) + letter_column;
    row.replace(last + 1 - name.size(), name.size(), name);
  }

  Language language_;
  std::array<std::string, 8> lines_;
  std::array<std::string, 8> below_;
};

}  // namespace

std::string centred(std::string_view text) {
  const auto length = static_cast<int>(display_width(text));
  const int margin = std::max(0, (diagram_width - length) / 2);
  return fmt::format("{:{}}{}\n", "", margin, text);
}

Overlay overlay_of(const Problem& problem, Diagram which) {
  Overlay overlay;
  const bool to_reach = which == Diagram::main && !problem.start_units.empty();
  for (const ConditionUse& use : problem.conditions) {
    if (use.condition->paint == nullptr) continue;
    Arguments arguments = use.arguments;
    if (to_reach && use.condition->of_position) arguments.squares = use.squares_to_reach;
    use.condition->paint(arguments, overlay);
  }
  if (problem.options.suppress_grid) overlay.grid = false;
  return overlay;
}

std::string draw_board(const std::vector<Placement>& units, const Overlay& overlay,
                       Language language) {
  Board board(language);
  if (overlay.grid) board.grid(overlay);
  Bitboard occupied = 0;
  for (const Placement& unit : units) occupied |= bit(unit.square);
  for (Square square = 0; square < square_count; ++square) {
    if (contains(occupied, square)) continue;
    if (contains(overlay.imitators, square)) {
      board.mark(square, 'I');
    } else if (!contains(overlay.holes, square)) {
      board.mark(square, '.');
    }
  }
  Bitboard drawn = 0;
  for (auto unit = units.rbegin(); unit != units.rend(); ++unit) {
    if (contains(drawn, unit->square)) continue;
    drawn |= bit(unit->square);
    board.unit(*unit);
  }
  return board.text();
}

std::string draw_cells(const std::array<int, square_count>& cells) {
  const std::string between = '|' + std::string(diagram_width - 2, ' ') + "|\n";
  std::string picture{'\n'};
  picture += frame;
  picture += between;
  for (int rank = 7; rank >= 0; --rank) {
    picture += static_cast<char>('1' + rank);
    for (int file = 0; file < 8; ++file) {
      picture += fmt::format("{:4}", cells[make_square(file, rank)] % 100);
    }
    picture += fmt::format("   {}\n", rank + 1);
    picture += between;
  }
  picture += frame;
  return picture;
}

}  // namespace feerie
