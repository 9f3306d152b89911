#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/language.h"
#include "game/entries.h"
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

/// The board with the units, between two frames; begins with an empty line. Of several units on a
/// square the last one is drawn.
std::string draw_board(const std::vector<Placement>& units, const Overlay& overlay,
                       Language language);

/// The board with the numbers of the cells of a grid (the last two digits) instead of units.
std::string draw_cells(const std::array<int, square_count>& cells);

}  // namespace feerie
