#include "published/deduction_lines.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/language.h"
#include "retro/messages.h"

namespace feerie::published {
namespace {

namespace messages = retro::messages;

/// Stands for whatever a message says of a problem.
constexpr char anything = '\x01';
constexpr std::string_view place{&anything, 1};

/// Does the line consist of the words of the pattern, with any text at its places?
bool matches(std::string_view line, std::string_view pattern) {
  const std::size_t first = std::min(pattern.find(anything), pattern.size());
  if (!line.starts_with(pattern.substr(0, first))) return false;
  line.remove_prefix(first);
  pattern.remove_prefix(first);
  while (!pattern.empty()) {
    // At a place: its text ends where the words behind it begin.
    pattern.remove_prefix(1);
    const std::string_view words = pattern.substr(0, pattern.find(anything));
    pattern.remove_prefix(words.size());
    if (pattern.empty()) return line.ends_with(words);
    const std::size_t at = line.find(words);
    if (at == std::string_view::npos) return false;
    line.remove_prefix(at + words.size());
  }
  return line.empty();
}

void add_patterns(Language language, std::vector<std::string>& patterns) {
  const std::string may_castle = messages::may_castle.in(language, place);
  const std::string no_castling = messages::no_castling.in(language);
  for (const std::string& castling : {may_castle, no_castling}) {
    for (const std::string& rights :
         {castling, messages::and_en_passant.in(language, castling, place)}) {
      // The number of a part has one digit: there are no more worlds.
      for (int part = 1; part <= 9; ++part) {
        patterns.push_back(messages::part.in(language, part, rights));
      }
    }
  }
  patterns.push_back(messages::illegal_diagram.in(language, place));
  patterns.push_back(messages::not_on_move.in(language, place, place));
  patterns.push_back(messages::cannot_castle.in(language, place, place));
  patterns.push_back(messages::castling_asked_for.in(language, place, place));
  patterns.push_back(messages::castlings_exclude.in(language, place, place, place));
  patterns.push_back(messages::certain_en_passant.in(language, place));
  patterns.push_back(messages::impossible_en_passant.in(language, place, place));
  patterns.push_back(messages::first_castling_decides.in(language));
  patterns.push_back(messages::proved_later.in(language, place));
}

const std::vector<std::string>& patterns() {
  static const std::vector<std::string> all = [] {
    std::vector<std::string> made;
    for (const Language language : {Language::english, Language::german, Language::french}) {
      add_patterns(language, made);
    }
    return made;
  }();
  return all;
}

}  // namespace

bool tells_deduction(std::string_view line) {
  // Play is indented in an output, and sentences are long; most lines are told at a glance.
  if (line.empty() || line.front() == ' ') return false;
  return std::ranges::any_of(patterns(),
                             [line](const std::string& pattern) { return matches(line, pattern); });
}

}  // namespace feerie::published
