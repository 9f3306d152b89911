#pragma once

#include "cli/options.h"

namespace feerie::cli {

/// Solves the problems that the command line names and prints the solutions; errors go to standard
/// error. Returns the exit status.
int solve_files(const Invocation& invocation);

}  // namespace feerie::cli
