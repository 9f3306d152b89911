#include "manual/lookup.h"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "manual/plain.h"

namespace feerie::manual {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

constexpr Language languages[] = {Language::english, Language::german, Language::french};

std::vector<std::string> anchors(std::string_view text, Language language = Language::english) {
  std::vector<std::string> all;
  for (const Entry& entry : find(text, language).entries) all.push_back(entry.anchor);
  return all;
}

TEST(ReferenceLookup, FindsEveryEntryByItsNamesInAllLanguages) {
  // To look up each name in each language takes minutes: one language after the other in turn.
  std::size_t turn = 0;
  for (const Entry& entry : all_entries(Language::english)) {
    for (const Language each : languages) {
      const std::string_view name = entry.names.in(each);
      if (name.empty()) continue;
      EXPECT_THAT(anchors(name, languages[turn++ % 3]), Contains(entry.anchor)) << name;
    }
  }
}

TEST(ReferenceLookup, FindsLettersSymbolsAndForms) {
  EXPECT_THAT(anchors("G"), Contains("walk-grasshopper"));
  EXPECT_THAT(anchors("#"), Contains("goal-mate"));
  EXPECT_THAT(anchors("ser-h#"), ElementsAre("stipulation-ser-h"));
  EXPECT_THAT(anchors("#n"), ElementsAre("stipulation-direct"));
  EXPECT_THAT(anchors("zSQUARE"), SizeIs(1));
}

TEST(ReferenceLookup, FindsBeginningsAndOtherSpellings) {
  EXPECT_THAT(anchors("AliceC"), ElementsAre("condition-alicechess"));
  EXPECT_THAT(anchors("alice chess"), ElementsAre("condition-alicechess"));
  EXPECT_THAT(anchors("sauterelle", Language::german), ElementsAre("walk-grasshopper"));
}

TEST(ReferenceLookup, NamesWhatMayBeMeant) {
  const Found found = find("grashoper", Language::english);
  EXPECT_THAT(found.entries, IsEmpty());
  EXPECT_THAT(found.near, Contains("grasshopper"));
  EXPECT_THAT(unknown_word("grashoper", found, Language::french),
              AllOf(HasSubstr("n'est le nom"), HasSubstr("Vouliez-vous dire : grasshopper")));
  EXPECT_THAT(find("qqqqqqqqqq", Language::english).near, IsEmpty());
}

TEST(ReferenceLookup, BeginningsOfSeveralNamesAreNotGuessed) {
  const Found found = find("Max", Language::english);
  EXPECT_THAT(found.entries, IsEmpty());
  EXPECT_THAT(found.near, AllOf(Contains("MaxSolutions"), Contains("Maximummer")));
  EXPECT_LE(found.near.size(), 12U);
}

}  // namespace
}  // namespace feerie::manual
