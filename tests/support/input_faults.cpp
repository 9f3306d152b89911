#include "support/input_faults.h"

#include <algorithm>
#include <vector>

#include "input/reader.h"
#include "problem/stipulation_text.h"

namespace feerie::test {
namespace {

/// Length of each line; CR, LF and CR LF end lines.
std::vector<std::size_t> line_lengths(std::string_view text) {
  std::vector<std::size_t> lengths{0};
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool crlf = text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n';
    if (!crlf && (text[i] == '\n' || text[i] == '\r')) {
      lengths.push_back(0);
    } else {
      ++lengths.back();
    }
  }
  return lengths;
}

std::string fault_in(const Diagnostic& diagnostic, const std::vector<std::size_t>& lines) {
  if (diagnostic.place.line < 1 || diagnostic.place.line > static_cast<int>(lines.size()))
    return "line";
  const std::size_t length = lines[static_cast<std::size_t>(diagnostic.place.line - 1)];
  const auto column = static_cast<std::size_t>(diagnostic.place.column);
  if (diagnostic.place.column < 1 || column > length + 1) return "column";
  if (diagnostic.message.empty()) return "message";
  const std::string shown = to_string(diagnostic);
  const bool printed = std::ranges::all_of(shown, [](char c) {
    return static_cast<unsigned char>(c) >= 0x20 || c == '\n' || c == '\t';
  });
  return printed ? "" : "control characters";
}

}  // namespace

std::string fault_in(std::string_view text) {
  const std::vector<std::size_t> lines = line_lengths(text);
  Reader reader(std::string(text), "input");
  while (const auto item = reader.next()) {
    bool wrong = false;
    for (const Diagnostic& diagnostic : item->diagnostics) {
      wrong = wrong || diagnostic.severity == Diagnostic::Severity::error;
      const std::string fault = fault_in(diagnostic, lines);
      if (!fault.empty()) return fault + " of: " + to_string(diagnostic);
    }
    const bool silent = item->diagnostics.empty();
    if (wrong ? item->problem.has_value() : !item->problem && silent)
      return "a problem with errors, or nothing";
    if (!item->problem) continue;
    if (!item->problem->stipulation.given()) return "no stipulation";
    if (stipulation::to_string(item->problem->stipulation, item->problem->language).empty()) {
      return "no text of the stipulation";
    }
  }
  return "";
}

}  // namespace feerie::test
