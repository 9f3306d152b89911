#include "cli/list.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "core/unicode.h"

namespace feerie::cli {
namespace {

constexpr Names not_supported{"(not supported yet)", "(noch nicht unterstützt)",
                              "(pas encore pris en charge)"};

/// Names that are wider push their sentence to the right instead of all the others.
constexpr std::size_t widest_name = 40;
/// Columns of the lines below an entry.
constexpr std::size_t line_width = 100;

struct Row {
  std::string name;
  std::string summary;
  std::string source;
  bool supported = true;
  /// What may follow the name, where that is too much for the column of names.
  std::vector<std::string> details = {};
};

/// Words in indented lines.
std::string indented(const std::vector<std::string>& words) {
  constexpr std::string_view indent = "   ";
  std::string lines;
  std::size_t used = line_width;
  for (const std::string& word : words) {
    if (used + 1 + display_width(word) > line_width) {
      lines += lines.empty() ? "" : "\n";
      lines += indent;
      used = indent.size();
    }
    lines += ' ' + word;
    used += 1 + display_width(word);
  }
  return lines + '\n';
}

std::string text_of(const std::vector<Row>& rows, const Listing& listing) {
  std::size_t width = 0;
  for (const Row& row : rows) width = std::max(width, display_width(row.name));
  width = std::min(width, widest_name);
  std::string text;
  for (const Row& row : rows) {
    text += row.name;
    text.append(width - std::min(width, display_width(row.name)), ' ');
    if (!row.supported) text += fmt::format("  {}", not_supported.in(listing.language));
    if (!row.summary.empty()) text += fmt::format("{}{}", row.supported ? "  " : " ", row.summary);
    text.erase(text.find_last_not_of(' ') + 1);
    text += '\n';
    if (!row.details.empty()) text += indented(row.details);
    if (listing.sources && !row.source.empty()) {
      text += fmt::format("    [{}]\n", row.source);
    }
  }
  return text;
}

/// Much that may follow a name is told below it.
void add_parameters(Row& row, const manual::Entry& entry) {
  if (entry.parameters.empty()) return;
  const std::string parameters = fmt::format("{}", fmt::join(entry.parameters, " "));
  if (display_width(row.name) + 1 + display_width(parameters) > widest_name) {
    row.name += " ...";
    row.details = entry.parameters;
  } else {
    row.name += " " + parameters;
  }
}

Row row_of(const manual::Entry& entry, Language language) {
  constexpr Names colon{":", ":", " :"};
  Row row;
  row.name = entry.written;
  if (!entry.letters.empty()) row.name = fmt::format("{:<2} {}", entry.letters, entry.written);
  add_parameters(row, entry);
  row.summary = entry.stands_for.empty() ? entry.summary : "= " + entry.stands_for;
  if (entry.section == manual::Section::goals) {
    row.summary =
        fmt::format("{}{} {}", entry.names.in(language), colon.in(language), entry.summary);
  }
  row.source = entry.source;
  row.supported = entry.supported;
  return row;
}

}  // namespace

std::string list(manual::Section section, const Listing& listing) {
  std::vector<Row> rows;
  for (const manual::Entry& entry : manual::entries_of(section, listing.language)) {
    rows.push_back(row_of(entry, listing.language));
  }
  return text_of(rows, listing);
}

}  // namespace feerie::cli
