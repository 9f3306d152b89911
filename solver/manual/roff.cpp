#include "manual/roff.h"

#include <fmt/format.h>

#include "manual/words.h"

namespace feerie::manual::roff {
namespace {

/// How a character is written that means something to roff, or would become a typographical one.
std::string_view escape_of(char c) {
  switch (c) {
    case '\\':
      return "\\e";
    case '-':
      return "\\-";
    case '\'':
      return "\\(aq";
    case '"':
      return "\\(dq";
    case '`':
      return "\\(ga";
    case '^':
      return "\\(ha";
    case '~':
      return "\\(ti";
    case '|':
      return "|\\:";
    case '/':
      return "/\\:";
    default:
      return {};
  }
}

/// In upper case; only names of pages are, which have no other letters.
std::string capitals(std::string text) {
  for (char& c : text) {
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  }
  return text;
}

}  // namespace

std::string escaped(std::string_view text) {
  std::string safe;
  bool begins = true;
  for (const char c : text) {
    // At the beginning of a line these would be requests.
    if (begins && (c == '.' || c == '\'')) safe += "\\&";
    const std::string_view escape = escape_of(c);
    safe += escape.empty() ? std::string_view(&c, 1) : escape;
    begins = c == '\n';
  }
  return safe;
}

std::string bold(std::string_view text) {
  return text.empty() ? "" : fmt::format("\\fB{}\\fR", escaped(text));
}

std::string paragraph(std::string_view text) {
  return text.empty() ? "" : fmt::format(".PP\n{}\n", text);
}

std::string heading(int level, std::string_view text) {
  return fmt::format(".{} \"{}\"\n", level == 1 ? "SH" : "SS", escaped(text));
}

std::string item(std::string_view mark, std::string_view text) {
  return fmt::format(".IP \"{}\" 4\n{}\n", mark, text);
}

std::string block(std::string_view text) {
  while (text.ends_with('\n')) text.remove_suffix(1);
  std::string lines;
  // Blanks behind a full stop would become those between two sentences.
  for (const char c : escaped(text))
    lines += c == ' ' ? std::string_view("\\ ") : std::string_view(&c, 1);
  return fmt::format(".PP\n.RS 4\n.EX\n{}\n.EE\n.RE\n", lines);
}

std::string head(const Page& page, Language language) {
  // The first line tells man in which encoding the page is written.
  return fmt::format(
      "'\\\" -*- coding: UTF-8 -*-\n.TH {} {} \"\" \"{}\" \"{}\"\n{}{} \\- {}\n",
      escaped(capitals(page.name)), page.section, escaped(page.program),
      escaped(page.section == 1 ? words::user_commands.in(language) : words::title.in(language)),
      heading(1, words::page_name.in(language)), escaped(page.name), escaped(page.about));
}

}  // namespace feerie::manual::roff
