#pragma once

#include <vector>

#include "input/context.h"

namespace feerie {

/// Reads a list of conditions with their parameters and adds them to `uses`. A condition that is
/// there already, under whichever of its names, counts as named again: what its words say adds up.
/// Fails where they contradict each other.
void read_conditions(Context& context, std::vector<ConditionUse>& uses);

}  // namespace feerie
