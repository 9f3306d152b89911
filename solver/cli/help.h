#pragma once

#include <span>
#include <string>
#include <string_view>

#include "cli/option_table.h"

namespace feerie::cli {

/// What --help prints: every command, option and exit status.
std::string help_text(Language language);

/// What `COMMAND --help` prints: the options of the command.
std::string help_text(const Command& command, Language language);

/// What is told of the program as a whole, paragraph by paragraph, in front of the exit statuses;
/// to be translated.
std::span<const std::string_view> general_remarks();

/// An exit status with its meaning.
struct ExitStatus {
  int status;
  /// To be translated.
  std::string_view meaning;
};
std::span<const ExitStatus> exit_statuses();

}  // namespace feerie::cli
