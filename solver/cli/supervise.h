#pragma once

#include <functional>

#include "cli/output.h"

namespace feerie::cli {

/// Runs a task of the program, which returns its exit status, and finishes the output. Returns the
/// exit status of the program: an exception, which nobody expects, is told and counts as internal
/// error; where output was lost, nothing counts as solved.
int supervise(Output& output, const std::function<int()>& task);

}  // namespace feerie::cli
