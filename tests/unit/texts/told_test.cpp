#include "texts/told.h"

#include <gtest/gtest.h>

namespace feerie::texts {
namespace {

TEST(Told, IsToldInTheLanguageOfWhoeverReadsIt) {
  const Told trouble = told("column {}: {}", 3, told("the stipulation is missing"));
  EXPECT_EQ(trouble.in(Language::english), "column 3: the stipulation is missing");
  EXPECT_EQ(trouble.in(Language::german), "Spalte 3: die Forderung fehlt");
  EXPECT_EQ(trouble.in(Language::french), "colonne 3 : l'énoncé manque");
}

TEST(Told, LeavesAloneWhatIsNoText) {
  // `sound` is a text of the catalogue, but here it is the name of a file.
  EXPECT_EQ(told("{} is not empty", "sound").in(Language::german), "sound ist nicht leer");
  EXPECT_EQ(Told::as_it_is("sound {}").in(Language::german), "sound {}");
}

TEST(Told, CanBeNothing) {
  EXPECT_TRUE(Told().empty());
  EXPECT_EQ(Told().in(Language::french), "");
  EXPECT_FALSE(told("error").empty());
}

}  // namespace
}  // namespace feerie::texts
