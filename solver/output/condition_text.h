#pragma once

#include <string>
#include <vector>

#include "problem/problem.h"

namespace feerie {

/// The walks that the problem defines, `XY = WnD` each.
std::vector<std::string> definition_texts(const Problem& problem);

/// The conditions as they stand under the diagram, in the order of the catalogue: the name of each
/// and what was written behind it. Conditions that are only drawn are left out. `grid_drawn`: what
/// follows the name of a grid is seen in the diagram.
std::vector<std::string> condition_texts(const std::vector<ConditionUse>& conditions,
                                         Language language, bool grid_drawn = false);

}  // namespace feerie
