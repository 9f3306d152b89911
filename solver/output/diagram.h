#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/language.h"
#include "game/entries.h"
#include "problem/deduction.h"
#include "problem/problem.h"

/// The picture of the board in letters.
namespace feerie {

/// Width of a diagram in characters.
inline constexpr int diagram_width = 37;

/// The text in the middle of a line of the width of the diagram, with the end of the line.
std::string centred(std::string_view text);

/// The diagram of a problem; in a=>b problems the one that is to be reached, and the one from which
/// play starts.
enum class Diagram : std::uint8_t { main, start };

/// What the conditions of the problem draw; without a grid if the problem suppresses it.
Overlay overlay_of(const Problem& problem, Diagram which = Diagram::main);

/// Does the grid have a line at the left side of the square, or below it?
bool borders_left(const Overlay& overlay, Square square);
bool borders_below(const Overlay& overlay, Square square);

/// How the board is drawn.
struct BoardStyle {
  Language language = Language::english;
  /// Orthodox units by chess symbols (Unicode), fairy units by their letters.
  bool symbols = false;
  /// With the names of files and ranks at the frame.
  bool coordinates = true;
  /// Signs behind units, or behind the point of an empty square: `/` for what is impossible, `!`
  /// for what is certain, `?` for what is conditional.
  Marks marks = {};
};

/// The board with the units, between two frames; begins with an empty line. Of several units on a
/// square the last one is drawn.
std::string draw_board(const std::vector<Placement>& units, const Overlay& overlay,
                       const BoardStyle& style);
inline std::string draw_board(const std::vector<Placement>& units, const Overlay& overlay,
                              Language language) {
  return draw_board(units, overlay, BoardStyle{.language = language});
}

/// The board with the numbers of the cells of a grid (the last two digits) instead of units.
std::string draw_cells(const std::array<int, square_count>& cells);

}  // namespace feerie
