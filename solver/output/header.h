#pragma once

#include <string>
#include <vector>

#include "problem/problem.h"

namespace feerie {

/// Everything that stands before the play: author and source, diagram, stipulation and counts of
/// units, attributes, conditions and options. Empty if the problem has option NoBoard.
std::string header_text(const Problem& problem);

/// The conditions as they stand under the diagram, in the order of the catalogue: the name of each
/// and what was written behind it. Conditions that are only drawn are left out. `grid_drawn`: what
/// follows the name of a grid is seen in the diagram.
std::vector<std::string> condition_texts(const std::vector<ConditionUse>& conditions,
                                         Language language, bool grid_drawn = false);

/// The stipulation with the options that belong to it: `#3/2`, `h#2.5`.
std::string stipulation_text(const Problem& problem);

}  // namespace feerie
