// What the reader needs of the catalogues: names in all languages, no two alike, words that exist.
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "game/catalogue.h"
#include "input/options.h"
#include "input/vocabulary.h"

namespace feerie {
namespace {

constexpr Language languages[] = {Language::english, Language::german, Language::french};

template <class Range, class Name>
void expect_names_apart(const Range& items, Name name) {
  for (const Language language : languages) {
    std::set<std::string> seen;
    for (const auto& item : items) {
      const std::string text = lower(name(item).in(language));
      EXPECT_NE(text, "") << name(item).english;
      EXPECT_TRUE(seen.insert(text).second) << text << " is there twice";
    }
  }
}

constexpr auto names_of = [](const auto* item) { return item->names; };

TEST(Names, AreApartInEveryLanguage) {
  expect_names_apart(Catalogue<Condition>::all(), names_of);
  expect_names_apart(Catalogue<Trait>::all(), names_of);
  expect_names_apart(option_entries(), [](const OptionEntry& entry) { return entry.names; });
  expect_names_apart(Catalogue<Walk>::all(), [](const Walk* walk) { return walk->letters; });
  expect_names_apart(command_names(), [](const Names& names) { return names; });
  expect_names_apart(twin_command_names(), [](const Names& names) { return names; });
  expect_names_apart(separator_names(), [](const Names& names) { return names; });
}

TEST(Names, OfGoalsAreApart) {
  std::set<std::string_view> seen;
  for (const Goal* goal : Catalogue<Goal>::all()) {
    EXPECT_TRUE(seen.insert(goal->symbol).second) << goal->symbol;
  }
}

TEST(Names, OfWordsExist) {
  for (const Condition* condition : Catalogue<Condition>::all()) {
    for (const auto list : {condition->parameters.words, condition->preset}) {
      for (const auto word : list) {
        EXPECT_NE(Catalogue<Word>::named(word), nullptr)
            << word << " of " << condition->names.english;
      }
    }
  }
}

TEST(Names, OfWordsOfAConditionAreApart) {
  for (const Condition* condition : Catalogue<Condition>::all()) {
    std::vector<const Word*> words;
    for (const auto word : condition->parameters.words) {
      words.push_back(Catalogue<Word>::named(word));
    }
    expect_names_apart(words, names_of);
  }
}

TEST(Names, OfTraditionStandForConditionsThatTakeTheirWords) {
  int count = 0;
  for (const Condition* condition : Catalogue<Condition>::all()) {
    if (condition->stands_for.empty()) continue;
    ++count;
    const Condition* meant = Catalogue<Condition>::named(condition->stands_for);
    ASSERT_NE(meant, nullptr) << condition->names.english;
    EXPECT_TRUE(meant->stands_for.empty());
    const auto& words = meant->parameters.words;
    for (const auto list : {condition->parameters.words, condition->preset}) {
      for (const auto word : list) {
        EXPECT_NE(std::ranges::find(words, word), words.end())
            << word << " of " << condition->names.english;
      }
    }
  }
  EXPECT_GE(count, 51);
}

TEST(Names, OfOurOwnConditionsAreSecondary) {
  constexpr int first_own = 1000;
  for (const Condition* condition : Catalogue<Condition>::all()) {
    if (condition->place >= first_own) {
      EXPECT_TRUE(condition->secondary) << condition->names.english;
    }
  }
}

TEST(Names, CoverTheRosters) {
  EXPECT_GE(Catalogue<Condition>::all().size(), 241U);
  EXPECT_GE(Catalogue<Trait>::all().size(), 20U);
  std::map<int, int> places;
  for (const Condition* condition : Catalogue<Condition>::all()) ++places[condition->place];
  for (int place = -1; place <= 241; ++place) {
    // The peer has names without a rule there, which nobody documents.
    const bool dummy = place == 124 || place == 175;
    EXPECT_EQ(places[place], dummy ? 0 : 1) << place;
  }
}

}  // namespace
}  // namespace feerie
