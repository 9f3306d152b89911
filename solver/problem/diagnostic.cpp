#include "problem/diagnostic.h"

#include <algorithm>

#include <fmt/format.h>

#include "core/unicode.h"

namespace feerie {

namespace {

/// Blanks as wide as the text is when it is shown; tabs stay tabs.
std::string indentation(std::string_view text) {
  std::string out;
  while (true) {
    const std::size_t tab = text.find('\t');
    out.append(display_width(printable(text.substr(0, tab))), ' ');
    if (tab == std::string_view::npos) return out;
    out += '\t';
    text.remove_prefix(tab + 1);
  }
}

}  // namespace

std::string to_string(const Diagnostic& diagnostic) {
  const Passage& place = diagnostic.place;
  const bool error = diagnostic.severity == Diagnostic::Severity::error;
  std::string out;
  if (!diagnostic.file.empty()) out += printable(diagnostic.file) + ':';
  if (place.line > 0) out += fmt::format("{}:{}:", place.line, place.column);
  if (!out.empty()) out += ' ';
  out += error ? "error: " : "note: ";
  out += printable(diagnostic.message) + '\n';
  const auto before =
      static_cast<std::size_t>(std::max(0, place.column - std::max(1, place.source_column)));
  const std::string_view source = place.source;
  if (!source.empty() && before <= character_count(source)) {
    const std::size_t tail = std::max<std::size_t>(indentation(place.token).size(), 1) - 1;
    out += printable(source) + '\n';
    out += indentation(source.substr(0, bytes_of_characters(source, before))) + '^' +
           std::string(tail, '~') + '\n';
  }
  if (!diagnostic.hint.empty()) out += "hint: " + printable(diagnostic.hint) + '\n';
  return out;
}

}  // namespace feerie
