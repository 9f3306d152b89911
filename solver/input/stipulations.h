#pragma once

#include "input/context.h"

namespace feerie {

/// Reads a traditional stipulation.
stipulation::Stipulation read_stipulation(Context& context);

/// Reads a structured stipulation.
stipulation::Stipulation read_structured_stipulation(Context& context);

/// Does play start from one diagram and lead to another one?
bool from_diagram_to_diagram(const stipulation::Stipulation& given);

}  // namespace feerie
