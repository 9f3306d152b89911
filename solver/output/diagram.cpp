#include "output/diagram.h"

#include <algorithm>

#include <fmt/format.h>

#include "core/unicode.h"
#include "game/orthodox_walks.h"

namespace feerie {
namespace {

constexpr std::string_view frame = "+---a---b---c---d---e---f---g---h---+\n";
constexpr int cell_width = 4;
/// Column of a cell in which the last letter of a walk stands.
constexpr int letter_column = 2;

/// Signs of White and of Black for the orthodox walks, in their order.
constexpr std::array<std::array<std::string_view, first_fairy_kind>, 2> chess_symbols{
    {{"\u2654", "\u2655", "\u2656", "\u2657", "\u2658", "\u2659"},
     {"\u265A", "\u265B", "\u265C", "\u265D", "\u265E", "\u265F"}}};

/// The characters of a text, which are to be one column wide each.
std::vector<std::string> characters_of(std::string_view text) {
  std::vector<std::string> characters;
  while (!text.empty()) {
    const std::size_t length = first_character(text).length;
    characters.emplace_back(text.substr(0, length));
    text.remove_prefix(length);
  }
  return characters;
}

/// A unit by its letters: `K`, `-K`, `=K`; with chess symbols, orthodox units by these.
std::string name_of(const Placement& unit, const BoardStyle& style) {
  if (style.symbols && !unit.walk.hunter()) {
    const auto walk = std::ranges::find(orthodox_walks(), unit.walk.away);
    if (walk != orthodox_walks().end()) {
      const auto kind = static_cast<std::size_t>(walk - orthodox_walks().begin());
      const bool black = unit.sides == Sides::black;
      const std::string symbol{chess_symbols[black ? 1 : 0][kind]};
      return unit.sides == Sides::neutral ? '=' + symbol : symbol;
    }
  }
  const std::string letters{unit.walk.away->letters.in(style.language)};
  if (unit.sides == Sides::black) return '-' + letters;
  return unit.sides == Sides::neutral ? '=' + letters : letters;
}

/// The picture as a table of characters: a line for each rank, and one below it.
class Board {
 public:
  explicit Board(const BoardStyle& style) : style_(style) {
    for (int rank = 0; rank < 8; ++rank) {
      const std::string name(1, style.coordinates ? static_cast<char>('1' + rank) : '|');
      line(rank) = below(rank) = Row(diagram_width, " ");
      line(rank).front() = line(rank).back() = name;
      below(rank).front() = below(rank).back() = "|";
    }
  }

  void mark(Square square, char symbol) {
    put(line(rank_of(square)), square, std::string(1, symbol));
  }

  void unit(const Placement& unit) {
    Row& row = line(rank_of(unit.square));
    put(row, unit.square, name_of(unit, style_));
    if (!unit.walk.hunter()) return;
    row[column(unit.square) + letter_column + 1] = "/";
    put(below(rank_of(unit.square)), unit.square, unit.walk.home->letters.in(style_.language));
  }

  void mark(const MarkedSquare& marked) {
    const char* const sign = marked.proved == Proved::impossible ? "/"
                             : marked.proved == Proved::certain  ? "!"
                                                                 : "?";
    line(rank_of(marked.square))[column(marked.square) + letter_column + 1] = sign;
  }

  void grid(const Overlay& overlay) {
    for (Square square = 0; square < square_count; ++square) {
      const int rank = rank_of(square);
      const std::size_t start = column(square);
      if (borders_left(overlay, square)) line(rank)[start] = "|";
      if (borders_below(overlay, square))
        std::fill_n(below(rank).begin() + static_cast<long>(start) + 1, 3, "-");
    }
  }

  [[nodiscard]] std::string text() const {
    std::string edge{frame};
    if (!style_.coordinates) edge = '+' + std::string(diagram_width - 2, '-') + "+\n";
    std::string picture{'\n'};
    picture += edge;
    picture += '|' + std::string(diagram_width - 2, ' ') + "|\n";
    for (int rank = 7; rank >= 0; --rank) {
      for (const Row* row : {&line(rank), &below(rank)}) {
        for (const std::string& character : *row) picture += character;
        picture += '\n';
      }
    }
    picture += edge;
    return picture;
  }

 private:
  /// Characters, each one column wide.
  using Row = std::vector<std::string>;

  Row& line(int rank) { return lines_[static_cast<std::size_t>(rank)]; }
  Row& below(int rank) { return below_[static_cast<std::size_t>(rank)]; }
  [[nodiscard]] const Row& line(int rank) const { return lines_[static_cast<std::size_t>(rank)]; }
  [[nodiscard]] const Row& below(int rank) const { return below_[static_cast<std::size_t>(rank)]; }

  static std::size_t column(Square square) {
    return 2 + std::size_t{cell_width} * static_cast<std::size_t>(file_of(square));
  }

  /// Writes a name so that its last letter stands in the middle of the cell.
  static void put(Row& row, Square square, std::string_view name) {
    const Row characters = characters_of(name);
    const std::size_t first = column(square) + letter_column + 1 - characters.size();
    std::ranges::copy(characters, row.begin() + static_cast<long>(first));
  }

  BoardStyle style_;
  std::array<Row, 8> lines_;
  std::array<Row, 8> below_;
};

}  // namespace

std::string centred(std::string_view text) {
  const auto length = static_cast<int>(display_width(text));
  const int margin = std::max(0, (diagram_width - length) / 2);
  return fmt::format("{:{}}{}\n", "", margin, text);
}

bool borders_left(const Overlay& overlay, Square square) {
  const auto& cells = overlay.cells;
  return file_of(square) > 0 &&
         (cells[square] != cells[square - 1U] || contains(overlay.line_left, square));
}

bool borders_below(const Overlay& overlay, Square square) {
  const auto& cells = overlay.cells;
  return rank_of(square) > 0 &&
         (cells[square] != cells[square - 8U] || contains(overlay.line_below, square));
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
                       const BoardStyle& style) {
  Board board(style);
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
  for (const MarkedSquare& marked : style.marks) board.mark(marked);
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
