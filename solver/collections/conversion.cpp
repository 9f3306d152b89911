#include "collections/conversion.h"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "collections/collection.h"
#include "collections/definition.h"
#include "collections/entry_writer.h"
#include "collections/input_writer.h"
#include "collections/line_writers.h"
#include "collections/text_lines.h"
#include "input/reader.h"
#include "report/json_rows.h"
#include "report/recorder.h"

namespace feerie::collections {
namespace {

using texts::told;
using Json = nlohmann::json;

struct Name {
  std::string_view name;
  Target target;
};
constexpr std::array names{Name{"inp", Target::input},     Name{"olv", Target::yaml},
                           Name{"yacpdb", Target::yacpdb}, Name{"json", Target::rows},
                           Name{"epd", Target::epd},       Name{"fen", Target::fen},
                           Name{"ffen", Target::ffen},     Name{"csv", Target::table}};

Format format_of(Target target) {
  switch (target) {
    case Target::input:
      break;
    case Target::yaml:
      return Format::yaml;
    case Target::yacpdb:
      return Format::json;
    case Target::rows:
      return Format::rows;
    case Target::epd:
    case Target::fen:
    case Target::ffen:
      return Format::lines;
    case Target::table:
      return Format::table;
  }
  return Format::input;
}

/// Members of an entry that the other formats hold in another way, or not at all.
bool holds_detail(Target target, std::string_view name) {
  if (target == Target::yaml || target == Target::yacpdb || target == Target::rows) return true;
  if (target == Target::table && (name == "keywords" || name == "intended-solutions")) return true;
  // They are what the origin and the award of the problem were made of.
  return name == "date" || name == "distinction" || name == "source-id";
}

std::string trimmed(std::string text) {
  const auto is_space = [](char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; };
  while (!text.empty() && is_space(text.back())) text.pop_back();
  text.erase(0, static_cast<std::size_t>(std::ranges::find_if_not(text, is_space) - text.begin()));
  return text;
}

/// What became of a problem that was written and read again.
struct ReadAgain {
  std::optional<Problem> problem;
  std::string solution;
  texts::Told trouble;
};

ReadAgain problem_in(const std::string& text) {
  ReadAgain again;
  Reader reader(text, "");
  auto item = reader.next();
  if (!item) return again;
  if (item->problem) {
    if (item->problem->published) again.solution = item->problem->published->text;
    again.problem = std::move(*item->problem);
  } else if (!item->diagnostics.empty()) {
    again.trouble = texts::Told::as_it_is(item->diagnostics.front().message);
  }
  return again;
}

ReadAgain entry_in(const std::string& text, Format format) {
  // Positions tell no stipulation; what is missing is found by comparing.
  const auto entries = entries_of(text, format, "~1");
  if (entries.empty()) return {};
  if (!entries.front().trouble.empty()) return {{}, "", entries.front().trouble};
  ReadAgain again = problem_in(entries.front().text);
  again.solution = entries.front().published.text;
  return again;
}

void add_lost_details(const Composition& composition, Target target,
                      std::vector<texts::Told>& lost) {
  if (composition.details == nullptr) return;
  for (const auto& [name, member] : composition.details->items()) {
    if (holds_detail(target, name)) continue;
    const bool object = member.is_object();
    if (name == "source" || name == "award") {
      // Their main parts are told by the problem.
      constexpr std::array<std::string_view, 5> told{"name", "issue", "problemid", "date",
                                                     "distinction"};
      if (!object) continue;
      for (const auto& [part, value] : member.items()) {
        if (std::ranges::find(told, part) != told.end()) continue;
        lost.push_back(texts::told("{} of {}: {}", part, name, value.dump()));
      }
      continue;
    }
    lost.push_back(texts::Told::as_it_is(fmt::format("{}: {}", name, member.dump())));
  }
}

std::string row_text(const Composition& composition, int number) {
  report::ProblemHead head = report::head_of(composition.problem, number);
  head.definition = definition_of(composition).dump(-1, ' ', false, Json::error_handler_t::replace);
  return report::problem_row(head);
}

}  // namespace

std::optional<Target> target_named(std::string_view name) {
  const auto* found = std::ranges::find(names, name, &Name::name);
  if (found == names.end()) return std::nullopt;
  return found->target;
}

std::string Conversion::front() const {
  switch (target_) {
    case Target::input:
      return fmt::format("{}\n", count_ == 0 ? begin_word(language_) : next_word(language_));
    case Target::yacpdb:
      return count_ == 0 ? "[\n" : ",\n";
    case Target::rows:
      return count_ == 0 ? report::run_row("") : "";
    case Target::table:
      return count_ == 0 ? table_header() : "";
    default:
      return "";
  }
}

std::string Conversion::end() const {
  switch (target_) {
    case Target::input:
      return count_ == 0 ? "" : fmt::format("{}\n", end_word(language_));
    case Target::yacpdb:
      return count_ == 0 ? "[]\n" : "\n]\n";
    case Target::rows:
      return count_ == 0 ? report::run_row("") : "";
    case Target::table:
      return count_ == 0 ? table_header() : "";
    default:
      return "";
  }
}

std::string Conversion::text_of(const Composition& composition,
                                std::vector<texts::Told>& lost) const {
  switch (target_) {
    case Target::input:
      return input_text(composition, language_);
    case Target::yaml:
      return yaml_document(entry_json(composition, lost));
    case Target::yacpdb:
      return entry_json(composition, lost).dump(2, ' ', false, Json::error_handler_t::replace);
    case Target::rows:
      return row_text(composition, count_ + 1);
    case Target::epd:
      return fen_line(composition, FairyUnits::letters, true) + '\n';
    case Target::fen:
      return fen_line(composition, FairyUnits::letters, false) + '\n';
    case Target::ffen:
      return fen_line(composition, FairyUnits::figures, false) + '\n';
    case Target::table:
      return table_line(composition);
  }
  return {};
}

Written Conversion::add(const Composition& composition) {
  Composition plain = composition;
  const bool fields =
      target_ == Target::input || target_ == Target::rows || format_of(target_) == Format::lines;
  if (!fields) plain.problem = without_fen_fields(composition.problem);
  Written written;
  const std::string text = text_of(plain, written.lost);
  const bool is_input = target_ == Target::input;
  const std::string whole =
      is_input ? fmt::format("{}\n{}{}\n", begin_word(language_), text, end_word(language_))
               : (target_ == Target::table ? table_header() : "") + text;
  const ReadAgain again = is_input ? problem_in(whole) : entry_in(whole, format_of(target_));
  if (!again.problem) {
    throw Unwritable{told("what would be written cannot be read again: {}", again.trouble)};
  }
  for (texts::Told& missing : missing_from(*again.problem, plain.problem)) {
    written.lost.push_back(std::move(missing));
  }
  if (trimmed(again.solution) != trimmed(composition.solution)) {
    written.lost.push_back(told("the published solution"));
  }
  add_lost_details(composition, target_, written.lost);
  written.text = front() + text;
  ++count_;
  return written;
}

}  // namespace feerie::collections
