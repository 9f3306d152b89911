#include <cctype>
#include <map>
#include <string>

#include <gtest/gtest.h>

#include "game/catalogue.h"
#include "game/entries.h"

namespace feerie {
namespace {

std::string lower(std::string_view text) {
  std::string result(text);
  for (char& letter : result) {
    letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  }
  return result;
}

/// Every item has a name in each language, and no two items share one.
template <class T>
void expect_distinct_names() {
  for (const Language language : {Language::english, Language::german, Language::french}) {
    std::map<std::string, int> count;
    for (const T* item : Catalogue<T>::all()) ++count[lower(item->names.in(language))];
    EXPECT_FALSE(count.empty());
    for (const auto& [name, times] : count) {
      EXPECT_FALSE(name.empty()) << "language " << static_cast<int>(language);
      EXPECT_EQ(times, 1) << name << ", language " << static_cast<int>(language);
    }
  }
}

TEST(Catalogues, NamesOfConditionsAreDistinct) {
  expect_distinct_names<Condition>();
}

TEST(Catalogues, NamesOfAttributesAreDistinct) {
  expect_distinct_names<Trait>();
}

TEST(Catalogues, SymbolsOfGoalsAreDistinct) {
  std::map<std::string_view, int> count;
  for (const Goal* goal : Catalogue<Goal>::all()) ++count[goal->symbol];
  for (const auto& [symbol, times] : count) EXPECT_EQ(times, 1) << symbol;
}

TEST(Catalogues, SupportedConditionsSayWhatTheyAre) {
  for (const Condition* condition : Catalogue<Condition>::all()) {
    if (condition->enrol == nullptr) continue;
    EXPECT_FALSE(condition->summary.english.empty()) << condition->names.english;
    EXPECT_FALSE(condition->source.empty()) << condition->names.english;
  }
}

TEST(Catalogues, ConditionsReferToConditionsThatExist) {
  for (const Condition* condition : Catalogue<Condition>::all()) {
    for (const std::string_view name : condition->excludes) {
      EXPECT_NE(Catalogue<Condition>::named(name), nullptr) << condition->names.english << name;
    }
    for (const std::string_view name : condition->implies) {
      EXPECT_NE(Catalogue<Condition>::named(name), nullptr) << condition->names.english << name;
    }
  }
}

}  // namespace
}  // namespace feerie
