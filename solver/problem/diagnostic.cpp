#include "problem/diagnostic.h"

#include <algorithm>

#include <fmt/format.h>

namespace feerie {

namespace {

/// Length of the UTF-8 character at the start of a text; 0 if there is none.
std::size_t utf8_length(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text.front());
  const std::size_t length = lead < 0x80                   ? 1
                             : lead >= 0xc2 && lead < 0xe0 ? 2
                             : lead >= 0xe0 && lead < 0xf0 ? 3
                             : lead >= 0xf0 && lead < 0xf5 ? 4
                                                           : 0;
  if (length == 0 || length > text.size()) return 0;
  const bool continued = std::ranges::all_of(text.substr(1, length - 1), [](char c) {
    return (static_cast<unsigned char>(c) & 0xc0U) == 0x80U;
  });
  if (!continued) return 0;
  // Overlong forms, surrogates and numbers beyond Unicode.
  const auto second = length > 1 ? static_cast<unsigned char>(text[1]) : 0U;
  const bool wrong = (lead == 0xe0 && second < 0xa0) || (lead == 0xed && second >= 0xa0) ||
                     (lead == 0xf0 && second < 0x90) || (lead == 0xf4 && second >= 0x90);
  return wrong ? 0 : length;
}

/// Blanks as wide as the text is when it is shown; tabs stay tabs.
std::string indentation(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = std::max<std::size_t>(utf8_length(text.substr(at)), 1);
    const std::string shown = printable(text.substr(at, length));
    // A character of several bytes takes one place, an escape as many as it has letters.
    if (text[at] == '\t') {
      out += '\t';
    } else {
      out.append(length > 1 ? 1 : shown.size(), ' ');
    }
    at += length;
  }
  return out;
}

}  // namespace

std::string printable(std::string_view bytes) {
  std::string out;
  for (std::size_t at = 0; at < bytes.size();) {
    const std::size_t length = utf8_length(bytes.substr(at));
    const auto byte = static_cast<unsigned char>(bytes[at]);
    if (length == 0 || byte < 0x20 || byte == 0x7f) {
      out += byte == '\t' ? std::string("\t") : fmt::format("\\x{:02x}", byte);
      ++at;
    } else {
      out += bytes.substr(at, length);
      at += length;
    }
  }
  return out;
}

std::string to_string(const Diagnostic& diagnostic) {
  const bool error = diagnostic.severity == Diagnostic::Severity::error;
  std::string out;
  if (!diagnostic.file.empty()) out += diagnostic.file + ':';
  if (diagnostic.line > 0) out += fmt::format("{}:{}:", diagnostic.line, diagnostic.column);
  if (!out.empty()) out += ' ';
  out += error ? "error: " : "note: ";
  out += printable(diagnostic.message) + '\n';
  const auto before = static_cast<std::size_t>(
      std::max(0, diagnostic.column - std::max(1, diagnostic.source_column)));
  if (!diagnostic.source.empty() && before <= diagnostic.source.size()) {
    const std::size_t tail = std::max<std::size_t>(indentation(diagnostic.token).size(), 1) - 1;
    out += printable(diagnostic.source) + '\n';
    out += indentation(std::string_view(diagnostic.source).substr(0, before)) + '^' +
           std::string(tail, '~') + '\n';
  }
  if (!diagnostic.hint.empty()) out += "hint: " + printable(diagnostic.hint) + '\n';
  return out;
}

}  // namespace feerie
