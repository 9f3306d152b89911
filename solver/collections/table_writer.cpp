#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "collections/csv_records.h"
#include "collections/line_writers.h"
#include "collections/problem_words.h"
#include "collections/table_columns.h"
#include "problem/stipulation_text.h"

namespace feerie::collections {
namespace {

using texts::told;

constexpr Language english = Language::english;
constexpr std::array columns{
    Column::forsyth,  Column::pieces,   Column::stipulation, Column::conditions, Column::options,
    Column::twins,    Column::authors,  Column::title,       Column::source,     Column::award,
    Column::solution, Column::intended, Column::keywords,    Column::remarks};

std::string joined(const std::vector<std::string>& texts) {
  return fmt::format("{}", fmt::join(texts, "; "));
}

std::string units_of(const Problem& problem) {
  std::vector<std::string> lines;
  if (forsyth_placement(problem.units).empty()) lines = unit_lines(problem.units, english);
  if (problem.invisibles > 0) lines.push_back(fmt::format("TotalInvisible {}", problem.invisibles));
  return fmt::format("{}", fmt::join(lines, " "));
}

std::string conditions_of(const Problem& problem) {
  std::vector<std::string> texts;
  for (const ConditionUse& use : problem.conditions) {
    if (use.place.known()) texts.push_back(condition_words(use, english));
  }
  return joined(texts);
}

std::string twins_of(const Problem& problem) {
  std::vector<std::string> lines;
  int number = problem.zero_position ? 0 : 1;
  for (const Twin& twin : problem.twins) {
    lines.push_back(fmt::format("{}) {}", version_letter(number++), twin_words(twin, english)));
  }
  return fmt::format("{}", fmt::join(lines, "\n"));
}

/// A member of the details, a list of them joined.
std::string detail(const Composition& composition, const char* name) {
  if (composition.details == nullptr) return {};
  const auto found = composition.details->find(name);
  if (found == composition.details->end()) return {};
  if (found->is_string()) return found->get<std::string>();
  if (!found->is_array()) return found->dump();
  std::vector<std::string> texts;
  for (const nlohmann::json& each : *found) {
    texts.push_back(each.is_string() ? each.get<std::string>() : each.dump());
  }
  return joined(texts);
}

std::string value_of(const Composition& composition, Column column) {
  const Problem& problem = composition.problem;
  switch (column) {
    case Column::forsyth:
      return forsyth_placement(problem.units);
    case Column::pieces:
      return units_of(problem);
    case Column::stipulation:
      return stipulation::to_string(problem.stipulation, english);
    case Column::conditions:
      return conditions_of(problem);
    case Column::options:
      return joined(option_words(problem.options, english));
    case Column::twins:
      return twins_of(problem);
    case Column::authors:
      return joined(problem.authors);
    case Column::title:
      return joined(problem.titles);
    case Column::source:
      return joined(problem.origins);
    case Column::award:
      return problem.award;
    case Column::solution:
      return composition.solution;
    case Column::intended:
      return detail(composition, "intended-solutions");
    case Column::keywords:
      return detail(composition, "keywords");
    case Column::remarks:
      return fmt::format("{}", fmt::join(problem.remarks, "\n"));
    default:
      return {};
  }
}

}  // namespace

std::string table_header() {
  std::string text;
  for (const Column column : columns) {
    text += (text.empty() ? "" : ",") + std::string(name_of(column));
  }
  return text + "\r\n";
}

std::string table_line(const Composition& composition) {
  if (!composition.problem.start_units.empty()) {
    throw Unwritable{told("a line of a table has one diagram only")};
  }
  std::string text;
  for (const Column column : columns) {
    if (column != columns.front()) text += ',';
    text += csv_field(value_of(composition, column));
  }
  return text + "\r\n";
}

}  // namespace feerie::collections
