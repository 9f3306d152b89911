#pragma once

#include <string>
#include <vector>

#include "cli/output.h"
#include "core/language.h"
#include "game/rulebook.h"
#include "problem/setup.h"

namespace feerie::cli {

/// Writes for each problem of the files what its conditions say, in the order in which the rules
/// act. Returns the exit status.
int explain_files(const std::vector<std::string>& files, Output& output);

/// What conditions show of the board, each under its name: colours of squares, tables of units.
std::string pictures(const Setup& setup, Language language);

/// The rules of a compiled rulebook and the facts that it declares, a line each.
std::string explanation(const CompiledRules& rules, Language language);

}  // namespace feerie::cli
