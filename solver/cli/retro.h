#pragma once

#include "cli/options.h"
#include "cli/output.h"

namespace feerie::cli {

/// Writes the last moves of the positions of problems, a line for each move. Returns the exit
/// status.
int list_last_moves(const Invocation& invocation, Output& output);

}  // namespace feerie::cli
