#pragma once

#include "cli/options.h"
#include "cli/output.h"

namespace feerie::cli {

/// Solves the problems of a fixed set and writes how long each took (seconds of processor time of
/// one thread) and how many positions were looked at. The signature stands for the numbers of
/// positions and solutions: builds that have it in common search alike, whatever the machine. A
/// build that searches otherwise has another one, although its solutions are equal. Returns the
/// exit status.
int measure(const Invocation& invocation, Output& output);

}  // namespace feerie::cli
