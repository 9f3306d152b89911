#pragma once

#include "cli/options.h"
#include "cli/output.h"

namespace feerie::cli {

/// Counts the lines of legal half-moves from a position and writes the number behind each first
/// move, then their sum. Returns the exit status.
int count_lines(const Invocation& invocation, Output& output);

}  // namespace feerie::cli
