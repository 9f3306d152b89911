#pragma once

#include <string>

#include "problem/problem.h"

namespace feerie {

/// Everything that stands before the play: author and source, diagram, stipulation and counts of
/// units, attributes, conditions and options. Empty if the problem has option NoBoard.
std::string header_text(const Problem& problem);

/// The stipulation with the options that belong to it: `#3/2`, `h#2.5`.
std::string stipulation_text(const Problem& problem);

}  // namespace feerie
