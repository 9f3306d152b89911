#include "cli/help.h"

#include <array>
#include <span>

#include <fmt/format.h>

#include "cli/exit_status.h"
#include "core/wrapping.h"
#include "texts/texts.h"

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

std::string options_text(std::span<const Option> options, Language language) {
  constexpr std::size_t column = 20;
  std::string text;
  for (const Option& option : options)
    text += row(written(option), texts::translate(language, option.help), column);
  return text;
}

std::string usage_of(const Command& command) {
  const std::string_view gap = command.usage.empty() ? "" : " ";
  return fmt::format("feerie {}{}{}", command.name, gap, command.usage);
}

/// Options with what is said of them together; empty if there is nothing to be said.
std::string details_of(const Command& command, Language language) {
  std::string text = options_text(command.options, language);
  if (!command.more.empty()) {
    text += wrapped(texts::translate(language, command.more), 0, line_width) + '\n';
  }
  return text;
}

}  // namespace

std::span<const std::string_view> general_remarks() {
  static constexpr std::array<std::string_view, 3> remarks{
      texts::mark("Without FILE, or for the FILE -, standard input is read; each problem is solved "
                  "as soon as "
                  "its text is complete. A FEN may lack the fields behind the side on move; "
                  "castling is then "
                  "possible where the units stand right."),
      texts::mark("Errors in a problem are reported on standard error as FILE:LINE:COLUMN; the "
                  "problem is not "
                  "solved, the next one is."),
      texts::mark("Ctrl-C stops the search; what was found until then is printed.")};
  return remarks;
}

std::span<const ExitStatus> exit_statuses() {
  static constexpr std::array<ExitStatus, 5> statuses{{
      {success, texts::mark("everything was solved")},
      {not_all_solved,
       texts::mark("a problem had errors or was refused, a file could not be read or written, "
                   "output was lost "
                   "(a full disk, a reader that went away), or Ctrl-C stopped the search")},
      {usage_error, texts::mark("the command line was not understood")},
      {internal_error, texts::mark("internal error")},
      {cut_off, texts::mark("a limit of time (--maxtime, option MaxTime) cut a problem off; "
                            "nothing else was wrong")},
  }};
  return statuses;
}

std::string help_text(const Command& command, Language language) {
  std::string text =
      wrapped(fmt::format("{}: {}", usage_of(command), texts::translate(language, command.summary)),
              0, line_width);
  text += '\n';
  const std::string details = details_of(command, language);
  if (!details.empty()) text += fmt::format("\n{}", details);
  text += fmt::format("\n{}\n{}", texts::translate(language, "Options of all commands:"),
                      options_text(options_of_all(), language));
  return text;
}

std::string help_text(Language language) {
  constexpr std::size_t column = 48;
  std::string text = fmt::format(
      "{}\n\n{}\n", texts::translate(language, "feerie solves chess problems, orthodox and fairy."),
      texts::translate(language, "Usage:"));
  text += row("feerie [OPTION...] [FILE...]",
              texts::translate(language, commands().front().summary), column);
  for (const Command& command : commands()) {
    text += row(usage_of(command), texts::translate(language, command.summary), column);
  }
  text += '\n';
  for (const std::string_view remark : general_remarks()) {
    text += wrapped(texts::translate(language, remark), 0, line_width) + '\n';
  }
  for (const Command& command : commands()) {
    const std::string details = details_of(command, language);
    if (!details.empty()) {
      text +=
          fmt::format("\n{}\n{}", texts::form(language, "Options of {}:", command.name), details);
    }
  }
  text += fmt::format("\n{}\n{}", texts::translate(language, "Options of all commands:"),
                      options_text(options_of_all(), language));
  text += fmt::format(
      "\n{}\n",
      texts::translate(language, "Exit status (of several that apply the first of 3, 1, 4, 0):"));
  constexpr std::size_t behind_number = 5;
  for (const auto& [status, meaning] : exit_statuses()) {
    text += row(fmt::format("{}", status), texts::translate(language, meaning), behind_number);
  }
  return text;
}

}  // namespace feerie::cli
