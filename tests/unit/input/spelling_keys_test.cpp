// Names are found by each of their keys, though keys are made only of names that may have them.
#include <algorithm>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "game/catalogue.h"
#include "game/entries.h"
#include "game/walk.h"
#include "input/spelling.h"
#include "input/spellings.h"

namespace feerie::test {
namespace {

/// Conditions and walks in all languages.
std::vector<std::string_view> all_names() {
  std::vector<std::string_view> names;
  for (const Language language : {Language::english, Language::german, Language::french}) {
    for (const Condition* condition : Catalogue<Condition>::all()) {
      names.push_back(condition->names.in(language));
    }
    for (const Walk* walk : Catalogue<Walk>::all()) names.push_back(walk->names.in(language));
  }
  return names;
}

/// Each key is looked up for the first time when those before it have made what keys there are.
void expect_all_found(const std::vector<std::string_view>& names) {
  Spellings spellings;
  for (std::size_t i = 0; i < names.size(); ++i) spellings.add(names[i], i, false);
  std::size_t keys = 0;
  for (std::size_t i = 0; i < names.size(); ++i) {
    for (const SpellingKey& key : spelling_keys(names[i])) {
      const auto found = spellings.with(key.text);
      EXPECT_TRUE(std::ranges::find(found, i, &Spellings::Spelt::index) != found.end())
          << names[i] << ' ' << key.text;
      ++keys;
    }
  }
  EXPECT_GT(keys, names.size());
}

TEST(Spellings, AreFoundByAllTheirKeys) {
  std::vector<std::string_view> names = all_names();
  expect_all_found(names);
  std::ranges::reverse(names);
  expect_all_found(names);
}

TEST(Spellings, AreFoundByEachKeyAlone) {
  for (const std::string_view name : all_names()) {
    for (const SpellingKey& key : spelling_keys(name)) {
      Spellings spellings;
      spellings.add(name, 0, false);
      EXPECT_EQ(spellings.with(key.text).size(), 1U) << name << ' ' << key.text;
    }
  }
}

TEST(Spellings, AreFoundOnceWhateverElseIsLookedUp) {
  Spellings spellings;
  spellings.add("\u00c9t\u00e9", 0, false);
  EXPECT_EQ(spellings.with("ete").size(), 1U);
  // A letter of another script could be any letter of the name.
  EXPECT_TRUE(spellings.with("\u0436").empty());
  EXPECT_EQ(spellings.with("ete").size(), 1U);
}

}  // namespace
}  // namespace feerie::test
