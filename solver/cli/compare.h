#pragma once

#include "cli/options.h"
#include "cli/output.h"

namespace feerie::cli {

/// Compares the solutions in two files (text of solving programs, or rows of JSON) problem by
/// problem as trees, and tells how they differ. Returns the exit status: 0 all alike, 1 something
/// differs, 3 a file cannot be read.
int compare_files(const Invocation& invocation, Output& output);

}  // namespace feerie::cli
