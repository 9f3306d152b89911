#pragma once

#include "cli/options.h"
#include "cli/output.h"

namespace feerie::cli {

/// Solves the problems that the command line names, each as soon as its text is complete, and
/// writes the solutions; errors go to standard error. Returns the exit status.
int solve_files(const Invocation& invocation, Output& output);

}  // namespace feerie::cli
