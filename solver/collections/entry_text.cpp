#include "collections/entry_text.h"

#include <algorithm>

#include <fmt/format.h>

#include "collections/text_lines.h"
#include "input/vocabulary.h"

namespace feerie::collections {
namespace {

const Vocabulary& english() {
  return vocabulary_of(Language::english);
}

/// Entries list options, conditions and invisible units together.
std::string_view command_of_rule(std::string_view rule) {
  const std::string_view name = rule.substr(0, rule.find(' '));
  if (same_ignoring_case(name, "TotalInvisible")) return "pieces";
  const bool option =
      english().options.find(name).unique() && !english().conditions.spelt(rule).unique();
  return option ? "option" : "condition";
}

/// Writes one command after the other.
class Commands {
 public:
  void add(std::string_view command, std::string_view value) {
    if (!is_blank(value)) text_ += fmt::format("{} {}\n", command, on_one_line(value));
  }
  void add_all(std::string_view command, const std::vector<std::string>& values) {
    for (const std::string& value : values) add(command, value);
  }
  void add_lines(const std::string& lines) { text_ += lines + '\n'; }
  std::string take() { return std::move(text_); }

 private:
  std::string text_;
};

}  // namespace

bool is_structured(std::string_view stipulation) {
  // Moves that are taken back may stand in front.
  const std::size_t joint = stipulation.find("& ");
  if (joint != stipulation.npos && stipulation.front() == '-') stipulation.remove_prefix(joint + 2);
  const std::string_view word = stipulation.substr(0, stipulation.find(' '));
  if (word.size() == stipulation.size()) return false;
  return same_ignoring_case(word, "white") || same_ignoring_case(word, "black");
}

std::string on_one_line(std::string_view text) {
  std::string line(text);
  std::ranges::replace_if(
      line, [](char c) { return c == '\n' || c == '\r'; }, ' ');
  return line;
}

std::string problem_text(const EntryParts& parts) {
  Commands commands;
  commands.add_lines("BeginProblem");
  commands.add_all("author", parts.authors);
  commands.add_all("origin", parts.origins);
  commands.add("award", parts.award);
  commands.add_all("title", parts.titles);
  commands.add_all("remark", parts.remarks);
  commands.add(is_structured(parts.stipulation) ? "sstipulation" : "stipulation",
               parts.stipulation);
  for (const std::string& rule : parts.rules) commands.add(command_of_rule(rule), rule);
  commands.add_all("option", parts.options);
  commands.add_all("condition", parts.conditions);
  if (!parts.units.empty()) commands.add_lines(parts.units);
  for (const EntryParts::Twin& twin : parts.twins) {
    commands.add_lines(
        fmt::format("{} {}", twin.zero_position ? "zeroposition" : "twin", on_one_line(twin.text)));
  }
  commands.add_lines("EndProblem");
  return commands.take();
}

}  // namespace feerie::collections
