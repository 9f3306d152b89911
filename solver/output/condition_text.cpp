#include "output/condition_text.h"

#include <algorithm>
#include <sstream>
#include <utility>

#include <fmt/format.h>

#include "game/catalogue.h"

namespace feerie {
namespace {

/// A word behind the name of a condition; `alone` if nothing but words stands there.
std::string word_text(std::string_view english, Language language, bool alone) {
  const Word* word = Catalogue<Word>::named(english);
  if (word == nullptr) return ' ' + std::string{english};
  return fmt::format("{:{}}{}", "", alone ? word->gap : 1, word->names.in(language));
}

/// An amount in hundredths: `4.5`, `3.09`, `-` for one without end.
std::string amount_text(int hundredths) {
  if (hundredths == Arguments::unlimited) return "-";
  std::string text = fmt::format("{}.{:02}", hundredths / 100, hundredths % 100);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text;
}

std::string detail_text(const Arguments::Detail& detail, Language language) {
  std::string text;
  for (const int number : detail.numbers) text += fmt::format(" {}", number);
  for (const WalkId& walk : detail.walks) text += ' ' + letters_of(walk, language);
  for (const std::string& each : detail.texts) text += ' ' + each;
  return text;
}

/// The arguments of a condition, each after a blank; lists in the order of board and catalogue.
std::string default_caption(const ConditionUse& use, Language language) {
  const Parameters& parameters = use.condition->parameters;
  if (parameters.unit) return {};
  Arguments arguments = use.arguments;
  if (parameters.squares == Parameters::Squares::list) std::ranges::sort(arguments.squares);
  if (parameters.walks == Parameters::Walks::list) {
    std::ranges::stable_sort(arguments.walks, {},
                             [](const WalkId& walk) { return walk.away->place; });
  }
  std::string text;
  const bool alone = arguments.squares.empty();
  for (const std::string_view word : arguments.words) {
    text += word_text(word, language, alone);
    if (const auto* detail = arguments.detail(word)) text += detail_text(*detail, language);
  }
  for (const Square square : arguments.squares) text += ' ' + to_string(square);
  for (const WalkId& walk : arguments.walks) text += ' ' + letters_of(walk, language);
  if (parameters.numbers == Parameters::Numbers::accounts) {
    char before = ' ';
    for (const int amount : arguments.numbers) {
      text += before + amount_text(amount);
      before = '/';
    }
  } else {
    for (const int number : arguments.numbers) text += fmt::format(" {}", number);
  }
  if (!arguments.text.empty()) text += ' ' + arguments.text;
  return text;
}

bool draws_grid(const ConditionUse& use) {
  if (use.condition->paint == nullptr) return false;
  Overlay overlay;
  use.condition->paint(use.arguments, overlay);
  return overlay.grid;
}

std::string condition_text(const ConditionUse& use, Language language, bool name_only) {
  std::string name{use.condition->names.in(language)};
  if (name_only) return name;
  if (use.condition->caption == nullptr) return name + default_caption(use, language);
  const std::string caption = use.condition->caption(use.arguments, language);
  return caption.empty() || caption.front() == ' ' ? name + caption : caption;
}

/// A line that begins with the name of another condition stands where that one would.
int place_of(const std::string& line, const Condition& condition, Language language) {
  const std::string name = line.substr(0, line.find(' '));
  for (const Condition* other : Catalogue<Condition>::all()) {
    if (other->names.in(language) == name) return other->place;
  }
  return condition.place;
}

}  // namespace

std::vector<std::string> definition_texts(const Problem& problem) {
  std::vector<std::string> texts;
  for (const auto& walk : problem.walks)
    texts.push_back(walk->letters_text + " = " + walk->notation);
  return texts;
}

std::vector<std::string> condition_texts(const std::vector<ConditionUse>& conditions,
                                         Language language, bool grid_drawn) {
  std::vector<std::pair<int, std::string>> lines;
  for (const ConditionUse& use : conditions) {
    if (!use.condition->captioned) continue;
    const bool name_only = grid_drawn && draws_grid(use);
    // A caption may tell of several things that come with the condition, each in a line.
    std::istringstream text(condition_text(use, language, name_only));
    for (std::string line; std::getline(text, line);) {
      lines.emplace_back(place_of(line, *use.condition, language), line);
    }
    for (const std::string_view name : use.condition->told_with) {
      const Condition* other = Catalogue<Condition>::named(name);
      if (std::ranges::find(conditions, other, &ConditionUse::condition) != conditions.end())
        continue;
      lines.emplace_back(other->place, other->names.in(language));
    }
  }
  std::ranges::stable_sort(lines, {}, &std::pair<int, std::string>::first);
  std::vector<std::string> texts;
  texts.reserve(lines.size());
  for (auto& line : lines) texts.push_back(std::move(line.second));
  return texts;
}

}  // namespace feerie
