#include "input/lookup.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace feerie {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using Kind = WordList::Found::Kind;

WordList fruit() {
  WordList words(Language::english);
  for (const char* word : {"Apple", "Apricot", "Plum", "PlumTree"}) words.add(word);
  return words;
}

TEST(Lookup, TakesAWordInAnyCase) {
  EXPECT_EQ(fruit().find("aPPle").kind, Kind::exact);
  EXPECT_EQ(fruit().find("APPLE").index, 0U);
}

TEST(Lookup, TakesAUniqueBeginning) {
  EXPECT_EQ(fruit().find("app").kind, Kind::abbreviation);
  EXPECT_EQ(fruit().find("apr").index, 1U);
}

TEST(Lookup, PrefersTheWholeWordToALongerOne) {
  EXPECT_EQ(fruit().find("plum").kind, Kind::exact);
  EXPECT_EQ(fruit().find("plum").index, 2U);
  EXPECT_EQ(fruit().find("plumt").index, 3U);
}

TEST(Lookup, ReportsWhatAnAbbreviationCouldBe) {
  const auto found = fruit().find("ap");
  EXPECT_EQ(found.kind, Kind::several);
  EXPECT_THAT(found.all, ElementsAre("Apple", "Apricot"));
}

TEST(Lookup, FindsNothingForALongerOrOtherToken) {
  EXPECT_EQ(fruit().find("apples").kind, Kind::none);
  EXPECT_EQ(fruit().find("cherry").kind, Kind::none);
  EXPECT_EQ(fruit().find("").kind, Kind::none);
}

TEST(Lookup, SecondaryWordsMakeNothingAmbiguous) {
  WordList words = fruit();
  words.add(Names{"Apron", "Apron", "Apron"}, true);
  EXPECT_EQ(words.find("apr").index, 1U);
  EXPECT_EQ(words.find("apron").index, 4U);
  EXPECT_EQ(words.find("apro").index, 4U);
}

TEST(Lookup, NamesStayInTheirOrderWhateverWasLookedUpBefore) {
  const auto chess = [] {
    WordList words(Language::english);
    for (const char* word : {"Chess of Apples", "AppleChess", "The Apples"}) words.add(word);
    return words;
  };
  const WordList fresh = chess();
  const WordList used = chess();
  // Keys of the second name are made here, those of the others by a later question.
  EXPECT_EQ(used.spelt("apple-chess").index, 1U);
  EXPECT_THAT(used.spelt("apple").all, ElementsAre("AppleChess"));
  EXPECT_EQ(used.spelt("apples").all, fresh.spelt("apples").all);
  EXPECT_EQ(used.spelt("apples").index, 2U);
  EXPECT_EQ(used.spelt("of apples chess").all, fresh.spelt("of apples chess").all);
}

TEST(Lookup, FindsNamesBeyondAsciiByTheirKeys) {
  WordList words(Language::german);
  words.add(Names{"Pawn mover", "Maßnahme ändern", "Échecs élargis"});
  for (const char* text :
       {"massnahme-aendern", "MASSNAHME ANDERN", "echecs elargis", "pawnmover"}) {
    EXPECT_EQ(words.spelt(text).kind, Kind::respelt) << text;
  }
  EXPECT_EQ(words.spelt("massnahme endern").kind, Kind::none);
}

TEST(Lookup, TakesTheNamesOfTheLanguage) {
  WordList words(Language::german);
  words.add(Names{"White", "Weiss", "Blanc"});
  EXPECT_TRUE(words.find("weiss").unique());
  EXPECT_EQ(words.find("weiss").kind, Kind::exact);
  EXPECT_EQ(words.find("wei").kind, Kind::abbreviation);
}

TEST(Lookup, TakesWholeNamesOfOtherLanguages) {
  WordList words(Language::german);
  words.add(Names{"White", "Weiss", "Blanc"});
  words.add(Names{"Wait", "Blanc", "Attente"});
  EXPECT_EQ(words.find("White").kind, Kind::respelt);
  EXPECT_EQ(words.find("whi").kind, Kind::none);
  EXPECT_EQ(words.find("blanc").index, 1U);  // the own language first
}

TEST(Lookup, TakesWholeNamesInOtherSpellings) {
  constexpr std::string_view also[] = {"LongestMove"};
  WordList words(Language::german);
  words.add(Names{"Maximummer", "Laengstzueger", "Maximum"}, false, also);
  words.add(Names{"RacingKings", "Koenigsrennen", "CourseDesRois"});
  words.add(Names{"LoopChess", "LoopSchach", "EchecsEnBoucle"});
  EXPECT_EQ(words.find("L\xc3\xa4ngstz\xc3\xbcger").kind, Kind::exact);
  EXPECT_EQ(words.find("l\xc3\xa4ng").kind, Kind::abbreviation);
  EXPECT_EQ(words.find("longest-move").index, 0U);
  EXPECT_EQ(words.spelt("course de rois").index, 1U);
  EXPECT_EQ(words.spelt("course").kind, Kind::none);
  EXPECT_EQ(words.spelt("Loop").kind, Kind::respelt);
  EXPECT_EQ(words.spelt("En boucle").kind, Kind::none);  // without chess in the own language only
}

TEST(Lookup, ProposesNearWords) {
  EXPECT_THAT(fruit().near("aple"), ElementsAre("Apple"));
  EXPECT_THAT(fruit().near("plmu"), ElementsAre("Plum"));
  EXPECT_THAT(fruit().near("zzz"), IsEmpty());
  EXPECT_THAT(fruit().near(std::string(1000, 'a')), IsEmpty());
}

TEST(Lookup, MeasuresEditDistance) {
  EXPECT_EQ(edit_distance("circe", "Circe"), 0);
  EXPECT_EQ(edit_distance("crice", "circe"), 1);
  EXPECT_EQ(edit_distance("cirse", "circe"), 1);
  EXPECT_EQ(edit_distance("circ", "circe"), 1);
  EXPECT_EQ(edit_distance("", "circe"), 5);
  EXPECT_EQ(edit_distance("kitten", "sitting"), 3);
}

TEST(Lookup, ListsWords) {
  EXPECT_EQ(did_you_mean({}).in(Language::english), "");
  EXPECT_EQ(did_you_mean({"a"}).in(Language::english), "did you mean \"a\"?");
  EXPECT_EQ(did_you_mean({"a", "b", "c"}).in(Language::english),
            "did you mean \"a\", \"b\" or \"c\"?");
  EXPECT_EQ(could_be({"1", "2", "3", "4", "5", "6", "7"}).in(Language::english),
            R"(it could be "1", "2", "3", "4", "5", "6", ...)");
}

}  // namespace
}  // namespace feerie
