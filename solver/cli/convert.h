#pragma once

#include "cli/options.h"
#include "cli/output.h"

namespace feerie::cli {

/// Writes the problems of files and folders in another format, and tells what it cannot hold.
/// Returns the exit status: 0 all written, 1 a problem has errors or could not be written, a file
/// could not be read or written, or (`strict`) something was lost.
int convert_files(const Invocation& invocation, Output& output);

}  // namespace feerie::cli
