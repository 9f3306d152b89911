#pragma once

#include "cli/options.h"
#include "cli/output.h"

namespace feerie::cli {

/// Splits a problem into jobs, which are written into a folder, and lists them. Returns the exit
/// status: `not_all_solved` if the problem cannot be read or split, or a file cannot be written.
int split_problem(const Invocation& invocation, Output& output);

}  // namespace feerie::cli
