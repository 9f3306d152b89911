#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "web/commands.h"

namespace feerie::web {

/// Solves the problems of a text in the language of the input. Writes the rows of docs/json.md,
/// where moves and phases have the units of the `board` besides, and rows `progress` in between:
/// `depth`, `first_move`, `first_moves`, `solutions`, `positions`.
int solve_as_rows(const std::string& text, const Answers& answers);

/// How a text of problems is printed.
struct Print {
  /// The name of the file, for messages.
  std::string name;
  /// Bytes for tables. With it, banner and times are written, and notes stand among the solutions,
  /// as programs expect that read the output; nothing: what the program prints with `-regression`,
  /// which has nothing that differs from run to run.
  std::optional<std::size_t> memory = {};
};

/// Solves the problems of a text and writes what the program prints.
int solve_as_text(const std::string& text, const Print& print, const Answers& answers);

}  // namespace feerie::web
