#pragma once

#include "cli/options.h"
#include "cli/output.h"

/// The commands that show the reference of the input language.
namespace feerie::cli {

/// Writes what is known of the word that was asked for. Returns the exit status: that of a command
/// line that was not understood if there is no such word.
int explain_word(const Invocation& invocation, Output& output);

/// Writes the reference as pages of HTML into a folder, which is made. Returns the exit status.
int write_manual(const Invocation& invocation, Output& output);

}  // namespace feerie::cli
