#include "guide/lookup.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "guide/chapter.h"

namespace feerie::guide {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

TEST(Chapters, HaveTitlesOfTheirOwnInEachLanguage) {
  const auto english = titles(Language::english);
  EXPECT_EQ(english.size(), chapter_files().size());
  for (const std::string& title : english) EXPECT_FALSE(title.empty());
  EXPECT_NE(english, titles(Language::german));
  EXPECT_NE(english, titles(Language::french));
}

TEST(Chapters, AreFoundByNameAndByTitleInAnyLanguage) {
  EXPECT_THAT(text_about("twins", Language::english), StartsWith("Twins and several problems\n"));
  EXPECT_THAT(text_about("jumeaux", Language::english), StartsWith("Twins and several problems\n"));
  EXPECT_THAT(text_about("first-steps", Language::german), StartsWith("Erste Schritte\n"));
  EXPECT_THAT(text_about("Kapitel twins", Language::french), StartsWith("Jumeaux"));
}

TEST(Chapters, PartsAreFoundByTheirHeadings) {
  const std::string text = text_about("castling", Language::french);
  EXPECT_THAT(text, StartsWith("Roque\n-----\n"));
  EXPECT_THAT(text, Not(HasSubstr("Parties justificatives")));
}

TEST(Chapters, WhatIsNotThereIsNotFound) {
  EXPECT_EQ(text_about("frobnicate", Language::english), "");
  EXPECT_EQ(text_about("", Language::english), "");
  EXPECT_EQ(text_about("#", Language::english), "");
}

TEST(Chapters, AreListedByTheWordForThem) {
  EXPECT_TRUE(asks_for_titles("kapitel"));
  EXPECT_TRUE(asks_for_titles("chapter"));
  EXPECT_FALSE(asks_for_titles("chapter retro"));
}

}  // namespace
}  // namespace feerie::guide
