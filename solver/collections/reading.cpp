#include <algorithm>
#include <array>
#include <utility>

#include <nlohmann/json.hpp>

#include "collections/collection.h"
#include "collections/fen_lines.h"
#include "collections/json_entries.h"
#include "collections/olive.h"
#include "collections/row_entries.h"
#include "collections/table_columns.h"
#include "collections/table_entries.h"
#include "collections/text_lines.h"
#include "collections/trouble.h"
#include "collections/yaml_tree.h"
#include "input/vocabulary.h"

namespace feerie::collections {
namespace {

using texts::told;
using Json = nlohmann::json;

/// Reads something that can go wrong as an entry.
template <class Read>
Entry entry_or_trouble(const Read& read, int line) {
  try {
    return read();
  } catch (const Trouble& trouble) {
    return troubled(trouble);
  } catch (const Json::exception& error) {
    return troubled({line, 1, texts::Told::as_it_is(error.what())});
  }
}

/// Gives the entries in a tree: objects that have units, wherever a list holds them.
bool visit_tree(const Json& json, int line, const VisitEntry& visit) {
  if (json.is_array()) {
    return std::ranges::all_of(json,
                               [&](const Json& each) { return visit_tree(each, line, visit); });
  }
  if (!json.is_object()) return true;
  if (json.contains("algebraic") || json.contains("stipulation")) {
    return visit(entry_or_trouble([&] { return entry_from(json, line); }, line));
  }
  return std::ranges::all_of(json.items(), [&](const auto& member) {
    return !member.value().is_structured() || visit_tree(member.value(), line, visit);
  });
}

bool visit_document(std::string_view document, int first_line, const VisitEntry& visit) {
  if (is_blank(document)) return true;
  try {
    if (document.size() > longest_entry) {
      throw Trouble{first_line, 1, told("the document is too long for a problem")};
    }
    return visit_tree(yaml_tree(document, first_line), first_line, visit);
  } catch (const Trouble& trouble) {
    return visit(troubled(trouble));
  }
}

/// Documents are parted before they are read, so that a broken one spoils no other.
bool read_yaml(std::string_view text, const VisitEntry& visit) {
  Lines lines(text);
  const char* begin = text.data();
  int first_line = 1;
  const auto document = [&](const char* end) {
    return std::string_view(begin, static_cast<std::size_t>(end - begin));
  };
  for (Line line; lines.next(line);) {
    if (!line.text.starts_with("---")) continue;
    if (!visit_document(document(line.text.data()), first_line, visit)) return false;
    begin = line.text.data() + 3;
    first_line = line.number;
  }
  return visit_document(document(text.data() + text.size()), first_line, visit);
}

bool read_json(std::string_view text, const VisitEntry& visit) {
  try {
    return each_json_entry(text, [&visit](const Json& json) {
      const int line = json.value(line_key, 1);
      return visit(entry_or_trouble([&] { return entry_from(json, line); }, line));
    });
  } catch (const Trouble& trouble) {
    return visit(troubled(trouble));
  }
}

bool read_lines(std::string_view text, std::string_view stipulation, const VisitEntry& visit) {
  Lines lines(text);
  for (Line line; lines.next(line);) {
    if (is_blank(line.text) || line.text.starts_with('#')) continue;
    const auto read = [&] { return entry_from_line(line.text, line.number, stipulation); };
    if (!visit(entry_or_trouble(read, line.number))) return false;
  }
  return true;
}

bool is_position(std::string_view line) {
  const std::string_view placement = line.substr(0, line.find(' '));
  return std::ranges::count(placement, '/') == 7;
}

std::string_view without_byte_order_mark(std::string_view text) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  if (text.starts_with(mark)) text.remove_prefix(mark.size());
  return text;
}

}  // namespace

Entry troubled(const Trouble& trouble) {
  Entry entry;
  entry.line = trouble.line;
  entry.trouble = told("column {}: {}", trouble.column, trouble.what);
  return entry;
}

Format recognise(std::string_view text) {
  constexpr std::size_t enough = std::size_t{1} << 16U;
  Lines lines(without_byte_order_mark(text.substr(0, enough)));
  bool first = true;
  for (Line line; lines.next(line);) {
    if (is_blank(line.text)) continue;
    const std::string_view word = line.text.substr(line.text.find_first_not_of(" \t"));
    if (language_begun_by(word.substr(0, word.find_first_of(" \t")))) return Format::input;
    if (first && is_row(word)) return Format::rows;
    if (first && (word.front() == '{' || word.front() == '[')) return Format::json;
    if (word.starts_with("---") || line.text.starts_with("algebraic:") ||
        line.text.starts_with("stipulation:")) {
      return Format::yaml;
    }
    if (first && separator_of_header(line.text)) return Format::table;
    if (is_position(word)) return Format::lines;
    if (!word.starts_with('#') && !word.starts_with('%')) first = false;
  }
  return Format::input;
}

bool each_entry(std::string_view text, Format format, std::string_view stipulation,
                const VisitEntry& visit) {
  text = without_byte_order_mark(text);
  switch (format) {
    case Format::input:
      break;
    case Format::yaml:
      return read_yaml(text, visit);
    case Format::json:
      return read_json(text, visit);
    case Format::rows:
      return read_rows(text, visit);
    case Format::lines:
      return read_lines(text, stipulation, visit);
    case Format::table:
      return read_table(text, stipulation, visit);
  }
  return true;
}

std::vector<Entry> entries_of(std::string_view text, Format format, std::string_view stipulation) {
  std::vector<Entry> entries;
  each_entry(text, format, stipulation, [&entries](Entry entry) {
    entries.push_back(std::move(entry));
    return true;
  });
  return entries;
}

}  // namespace feerie::collections
