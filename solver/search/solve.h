#pragma once

#include "problem/listener.h"
#include "problem/problem.h"
#include "search/settings.h"

namespace feerie {

/// Solves a problem with all its twins. Returns false if any position was refused.
bool solve(const Problem& problem, const SolveSettings& settings, Listener& listener);

}  // namespace feerie
