#pragma once

#include <functional>

#include "farm/part.h"
#include "problem/listener.h"
#include "search/division.h"
#include "search/settings.h"

namespace feerie::farm {

/// Tells who hears of the solutions of a part. The division is null if nothing is going to be
/// solved, and lives as long as the search.
using ListenerOf = std::function<Listener&(const Part&, const Division*)>;

/// Solves what a problem that is a part of a split one (`Problem::part`) asks for. `listener_of` is
/// called once. False if anything was refused.
bool solve_part(const Problem& problem, SolveSettings settings, const ListenerOf& listener_of);

}  // namespace feerie::farm
