#pragma once

#include "cli/options.h"
#include "cli/output.h"

namespace feerie::cli {

/// Writes what is known of the past of each position of the files as JSON, an object a line
/// (docs/retro.md). Returns the exit status.
int tell_past_as_json(const Invocation& invocation, Output& output);

}  // namespace feerie::cli
