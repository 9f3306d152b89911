#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "collections/collection.h"
#include "collections/fen_lines.h"
#include "collections/olive.h"
#include "collections/yaml_tree.h"
#include "input/vocabulary.h"

namespace feerie::collections {
namespace {

using Json = nlohmann::json;

struct Line {
  std::string_view text;
  /// From 1.
  int number = 1;
};

std::vector<Line> lines_of(std::string_view text) {
  std::vector<Line> lines;
  int number = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    std::string_view line = text.substr(begin, end - begin);
    if (line.ends_with('\r')) line.remove_suffix(1);
    lines.push_back({line, ++number});
    begin = end + 1;
  }
  return lines;
}

bool is_blank(std::string_view text) {
  return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

Entry troubled(const Trouble& trouble) {
  Entry entry;
  entry.line = trouble.line;
  entry.trouble = fmt::format("column {}: {}", trouble.column, trouble.what);
  return entry;
}

/// Reads something that can go wrong as an entry.
template <class Read>
void add(std::vector<Entry>& entries, const Read& read) {
  try {
    entries.push_back(read());
  } catch (const Trouble& trouble) {
    entries.push_back(troubled(trouble));
  } catch (const Json::exception& error) {
    entries.push_back(troubled({1, 1, error.what()}));
  }
}

/// Adds the entries in a tree: objects that have units, wherever a list holds them.
void add_entries(const Json& json, int line, std::vector<Entry>& entries) {
  if (json.is_array()) {
    for (const Json& each : json) add_entries(each, line, entries);
  } else if (json.is_object()) {
    if (json.contains("algebraic") || json.contains("stipulation")) {
      return add(entries, [&] { return entry_from(json, line); });
    }
    for (const auto& [name, member] : json.items()) {
      if (member.is_structured()) add_entries(member, line, entries);
    }
  }
}

/// Documents are parted before they are read, so that a broken one spoils no other.
void read_yaml(std::string_view text, std::vector<Entry>& entries) {
  std::string document;
  int first_line = 1;
  const auto read = [&] {
    if (is_blank(document)) return;
    try {
      add_entries(yaml_tree(document, first_line), first_line, entries);
    } catch (const Trouble& trouble) {
      entries.push_back(troubled(trouble));
    }
  };
  for (const Line& line : lines_of(text)) {
    if (line.text.starts_with("---")) {
      read();
      document.clear();
      first_line = line.number;
      document = std::string(line.text.substr(3)) + '\n';
    } else {
      document.append(line.text);
      document += '\n';
    }
  }
  read();
}

void read_json(std::string_view text, std::vector<Entry>& entries) {
  try {
    // The parser nests as deeply as the text does, so that deep texts are refused before.
    constexpr int deepest = 50;
    int depth = 0;
    const auto bounded = [&depth](int level, Json::parse_event_t /*event*/, Json& /*parsed*/) {
      depth = std::max(depth, level);
      if (depth > deepest) throw Trouble{1, 1, "nested too deeply"};
      return true;
    };
    add_entries(Json::parse(text, bounded), 1, entries);
  } catch (const Json::parse_error& error) {
    const auto before = text.substr(0, std::min(error.byte, text.size()));
    const auto line = static_cast<int>(std::ranges::count(before, '\n')) + 1;
    entries.push_back(troubled({line, 1, error.what()}));
  } catch (const Trouble& trouble) {
    entries.push_back(troubled(trouble));
  }
}

void read_lines(std::string_view text, std::string_view stipulation, std::vector<Entry>& entries) {
  for (const Line& line : lines_of(text)) {
    if (is_blank(line.text) || line.text.starts_with('#')) continue;
    add(entries, [&] { return entry_from_line(line.text, line.number, stipulation); });
  }
}

bool is_position(std::string_view line) {
  const std::string_view placement = line.substr(0, line.find(' '));
  return std::ranges::count(placement, '/') == 7;
}

}  // namespace

Format recognise(std::string_view text) {
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
  bool first = true;
  for (const Line& line : lines_of(text.substr(0, 65536))) {
    if (is_blank(line.text)) continue;
    const std::string_view word = line.text.substr(line.text.find_first_not_of(" \t"));
    if (language_begun_by(word.substr(0, word.find_first_of(" \t")))) return Format::input;
    if (first && (word.front() == '{' || word.front() == '[')) return Format::json;
    if (word.starts_with("---") || line.text.starts_with("algebraic:") ||
        line.text.starts_with("stipulation:")) {
      return Format::yaml;
    }
    if (is_position(word)) return Format::lines;
    if (!word.starts_with('#') && !word.starts_with('%')) first = false;
  }
  return Format::input;
}

std::vector<Entry> entries_of(std::string_view text, Format format, std::string_view stipulation) {
  std::vector<Entry> entries;
  switch (format) {
    case Format::input:
      break;
    case Format::yaml:
      read_yaml(text, entries);
      break;
    case Format::json:
      read_json(text, entries);
      break;
    case Format::lines:
      read_lines(text, stipulation, entries);
      break;
  }
  return entries;
}

}  // namespace feerie::collections
