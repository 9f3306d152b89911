#include "collections/olive.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <string>

#include <fmt/format.h>

#include "collections/yaml_tree.h"
#include "input/vocabulary.h"

namespace feerie::collections {
namespace {

using Json = nlohmann::json;

/// A text on one line: what is read up to the end of its line must not end before.
std::string on_one_line(std::string text) {
  std::ranges::replace_if(
      text, [](char c) { return c == '\n' || c == '\r'; }, ' ');
  return text;
}

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

/// Builds the text of a problem.
class ProblemText {
 public:
  ProblemText(const Json& entry, int line) : entry_(entry), line_(line) {}

  std::string run() {
    text_ = "BeginProblem\n";
    for (const std::string& author : list_of(entry_, "authors")) add("author", author);
    add("origin", origin());
    add("award", award());
    add_stipulation();
    add_rules();
    add_units();
    add_twins();
    return text_ + "EndProblem\n";
  }

 private:
  [[noreturn]] void fail(const std::string& what) const { throw Trouble{line_, 1, what}; }

  void add(const char* command, const std::string& value) {
    if (!value.empty()) text_ += fmt::format("{} {}\n", command, on_one_line(value));
  }

  /// Old entries have names where new ones have objects.
  std::string origin() const {
    const auto found = entry_.find("source");
    std::vector<std::string> parts;
    const auto add_part = [&](const std::string& part) {
      if (!part.empty()) parts.push_back(part);
    };
    if (found != entry_.end() && found->is_object()) {
      add_part(text_of(*found, "name"));
      add_part(text_of(*found, "issue"));
      add_part(text_of(*found, "problemid"));
      const auto date = found->find("date");
      if (date != found->end()) {
        add_part(date->is_object() ? text_of(*date, "year") : text_of(*date));
      }
    } else {
      add_part(text_of(entry_, "source"));
      add_part(text_of(entry_, "source-id"));
      add_part(text_of(entry_, "date"));
    }
    return fmt::format("{}", fmt::join(parts, ", "));
  }

  std::string award() const {
    const auto found = entry_.find("award");
    if (found == entry_.end() || !found->is_object()) return text_of(entry_, "distinction");
    return text_of(*found, "distinction");
  }

  void add_stipulation() {
    std::string stipulation = text_of(entry_, "stipulation");
    if (stipulation.empty()) fail("the stipulation is missing");
    // Proof games.
    if (stipulation.starts_with("PG")) stipulation = "dia" + stipulation.substr(2);
    text_ += fmt::format("stipulation {}\n", on_one_line(stipulation));
  }

  /// Entries list options and conditions together.
  void add_rules() {
    for (const std::string& rule : list_of(entry_, "options")) {
      if (rule.empty()) continue;
      const std::string name = rule.substr(0, rule.find(' '));
      const bool option = vocabulary_of(Language::english).options.find(name).unique() &&
                          !vocabulary_of(Language::english).conditions.spelt(rule).unique();
      text_ += fmt::format("{} {}\n", option ? "option" : "condition", on_one_line(rule));
    }
    for (const std::string& rule : list_of(entry_, "conditions")) {
      if (!rule.empty()) text_ += fmt::format("condition {}\n", on_one_line(rule));
    }
  }

  void add_units() {
    const auto units = entry_.find("algebraic");
    if (units == entry_.end() || !units->is_object()) fail("the units (algebraic) are missing");
    text_ += "pieces\n";
    for (const char* colour : {"white", "black", "neutral"}) {
      std::string plain;
      for (const std::string& unit : list_of(*units, colour)) {
        // Attributes are told for each unit apart: they count for all behind them.
        if (unit.find(' ') == std::string::npos) {
          plain += ' ' + unit;
        } else {
          text_ += fmt::format("  {} {}\n", colour, on_one_line(unit));
        }
      }
      if (!plain.empty()) text_ += fmt::format("  {}{}\n", colour, on_one_line(plain));
    }
  }

  void add_twins() {
    const auto twins = entry_.find("twins");
    if (twins == entry_.end() || !twins->is_object()) return;
    std::map<std::string, std::string> in_order;
    for (const auto& [letter, twin] : twins->items()) {
      if (!letter.starts_with(line_key)) in_order.emplace(letter, text_of(twin));
    }
    for (const auto& [letter, twin] : in_order) {
      text_ += fmt::format("{} {}\n", letter == "a" ? "zeroposition" : "twin", on_one_line(twin));
    }
  }

  const Json& entry_;
  int line_;
  std::string text_;
};

/// `4`, or `4.1.1...`, where every later move is the only one. `2.2.1.1` tells something else than
/// the number of lines.
std::optional<int> intended_in(const std::string& text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || number < 1) return std::nullopt;
  const std::string_view rest(end, static_cast<std::size_t>(text.data() + text.size() - end));
  const bool single = rest.find_first_not_of(".1") == std::string_view::npos;
  return single ? std::optional(number) : std::nullopt;
}

}  // namespace

Entry entry_from(const Json& json, int line) {
  Entry entry;
  entry.line = json.value(line_key, line);
  entry.text = ProblemText(json, entry.line).run();
  entry.published.text = text_of(json, "solution");
  entry.published.line = json.value(std::string(line_key) + "solution", entry.line);
  entry.intended = intended_in(text_of(json, "intended-solutions"));
  return entry;
}

}  // namespace feerie::collections
