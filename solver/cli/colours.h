#pragma once

#include <string>
#include <string_view>

#include <fmt/color.h>

namespace feerie::cli {

/// Does whoever looks at a terminal want colours? Not if the variable NO_COLOR is set
/// (no-color.org), nor if TERM says that the terminal has none.
bool colours_wanted();
/// Does the descriptor lead to a terminal, and are colours wanted there?
bool takes_colours(int descriptor);

/// The text in a colour.
std::string coloured(std::string_view text, fmt::terminal_color colour);

/// Messages with the marks `error`, `note` and `hint` at the beginning of their lines, or behind
/// the place that is meant, in colours.
std::string with_coloured_marks(std::string_view messages);

}  // namespace feerie::cli
