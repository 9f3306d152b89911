#pragma once

#include "cli/options.h"
#include "cli/output.h"

namespace feerie::cli {

/// Is the first of the files the manifest of a split?
bool begins_with_manifest(const Invocation& invocation);

/// Puts the results of the jobs of a split together: the first file is the manifest, the others are
/// results. Writes what a single run would have written, without times. Returns the exit status: 3
/// if anything is missing, doubled or contradictory; then nothing is written.
int merge_parts(const Invocation& invocation, Output& output);

}  // namespace feerie::cli
