#pragma once

#include "input/context.h"
#include "input/reader.h"

namespace feerie {

/// Does the command take the rest of its line as a text or as the name of a file?
bool takes_line(Command command);

/// Reads what follows a command, which has been passed, into the problem.
void read_command(Context& context, Command command, const Token& word, ReadItem& item);

}  // namespace feerie
