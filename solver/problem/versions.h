#pragma once

#include <optional>

#include "problem/diagnostic.h"
#include "problem/problem.h"

namespace feerie {

/// How often a problem is solved: its diagram, unless that is for its twins only, and its twins.
int version_count(const Problem& problem);

/// The problem as it stands in its version of this number, from 0, after the edits of the twin; the
/// result has no twins. Nothing if there is no such version, or if its twin cannot be made:
/// `diagnostics` then tells why.
std::optional<Problem> version_of(const Problem& problem, int number, Diagnostics& diagnostics);

}  // namespace feerie
