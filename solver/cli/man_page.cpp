#include "cli/man_page.h"

#include <string_view>

#include <fmt/format.h>

#include "cli/help.h"
#include "cli/option_table.h"
#include "cli/options.h"
#include "manual/roff.h"
#include "manual/words.h"
#include "texts/texts.h"

namespace feerie::cli {
namespace {

using manual::roff::bold;
using manual::roff::escaped;
using manual::roff::heading;

std::string row(std::string_view name, std::string_view said) {
  return fmt::format(".TP\n{}\n{}\n", bold(name), escaped(said));
}

std::string options_text(std::span<const Option> options, Language language) {
  std::string text;
  for (const Option& option : options)
    text += row(written(option), texts::translate(language, option.help));
  return text;
}

}  // namespace

std::string man_page(Language language) {
  namespace words = manual::words;
  const auto said = [language](std::string_view english) {
    return escaped(texts::translate(language, english));
  };
  const auto titled = [language](std::string_view english) {
    return heading(1, texts::translate(language, english));
  };
  std::string text = manual::roff::head(
      {.name = "feerie",
       .section = 1,
       .about = std::string(texts::translate(language, "solve chess problems, orthodox and fairy")),
       .program = version_name()},
      language);
  text += heading(1, words::synopsis.in(language)) +
          "\\fBfeerie\\fR [OPTION...] [FILE...]\n.br\n"
          "\\fBfeerie\\fR COMMAND [OPTION...] [ARGUMENT...]\n" +
          heading(1, words::description.in(language));
  for (const std::string_view remark : general_remarks()) {
    text += fmt::format("{}\n.PP\n", said(remark));
  }
  text += said(texts::mark(
      "What can be written in a problem is told by \"feerie help WORD\", by lists (\"feerie "
      "list\"), in pages of HTML (\"feerie manual\") and in the pages that feerie-manual(7) "
      "names."));
  text += '\n' + titled(texts::mark("COMMANDS"));
  for (const Command& command : commands()) {
    text += heading(2, fmt::format("feerie {}{}{}", command.name, command.usage.empty() ? "" : " ",
                                   command.usage));
    text += said(command.summary) + '\n';
    text += options_text(command.options, language);
    if (!command.more.empty()) text += manual::roff::paragraph(said(command.more));
  }
  text += titled(texts::mark("OPTIONS OF ALL COMMANDS")) + options_text(options_of_all(), language);
  text += titled(texts::mark("EXIT STATUS"));
  text += said(texts::mark("Of several that apply the first of 3, 1, 4, 0.")) + '\n';
  for (const auto& [status, meaning] : exit_statuses()) {
    text += row(fmt::format("{}", status), texts::translate(language, meaning));
  }
  text += heading(1, words::see_also.in(language)) + bold("feerie-manual") + "(7)\n";
  return text;
}

}  // namespace feerie::cli
