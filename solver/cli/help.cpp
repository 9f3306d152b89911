#include "cli/help.h"

#include <array>
#include <span>

#include <fmt/format.h>

#include "cli/exit_status.h"
#include "core/wrapping.h"

namespace feerie::cli {
namespace {

constexpr std::size_t line_width = 100;

/// A name and, from a column on, what is said of it, in as many lines as it takes.
std::string row(std::string_view name, std::string_view said, std::size_t column) {
  std::string lines = fmt::format("  {}", name);
  if (lines.size() + 1 > column) {
    lines += '\n' + std::string(column, ' ');
  } else {
    lines.append(column - lines.size(), ' ');
  }
  return lines + wrapped(said, column, line_width) + '\n';
}

std::string options_text(std::span<const Option> options) {
  constexpr std::size_t column = 20;
  std::string text;
  for (const Option& option : options) text += row(written(option), option.help, column);
  return text;
}

std::string usage_of(const Command& command) {
  const std::string_view gap = command.usage.empty() ? "" : " ";
  return fmt::format("feerie {}{}{}", command.name, gap, command.usage);
}

/// Options with what is said of them together; empty if there is nothing to be said.
std::string details_of(const Command& command) {
  std::string text = options_text(command.options);
  if (!command.more.empty()) text += fmt::format("{}\n", wrapped(command.more, 0, line_width));
  return text;
}

}  // namespace

std::span<const std::string_view> general_remarks() {
  static constexpr std::array<std::string_view, 4> remarks{
      "Without FILE, or for the FILE -, standard input is read; each problem is solved as soon as "
      "its text is complete. A FEN may lack the fields behind the side on move; castling is then "
      "possible where the units stand right.",
      "Errors in a problem are reported on standard error as FILE:LINE:COLUMN; the problem is not "
      "solved, the next one is.",
      "Rules that are known by name only are refused with \"not supported yet: ...\".",
      "Ctrl-C stops the search; what was found until then is printed."};
  return remarks;
}

std::span<const ExitStatus> exit_statuses() {
  static constexpr std::array<ExitStatus, 5> statuses{{
      {success, "everything was solved"},
      {not_all_solved,
       "a problem had errors or was refused, a file could not be read or written, output was lost "
       "(a full disk, a reader that went away), or Ctrl-C stopped the search"},
      {usage_error, "the command line was not understood"},
      {internal_error, "internal error"},
      {cut_off,
       "a limit of time (--maxtime, option MaxTime) cut a problem off; nothing else was wrong"},
  }};
  return statuses;
}

std::string help_text(const Command& command) {
  std::string text =
      wrapped(fmt::format("{}: {}", usage_of(command), command.summary), 0, line_width);
  text += '\n';
  const std::string details = details_of(command);
  if (!details.empty()) text += fmt::format("\n{}", details);
  text += fmt::format("\nOptions of all commands:\n{}", options_text(options_of_all()));
  return text;
}

std::string help_text() {
  constexpr std::size_t column = 48;
  std::string text = "feerie solves chess problems, orthodox and fairy.\n\nUsage:\n";
  text += row("feerie [OPTION...] [FILE...]", commands().front().summary, column);
  for (const Command& command : commands()) {
    text += row(usage_of(command), command.summary, column);
  }
  text += '\n';
  for (const std::string_view remark : general_remarks()) {
    text += wrapped(remark, 0, line_width) + '\n';
  }
  for (const Command& command : commands()) {
    const std::string details = details_of(command);
    if (!details.empty()) text += fmt::format("\nOptions of {}:\n{}", command.name, details);
  }
  text += fmt::format("\nOptions of all commands:\n{}", options_text(options_of_all()));
  text += "\nExit status (of several that apply the first of 3, 1, 4, 0):\n";
  constexpr std::size_t behind_number = 5;
  for (const auto& [status, meaning] : exit_statuses()) {
    text += row(fmt::format("{}", status), meaning, behind_number);
  }
  return text;
}

}  // namespace feerie::cli
