#include "collections/olive.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "collections/entry_text.h"
#include "collections/yaml_tree.h"

namespace feerie::collections {
namespace {

using texts::told;
using Json = nlohmann::json;

/// The value of a scalar of either format; empty for others.
std::string text_of(const Json& json) {
  if (json.is_string()) return json.get<std::string>();
  return json.is_number() ? json.dump() : "";
}

std::string text_of(const Json& entry, const char* name) {
  const auto found = entry.find(name);
  return found == entry.end() ? "" : text_of(*found);
}

std::vector<std::string> list_of(const Json& entry, const char* name) {
  std::vector<std::string> texts;
  const auto found = entry.find(name);
  if (found == entry.end()) return texts;
  if (!found->is_array()) return {text_of(*found)};
  for (const Json& each : *found) texts.push_back(text_of(each));
  return texts;
}

/// Takes the parts of a problem from an entry.
class EntryReader {
 public:
  EntryReader(const Json& entry, int line) : entry_(entry), line_(line) {}

  EntryParts run() {
    parts_.authors = list_of(entry_, "authors");
    parts_.origins = {origin()};
    parts_.award = award();
    parts_.remarks = list_of(entry_, "comments");
    parts_.stipulation = stipulation();
    parts_.rules = list_of(entry_, "options");
    parts_.conditions = list_of(entry_, "conditions");
    parts_.units = units();
    add_twins();
    return std::move(parts_);
  }

 private:
  [[noreturn]] void fail(const texts::Told& what) const { throw Trouble{line_, 1, what}; }

  /// Old entries have names where new ones have objects.
  [[nodiscard]] std::string origin() const {
    const auto found = entry_.find("source");
    std::vector<std::string> parts;
    const auto add_part = [&](const std::string& part) {
      if (!part.empty()) parts.push_back(part);
    };
    if (found != entry_.end() && found->is_object()) {
      for (const char* name : {"name", "issue", "problemid"}) add_part(text_of(*found, name));
      const auto date = found->find("date");
      if (date != found->end()) {
        add_part(date->is_object() ? text_of(*date, "year") : text_of(*date));
      }
    } else {
      for (const char* name : {"source", "source-id", "date"}) add_part(text_of(entry_, name));
    }
    return fmt::format("{}", fmt::join(parts, ", "));
  }

  [[nodiscard]] std::string award() const {
    const auto found = entry_.find("award");
    if (found == entry_.end() || !found->is_object()) return text_of(entry_, "distinction");
    return text_of(*found, "distinction");
  }

  [[nodiscard]] std::string stipulation() const {
    std::string asked = text_of(entry_, "stipulation");
    if (asked.empty()) fail(told("the stipulation is missing"));
    // Proof games.
    if (asked.starts_with("PG")) asked = "dia" + asked.substr(2);
    return asked;
  }

  [[nodiscard]] std::string units() const {
    const auto units = entry_.find("algebraic");
    if (units == entry_.end() || !units->is_object())
      fail(told("the units (algebraic) are missing"));
    std::string text = "pieces";
    for (const char* colour : {"white", "black", "neutral"}) {
      std::string plain;
      for (const std::string& unit : list_of(*units, colour)) {
        // Attributes are told for each unit apart: they count for all behind them.
        if (unit.find(' ') == std::string::npos) {
          plain += ' ' + unit;
        } else {
          text += fmt::format("\n  {} {}", colour, on_one_line(unit));
        }
      }
      if (!plain.empty()) text += fmt::format("\n  {}{}", colour, on_one_line(plain));
    }
    // An entry can say that the board is empty.
    return text == "pieces" ? "" : text;
  }

  void add_twins() {
    const auto twins = entry_.find("twins");
    if (twins == entry_.end() || !twins->is_object()) return;
    // `z` is followed by `z1`, `z2`, ..., `z10`.
    const auto in_order = [](const std::string& a, const std::string& b) {
      return a.size() != b.size() ? a.size() < b.size() : a < b;
    };
    std::map<std::string, std::string, decltype(in_order)> sorted(in_order);
    for (const auto& [letter, twin] : twins->items()) {
      if (!letter.starts_with(line_key)) sorted.emplace(letter, text_of(twin));
    }
    for (const auto& [letter, twin] : sorted) parts_.twins.push_back({twin, letter == "a"});
  }

  const Json& entry_;
  int line_;
  EntryParts parts_;
};

/// Does the text of the problem hold the member, in some form?
bool is_in_text(std::string_view name) {
  constexpr std::array names{"algebraic", "stipulation", "options",  "conditions",
                             "twins",     "authors",     "solution", "comments"};
  return std::ranges::find(names, name) != names.end() || name.starts_with(line_key);
}

/// The tree without the lines that were noted in it.
Json without_lines(const Json& json) {
  if (json.is_array()) {
    Json list = Json::array();
    for (const Json& each : json) list.push_back(without_lines(each));
    return list;
  }
  if (!json.is_object()) return json;
  Json object = Json::object();
  for (const auto& [name, member] : json.items()) {
    if (!name.starts_with(line_key)) object[name] = without_lines(member);
  }
  return object;
}

Json details_of(const Json& entry) {
  Json details = Json::object();
  for (const auto& [name, member] : entry.items()) {
    if (!is_in_text(name)) details[name] = without_lines(member);
  }
  return details;
}

}  // namespace

std::optional<int> intended_in(const std::string& text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || number < 1) return std::nullopt;
  const std::string_view rest(end, static_cast<std::size_t>(text.data() + text.size() - end));
  const bool single = rest.find_first_not_of(".1") == std::string_view::npos;
  return single ? std::optional(number) : std::nullopt;
}

std::optional<int> intended_of(const Json& details) {
  return details.is_object() ? intended_in(text_of(details, "intended-solutions")) : std::nullopt;
}

Entry entry_from(const Json& json, int line) {
  Entry entry;
  entry.line = json.value(line_key, line);
  entry.text = problem_text(EntryReader(json, entry.line).run());
  entry.published.text = text_of(json, "solution");
  entry.published.line = json.value(std::string(line_key) + "solution", entry.line);
  entry.intended = intended_in(text_of(json, "intended-solutions"));
  if (Json details = details_of(json); !details.empty()) {
    entry.details = std::make_shared<const Json>(std::move(details));
  }
  return entry;
}

}  // namespace feerie::collections
