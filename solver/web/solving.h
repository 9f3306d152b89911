#pragma once

#include <string>
#include <string_view>

#include "web/commands.h"

namespace feerie::web {

/// Solves the problems of a text in the language of the input. Writes the rows of docs/json.md,
/// where moves and phases have the units of the `board` besides, and rows `progress` in between:
/// `depth`, `first_move`, `first_moves`, `solutions`, `positions`.
int solve_as_rows(const std::string& text, const Answers& answers);

/// Solves the problems of a text and writes what the program prints with `-regression`, which has
/// nothing that differs from run to run. `name`: of the file, for messages.
int solve_as_text(const std::string& text, std::string_view name, const Answers& answers);

}  // namespace feerie::web
