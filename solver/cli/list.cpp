#include "cli/list.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "game/catalogue.h"
#include "game/walk.h"
#include "input/options.h"

namespace feerie::cli {
namespace {

struct Row {
  std::string name;
  std::string summary;
  bool supported = true;
};

template <class T, class MakeRow>
std::vector<Row> rows_of(MakeRow&& make_row) {
  std::vector<Row> rows;
  for (const T* entry : Catalogue<T>::all()) rows.push_back(make_row(*entry));
  return rows;
}

std::string text_of(const std::vector<Row>& rows) {
  std::size_t width = 0;
  for (const Row& row : rows) width = std::max(width, row.name.size());
  // Long names push their summary to the right instead of all the others.
  width = std::min<std::size_t>(width, 40);
  std::string text;
  for (const Row& row : rows) {
    std::string line = fmt::format("{:<{}}  {}{}", row.name, width,
                                   row.supported ? "" : "(not supported yet) ", row.summary);
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + '\n';
  }
  return text;
}

Row condition_row(const Condition& condition, Language language) {
  std::string name(condition.names.in(language));
  const std::string parameters = signature(condition.parameters);
  if (!parameters.empty()) name += " " + parameters;
  return {std::move(name), std::string(condition.summary), condition.enrol != nullptr};
}

Row walk_row(const Walk& walk, Language language) {
  std::string name = fmt::format("{:<2} {}", walk.letters.in(language), walk.names.in(language));
  return {std::move(name), std::string(walk.summary), walk.reach != nullptr};
}

Row trait_row(const Trait& trait, Language language) {
  const bool built_in = bit_of(trait) == royal_bit;
  return {std::string(trait.names.in(language)), std::string(trait.summary),
          built_in || trait.enrol != nullptr};
}

Row goal_row(const Goal& goal, Language language) {
  return {fmt::format("{}{}", goal.symbol, goal.needs_square ? "SQUARE" : ""),
          std::string(goal.names.in(language)), goal.reached != nullptr};
}

std::vector<Row> option_rows(Language language) {
  constexpr std::string_view values[] = {
      "", " NUMBER", " [NUMBER]", " NUMBER NUMBER", " N:M:...", " SQUARE...", " SQUARE SQUARE..."};
  std::vector<Row> rows;
  for (const OptionEntry& entry : option_entries()) {
    rows.push_back({fmt::format("{}{}", entry.names.in(language),
                                values[static_cast<std::size_t>(entry.takes)]),
                    std::string(entry.game != nullptr    ? entry.game->summary
                                : entry.store == nullptr ? "(without effect)"
                                                         : "")});
  }
  return rows;
}

void add_word(std::string& text, std::string_view word) {
  if (!text.empty()) text += ' ';
  text += word;
}

}  // namespace

std::string signature(const Parameters& parameters) {
  constexpr std::string_view squares[] = {"", "[SQUARE...]", "SQUARE", "SQUARE SQUARE",
                                          "SQUARE..."};
  constexpr std::string_view walks[] = {"", "[WALK...]", "WALK...", "WALK"};
  constexpr std::string_view numbers[] = {
      "", "[NUMBER]", "NUMBER", "NUMBER [NUMBER]", "[NUMBER [NUMBER]]", "AMOUNT [AMOUNT]"};
  constexpr std::string_view texts[] = {"", "[BOARD]", "BOARD"};
  std::string text;
  for (const std::string_view word : {squares[static_cast<std::size_t>(parameters.squares)],
                                      walks[static_cast<std::size_t>(parameters.walks)],
                                      numbers[static_cast<std::size_t>(parameters.numbers)],
                                      texts[static_cast<std::size_t>(parameters.text)]}) {
    if (!word.empty()) add_word(text, word);
  }
  for (const std::string_view word : parameters.words) add_word(text, fmt::format("[{}]", word));
  return text;
}

std::string list(std::string_view what, Language language) {
  if (what == "conditions") {
    return text_of(rows_of<Condition>([&](const auto& c) { return condition_row(c, language); }));
  }
  if (what == "walks") {
    return text_of(rows_of<Walk>([&](const auto& walk) { return walk_row(walk, language); }));
  }
  if (what == "attributes") {
    return text_of(rows_of<Trait>([&](const auto& trait) { return trait_row(trait, language); }));
  }
  if (what == "options") return text_of(option_rows(language));
  return text_of(rows_of<Goal>([&](const auto& goal) { return goal_row(goal, language); }));
}

}  // namespace feerie::cli
