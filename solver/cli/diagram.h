#pragma once

#include "cli/options.h"
#include "cli/output.h"

namespace feerie::cli {

/// Draws the diagrams of the problems of the files, or positions to which their solutions lead.
/// Returns the exit status.
int draw_diagrams(const Invocation& invocation, Output& output);

}  // namespace feerie::cli
