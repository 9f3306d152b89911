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
  Spellings spellings(Language::english);
  for (std::size_t i = 0; i < names.size(); ++i) {
    spellings.add({names[i], names[i], names[i]}, i);
  }
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
      Spellings spellings(Language::english);
      spellings.add({name, name, name}, 0);
      EXPECT_EQ(spellings.with(key.text).size(), 1U) << name << ' ' << key.text;
    }
  }
}

TEST(Spellings, AreFoundOnceWhateverElseIsLookedUp) {
  Spellings spellings(Language::french);
  spellings.add({"summer", "Sommer", "\u00c9t\u00e9"}, 0);
  EXPECT_EQ(spellings.with("ete").size(), 1U);
  // A letter of another script could be any letter of the name.
  EXPECT_TRUE(spellings.with("\u0436").empty());
  EXPECT_EQ(spellings.with("ete").size(), 1U);
}

TEST(Spellings, MayBeAddedBetweenQuestions) {
  Spellings spellings(Language::english);
  constexpr std::string_view also[] = {"Roi"};
  spellings.add({"king", "K\u00f6nig", "roi"}, 0, also);
  EXPECT_EQ(spellings.with("roi").size(), 2U);
  EXPECT_EQ(spellings.longest(), 6U);
  EXPECT_TRUE(spellings.with("pferd").empty());
  spellings.add({"knight", "Springer", "cavalier"}, 1);
  spellings.add({"horse", "Pferd", "cavalier"}, 2);
  EXPECT_EQ(spellings.longest(), 8U);
  ASSERT_EQ(spellings.with("cavalier").size(), 2U);
  EXPECT_EQ(spellings.with("cavalier")[1].index, 2U);
  EXPECT_TRUE(spellings.with("cavalier")[1].foreign);
  ASSERT_EQ(spellings.with("king").size(), 1U);
  EXPECT_FALSE(spellings.with("king")[0].foreign);
}

TEST(Spellings, OfSignsHaveNoKeys) {
  for (const std::string_view text : {"", "-", " ", "'", "\u2013"}) {
    EXPECT_FALSE(has_spelling_keys(text)) << text;
  }
  for (const std::string_view text : {"8", "a", "Z", "&", "+", "\u00c9", "\u0436", "-a"}) {
    EXPECT_EQ(has_spelling_keys(text), !spelling_keys(text).empty()) << text;
    EXPECT_TRUE(has_spelling_keys(text)) << text;
  }
}

}  // namespace
}  // namespace feerie::test
