#include "guide/example.h"

#include <map>
#include <string_view>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/language_codes.h"
#include "guide/files.h"

namespace feerie::guide {
namespace {

using nlohmann::json;
using picture::Element;

constexpr Names colon{":", ":", " :"};

/// All examples by the addresses of their entries.
const std::map<std::string, json, std::less<>>& all_examples() {
  static const auto all = [] {
    std::map<std::string, json, std::less<>> found;
    for (json& row : json::parse(examples_json)) {
      std::string entry = row.at("entry").get<std::string>();
      found.emplace(std::move(entry), std::move(row));
    }
    return found;
  }();
  return all;
}

std::string indented(std::string_view text, std::size_t indent) {
  std::string lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    if (!line.empty()) lines.append(indent, ' ').append(line);
    lines += '\n';
    if (end == std::string_view::npos) break;
    text.remove_prefix(end + 1);
  }
  return lines;
}

/// A text as a block in which its lines end where they do.
Element block(std::string_view kind, std::string_view text) {
  Element element("pre");
  element.set("class", kind);
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    element.append(text.substr(0, end));
    if (end == std::string_view::npos) break;
    element.end_line();
    text.remove_prefix(end + 1);
  }
  return element;
}

}  // namespace

std::optional<Example> example_of(const manual::Entry& entry, Language language) {
  const auto found = all_examples().find(entry.anchor);
  if (found == all_examples().end()) return std::nullopt;
  const json& row = found->second;
  const json& told = row.at(std::string(code_of(language)));
  return Example{.problem = told.at("problem").get<std::string>(),
                 .output = told.at("output").get<std::string>(),
                 .by = row.value("by", "")};
}

std::string example_text(const manual::Entry& entry, Language language) {
  const auto example = example_of(entry, language);
  if (!example) return {};
  constexpr std::size_t indent = 4;
  const std::string by = example->by.empty() ? "" : fmt::format(" {}", example->by);
  return fmt::format("  {}{}{}\n{}\n{}", example_word.in(language), colon.in(language), by,
                     indented(example->problem, indent), indented(example->output, indent));
}

Element example_element(const manual::Entry& entry, Language language) {
  const auto example = example_of(entry, language);
  Element details("details");
  if (!example) return details;
  details.set("class", "example").add(Element("summary").say(example_word.in(language)));
  if (!example->by.empty()) details.add(Element("p").say(example->by));
  details.add(block("problem", example->problem)).add(block("output", example->output));
  return details;
}

}  // namespace feerie::guide
