#pragma once

#include "input/context.h"

namespace feerie {

/// Reads what follows the name of a condition, as its parameters tell. `named` is the condition as
/// it was named, `meant` the one for which a traditional name stands.
Arguments read_parameters(Context& context, const Condition& named, const Condition& meant,
                          const Token& name);

}  // namespace feerie
