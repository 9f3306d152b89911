#pragma once

#include <string_view>

namespace feerie::published {

/// Is the line of an output one of the sentences by which retro analysis tells what it has found
/// out about the diagram and its rights, in any of the languages? They name squares, which would be
/// taken for moves. The headings of parts, such as `2. castling with h8`, belong to them.
bool tells_deduction(std::string_view line);

}  // namespace feerie::published
