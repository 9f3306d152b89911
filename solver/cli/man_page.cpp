#include "cli/man_page.h"

#include <string_view>

#include <fmt/format.h>

#include "cli/help.h"
#include "cli/option_table.h"
#include "cli/options.h"
#include "texts/texts.h"

namespace feerie::cli {
namespace {

/// The text so that nothing in it is a request or an escape of roff.
std::string roff(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    if (c == '\\') {
      escaped += "\\e";
    } else if (c == '-') {
      escaped += "\\-";
    } else if (c == '.' || c == '\'') {
      // At the beginning of a line these would be requests.
      escaped += escaped.empty() ? "\\&" : "";
      escaped += c == '\'' ? std::string_view("\\(aq") : std::string_view(".");
    } else {
      escaped += c;
    }
  }
  return escaped;
}

std::string row(std::string_view name, std::string_view said) {
  return fmt::format(".TP\n\\fB{}\\fR\n{}\n", roff(name), roff(said));
}

std::string options_text(std::span<const Option> options, Language language) {
  std::string text;
  for (const Option& option : options)
    text += row(written(option), texts::translate(language, option.help));
  return text;
}

}  // namespace

std::string man_page(Language language) {
  const auto said = [language](std::string_view english) {
    return roff(texts::translate(language, english));
  };
  std::string text = fmt::format(
      ".TH FEERIE 1 \"\" \"{}\" \"User Commands\"\n"
      ".SH NAME\nfeerie \\- solve chess problems, orthodox and fairy\n"
      ".SH SYNOPSIS\n\\fBfeerie\\fR [OPTION...] [FILE...]\n.br\n"
      "\\fBfeerie\\fR COMMAND [OPTION...] [ARGUMENT...]\n.SH DESCRIPTION\n",
      roff(version_name()));
  for (const std::string_view remark : general_remarks()) {
    text += fmt::format("{}\n.PP\n", said(remark));
  }
  text +=
      "What can be written in a problem is told by\n\\fBfeerie help\\fR WORD,\nby lists "
      "(\\fBfeerie list\\fR)\nand in pages (\\fBfeerie manual\\fR).\n.SH COMMANDS\n";
  for (const Command& command : commands()) {
    text += fmt::format(".SS feerie {} {}\n{}\n", roff(command.name), roff(command.usage),
                        said(command.summary));
    text += options_text(command.options, language);
    if (!command.more.empty()) text += fmt::format(".PP\n{}\n", said(command.more));
  }
  text += fmt::format(".SH OPTIONS OF ALL COMMANDS\n{}", options_text(options_of_all(), language));
  text += ".SH EXIT STATUS\nOf several that apply the first of 3, 1, 4, 0.\n";
  for (const auto& [status, meaning] : exit_statuses()) {
    text += row(fmt::format("{}", status), texts::translate(language, meaning));
  }
  return text;
}

}  // namespace feerie::cli
