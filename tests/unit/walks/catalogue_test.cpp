#include "game/catalogue.h"

#include <set>

#include <gtest/gtest.h>

#include "unit/walks/units.h"

namespace feerie::test {
namespace {

TEST(WalkCatalogue, HasEachPlaceAndEachLetterOnce) {
  const auto& walks = Catalogue<Walk>::all();
  EXPECT_EQ(walks.size(), 162U);
  std::set<std::string_view> names;
  std::array<std::set<std::string_view>, language_count> letters;
  int place = 0;
  for (const Walk* walk : walks) {
    SCOPED_TRACE(walk->names.english);
    EXPECT_EQ(walk->place, place++);
    EXPECT_TRUE(names.insert(walk->names.english).second);
    EXPECT_FALSE(walk->summary.english.empty());
    EXPECT_NE(walk->reach, nullptr);
    EXPECT_NE(walk->span, nullptr);
    for (int i = 0; i < language_count; ++i) {
      const auto language = static_cast<Language>(i);
      EXPECT_FALSE(walk->names.in(language).empty());
      EXPECT_TRUE(letters[static_cast<std::size_t>(i)].insert(walk->letters.in(language)).second);
    }
  }
}

template <class Property>
std::set<std::string> letters_where(Property holds) {
  std::set<std::string> letters;
  for (const Walk* walk : Catalogue<Walk>::all()) {
    if (holds(*walk)) letters.insert(std::string(walk->letters.english));
  }
  return letters;
}

TEST(WalkCatalogue, TellsKingsAndPawnsFromOfficers) {
  EXPECT_EQ(letters_where([](const Walk& walk) { return walk.traits.royal; }), set_of("K PO ST"));
  EXPECT_EQ(letters_where([](const Walk& walk) { return walk.traits.pawn; }),
            set_of("P BP SP BS PP MP"));
  EXPECT_EQ(letters_where([](const Walk& walk) { return !walk.traits.promotable; }),
            set_of("K PO ST P BP SP BS PP MP DU"));
}

TEST(WalkCatalogue, WritesHuntersWithTheLettersOfTheirParts) {
  EXPECT_EQ(letters_of(walk_of("R/N"), Language::english), "R/N");
  EXPECT_EQ(letters_of(walk_of("R/G"), Language::french), "T/S");
}

}  // namespace
}  // namespace feerie::test
