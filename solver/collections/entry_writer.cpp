#include "collections/entry_writer.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include <fmt/format.h>

#include "collections/problem_words.h"
#include "collections/text_lines.h"
#include "problem/stipulation_text.h"

namespace feerie::collections {
namespace {

using texts::told;
using Json = nlohmann::json;
constexpr Language english = Language::english;

/// The year with which the text ends behind a comma; 0 if it does not.
int year_behind(std::string& text) {
  const std::size_t comma = text.rfind(", ");
  if (comma == std::string::npos || text.size() != comma + 6) return 0;
  int year = 0;
  const char* const end = text.data() + text.size();
  const auto [behind, error] = std::from_chars(text.data() + comma + 2, end, year);
  if (error != std::errc{} || behind != end) return 0;
  text.erase(comma);
  return year;
}

class EntryWriter {
 public:
  EntryWriter(const Composition& composition, std::vector<texts::Told>& lost)
      : composition_(composition), problem_(composition.problem), lost_(lost) {}

  Json run() {
    if (!problem_.start_units.empty()) {
      throw Unwritable{told("an entry of YACPDB has one diagram only")};
    }
    if (problem_.stipulation.structure != nullptr) {
      throw Unwritable{told("YACPDB knows no structured stipulations")};
    }
    if (!problem_.walks.empty()) {
      throw Unwritable{told("YACPDB has no walks that a problem defines")};
    }
    if (composition_.details != nullptr) entry_ = *composition_.details;
    modernise();
    add_units();
    add_texts("authors", problem_.authors);
    add_texts("comments", problem_.remarks);
    add_origin();
    add_award();
    add_rules();
    add_twins();
    entry_["stipulation"] = stipulation::to_string(problem_.stipulation, english);
    if (!is_blank(composition_.solution)) entry_["solution"] = composition_.solution;
    return std::move(entry_);
  }

 private:
  /// Members of the top level that are objects today.
  void modernise() {
    if (entry_.contains("source") && !entry_["source"].is_object()) {
      Json source = {{"name", entry_["source"]}};
      if (entry_.contains("source-id")) source["problemid"] = entry_["source-id"];
      entry_["source"] = std::move(source);
      entry_.erase("source-id");
    }
    if (entry_.contains("date")) {
      Json date = entry_["date"];
      entry_.erase("date");
      entry_["source"]["date"] = date.is_object() ? std::move(date) : Json{{"year", date}};
    }
    if (entry_.contains("distinction")) {
      entry_["award"]["distinction"] = entry_["distinction"];
      entry_.erase("distinction");
    }
  }

  void add_units() {
    Json units = Json::object();
    for (const Placement& unit : problem_.units) {
      if (unit.walk.hunter()) {
        lost_.push_back(told("{} (written, but the schema of YACPDB has no name for it)",
                             unit_lines({unit}, english).front()));
      }
      const char* colour = unit.sides == Sides::white   ? "white"
                           : unit.sides == Sides::black ? "black"
                                                        : "neutral";
      std::string text;
      for (const Trait* trait : unit.traits) text += std::string(trait->names.english) + ' ';
      units[colour].push_back(text + letters_of(unit.walk, english) + to_string(unit.square));
    }
    entry_["algebraic"] = std::move(units);
  }

  void add_texts(const char* name, const std::vector<std::string>& texts) {
    if (!texts.empty()) entry_[name] = texts;
  }

  void add_origin() {
    if (entry_.contains("source") || problem_.origins.empty()) return;
    std::string name = fmt::format("{}", fmt::join(problem_.origins, "; "));
    const int year = year_behind(name);
    entry_["source"] = {{"name", name}};
    if (year > 0) entry_["source"]["date"] = {{"year", year}};
  }

  void add_award() {
    if (entry_.contains("award") || problem_.award.empty()) return;
    entry_["award"] = {{"distinction", problem_.award}};
  }

  void add_rules() {
    std::vector<std::string> rules;
    for (const ConditionUse& use : problem_.conditions) {
      if (use.place.known()) rules.push_back(condition_words(use, english));
    }
    std::ranges::move(option_words(problem_.options, english), std::back_inserter(rules));
    if (problem_.invisibles > 0) {
      rules.push_back(fmt::format("TotalInvisible {}", problem_.invisibles));
    }
    add_texts("options", rules);
  }

  void add_twins() {
    if (problem_.twins.empty()) return;
    Json twins = Json::object();
    int number = problem_.zero_position ? 0 : 1;
    for (const Twin& twin : problem_.twins) {
      twins[version_letter(number++)] = twin_words(twin, english);
      for (const twin::Edit& edit : twin.edits) {
        const auto* change = std::get_if<twin::Stipulate>(&edit);
        if (change != nullptr && change->stipulation.structure != nullptr) {
          throw Unwritable{told("YACPDB knows no structured stipulations")};
        }
      }
    }
    entry_["twins"] = std::move(twins);
  }

  const Composition& composition_;
  const Problem& problem_;
  std::vector<texts::Told>& lost_;
  Json entry_ = Json::object();
};

}  // namespace

Json entry_json(const Composition& composition, std::vector<texts::Told>& lost) {
  return EntryWriter(composition, lost).run();
}

}  // namespace feerie::collections
