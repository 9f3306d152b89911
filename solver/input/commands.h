#pragma once

#include "input/context.h"
#include "input/reader.h"

namespace feerie {

/// Reads what follows a command, which has been passed, into the problem.
void read_command(Context& context, Command command, const Token& word, ReadItem& item);

}  // namespace feerie
