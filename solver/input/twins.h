#pragma once

#include "input/context.h"

namespace feerie {

/// Reads the changes behind `twin` or `zeroposition`, and remarks between them.
Twin read_twin(Context& context);

}  // namespace feerie
