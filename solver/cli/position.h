#pragma once

#include <optional>
#include <string>

#include "cli/output.h"

namespace feerie::cli {

/// The answer to `feerie position --chess960 WHICH`: the FEN of the start position if `which` is a
/// number from 0 to 959; the number if it is an array of eight letters, a placement or a FEN.
/// Nothing if it is neither.
std::optional<std::string> chess960_position(const std::string& which, bool shredder = false);

/// Writes the answer. Returns the exit status.
int write_chess960_position(const std::string& which, bool shredder, Output& output);

}  // namespace feerie::cli
