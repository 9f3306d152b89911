#pragma once

#include <vector>

#include "game/rulebook.h"

/// The order in which units go through walks that change their walk with every move, where a rule
/// tells one.
namespace feerie::walk_cycle {

/// The walk of each is followed by the next one, the last by the first.
using Cycle = std::vector<Kind>;

/// Enters the walks behind the name of the condition and says that units with the attribute
/// Chameleon go through them. `arguments.derived` must stay as it is afterwards. Fewer than two
/// walks tell nothing; then the cycle is empty.
void tell(Rulebook& book, Arguments& arguments);

/// What a rule has told; null if none has.
const Cycle* told(const CompiledRules& rules);

/// The walk behind this one in the cycle; the walk itself if it is not in it.
Kind next(const Cycle& cycle, Kind kind);

}  // namespace feerie::walk_cycle
