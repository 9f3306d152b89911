#pragma once

#include <vector>

#include "input/context.h"

namespace feerie {

/// Reads a list of conditions with their parameters.
std::vector<ConditionUse> read_conditions(Context& context);

}  // namespace feerie
