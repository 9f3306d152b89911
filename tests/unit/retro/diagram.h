#pragma once

#include <string>
#include <string_view>

#include "retro/oracle.h"

namespace feerie::test {

/// A position with what is known of its past.
struct Diagram {
  retro::Knowledge knowledge;
  Position position;
};

/// Reads a FEN whose fields behind the side may be missing; castling is then as the convention
/// says. `lines`: further lines of a problem, such as conditions. Throws std::runtime_error if it
/// cannot be set up.
Diagram diagram(std::string_view fen, const std::string& lines = "");

}  // namespace feerie::test
