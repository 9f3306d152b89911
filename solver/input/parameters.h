#pragma once

#include "input/context.h"

namespace feerie {

/// Reads what follows the name of a condition, as its parameters tell. `named` is the condition as
/// it was named, `meant` the one for which a traditional name stands. `earlier` is what was given
/// when the same condition was named before: words and squares add up, anything else given twice
/// must be the same.
Arguments read_parameters(Context& context, const Condition& named, const Condition& meant,
                          const Token& name, Arguments earlier);

}  // namespace feerie
