#include "manual/deviations.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "core/language_codes.h"
#include "core/unicode.h"
#include "manual/files.h"

namespace feerie::manual {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::pair<std::string_view, Names> labels[] = {
    {"where", {"where", "wo", "où"}},
    {"peer", {"Popeye 4.104", "Popeye 4.104", "Popeye 4.104"}},
    {"others", {"others", "andere", "autres"}},
    {"feerie", {"feerie", "feerie", "feerie"}},
    {"why", {"why", "warum", "pourquoi"}},
};

MarkedTexts texts_from(const Json& member) {
  MarkedTexts texts;
  for (const Language language : all_languages) {
    texts.all[static_cast<std::size_t>(language)].pieces =
        member.at(std::string(code_of(language))).get<std::vector<std::string>>();
  }
  return texts;
}

std::vector<Deviation> read() {
  std::vector<Deviation> records;
  for (const Json& row : Json::parse(deviations_json)) {
    Deviation record;
    record.rule = texts_from(row.at("rule"));
    for (const auto& [key, label] : labels) {
      const auto found = row.find(key);
      if (found != row.end()) record.said.emplace_back(label, texts_from(*found));
    }
    records.push_back(std::move(record));
  }
  return records;
}

/// Does a name that goes on with this character not end there?
bool goes_on(char c) {
  constexpr std::string_view others = "-&#=!+<>%~";
  const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  return letter || (c >= '0' && c <= '9') || others.find(c) != std::string_view::npos;
}

/// Does the name stand in the text as a word of its own?
bool names(std::string_view text, std::string_view name) {
  for (auto at = text.find(name); at != std::string_view::npos; at = text.find(name, at + 1)) {
    const std::size_t behind = at + name.size();
    const bool begins = at == 0 || !goes_on(text[at - 1]);
    if (begins && (behind == text.size() || !goes_on(text[behind]))) return true;
  }
  return false;
}

/// How records name the entry; empty for what they use without meaning it: words of the input, and
/// the stipulations of their examples.
std::string name_in_records(const Entry& entry) {
  switch (entry.section) {
    case Section::stipulations:
    case Section::commands:
    case Section::twin_commands:
      return "";
    case Section::goals:
      return "goal " + entry.also.front();
    default:
      return std::string(entry.names.english);
  }
}

}  // namespace

std::string Marked::plain() const {
  std::string text;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    text += i % 2 == 0 ? pieces[i] : "`" + pieces[i] + "`";
  }
  return text;
}

const std::vector<Deviation>& deviations() {
  static const std::vector<Deviation> records = read();
  return records;
}

std::vector<std::size_t> deviations_of(const Entry& entry) {
  std::vector<std::size_t> numbers;
  const std::string name = name_in_records(entry);
  if (name.empty()) return numbers;
  for (std::size_t i = 0; i < deviations().size(); ++i) {
    const Deviation& record = deviations()[i];
    constexpr Language english = Language::english;
    const bool in_case = !record.said.empty() &&
                         record.said.front().first.english == labels[0].second.english &&
                         names(record.said.front().second.in(english).plain(), name);
    if (in_case || names(record.rule.in(english).plain(), name)) numbers.push_back(i);
  }
  return numbers;
}

}  // namespace feerie::manual
