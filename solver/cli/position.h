#pragma once

#include <optional>
#include <string>

namespace feerie::cli {

/// The answer to `feerie position --chess960 WHICH`: the FEN of the start position if `which` is a
/// number from 0 to 959; the number if it is an array of eight letters, a placement or a FEN.
/// Nothing if it is neither.
std::optional<std::string> chess960_position(const std::string& which, bool shredder = false);

/// Prints the answer. Returns the exit status.
int print_chess960_position(const std::string& which, bool shredder);

}  // namespace feerie::cli
