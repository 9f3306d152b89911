#pragma once

#include "cli/options.h"
#include "cli/output.h"

namespace feerie::cli {

/// Joins reports of `feerie verify` that were made of parts of a collection into the one that a
/// single run writes, and writes it to standard output. A problem that several reports tell of in
/// the same words is written once. Returns the exit status: that of the single run, or 3 if a
/// report cannot be read, contradicts another one, or leaves out problems between others.
int merge_reports(const Invocation& invocation, Output& output);

}  // namespace feerie::cli
