#pragma once

#include "cli/options.h"
#include "cli/output.h"

namespace feerie::cli {

/// Verifies the problems of the files and folders, tells what was found, and returns the exit
/// status: 0 all sound, 1 something differs or is unsound, 3 something could not be read or the run
/// was ended, 4 nothing but limits.
int verify_files(const Invocation& invocation, Output& output);

}  // namespace feerie::cli
