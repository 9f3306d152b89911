#include "collections/row_entries.h"

#include <optional>

#include <nlohmann/json.hpp>

#include "collections/definition.h"
#include "collections/olive.h"
#include "collections/text_lines.h"
#include "collections/trouble.h"

namespace feerie::collections {
namespace {

using texts::told;
using Json = nlohmann::json;

constexpr std::string_view beginning = "{\"row\":\"";

/// Rows of other kinds than problems can be long, as they hold solutions. They need not be read.
bool begins_as_other_row(std::string_view line) {
  return line.starts_with(beginning) && !line.substr(beginning.size()).starts_with("problem\"");
}

Json row_of(const Line& line) {
  if (line.text.size() > longest_entry) {
    throw Trouble{line.number, 1, told("the row is too long for a problem")};
  }
  constexpr int deepest = 50;
  const auto check_depth = [&line](int depth, Json::parse_event_t /*event*/, Json& /*json*/) {
    if (depth > deepest) throw Trouble{line.number, 1, told("nested too deeply")};
    return true;
  };
  Json row;
  try {
    row = Json::parse(line.text.begin(), line.text.end(), check_depth);
  } catch (const Json::parse_error& error) {
    throw Trouble{line.number, static_cast<int>(error.byte), told("the row is no JSON")};
  }
  if (!row.is_object() || !row.contains("row"))
    throw Trouble{line.number, 1, told("this is no row")};
  return row;
}

Entry entry_of(const Json& row, int line) {
  Entry entry;
  entry.line = line;
  entry.text = text_of_row(row, line);
  const Json& told = row.at("definition");
  entry.published = {told.value("solution", ""), line};
  const auto details = told.find("details");
  if (details == told.end()) return entry;
  entry.details = std::make_shared<const Json>(*details);
  entry.intended = intended_of(*details);
  return entry;
}

/// Nothing for a row that is no problem.
std::optional<Entry> entry_in(const Line& line) {
  try {
    const Json row = row_of(line);
    if (row.at("row") != "problem") return std::nullopt;
    return entry_of(row, line.number);
  } catch (const Trouble& trouble) {
    return troubled(trouble);
  } catch (const Json::exception& error) {
    return troubled({line.number, 1, texts::Told::as_it_is(error.what())});
  }
}

}  // namespace

bool is_row(std::string_view line) {
  if (!line.starts_with('{')) return false;
  constexpr std::string_view name = "\"row\"";
  const std::size_t at = line.find(name);
  if (at == std::string_view::npos) return false;
  const std::size_t behind = line.find_first_not_of(" \t", at + name.size());
  return behind != std::string_view::npos && line[behind] == ':';
}

bool read_rows(std::string_view text, const VisitEntry& visit) {
  Lines lines(text);
  for (Line line; lines.next(line);) {
    if (is_blank(line.text) || begins_as_other_row(line.text)) continue;
    if (auto entry = entry_in(line); entry && !visit(std::move(*entry))) return false;
  }
  return true;
}

}  // namespace feerie::collections
