#include "texts/told.h"

#include <cerrno>

#include <gtest/gtest.h>

#include "texts/system_error.h"

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

TEST(Told, TellsWhatTheSystemSays) {
  EXPECT_EQ(reason_of(ENOENT).in(Language::english), "No such file or directory");
  EXPECT_EQ(reason_of(ENOENT).in(Language::german), "Datei oder Verzeichnis nicht gefunden");
  EXPECT_EQ(reason_of(ENOSPC).in(Language::french), "plus d'espace libre sur le périphérique");
  // What hardly ever happens is told as the system tells it.
  const std::string rare = std::error_code(EXDEV, std::generic_category()).message();
  EXPECT_EQ(reason_of(EXDEV).in(Language::german), rare);
}

TEST(Told, CanBeNothing) {
  EXPECT_TRUE(Told().empty());
  EXPECT_EQ(Told().in(Language::french), "");
  EXPECT_FALSE(told("error").empty());
}

}  // namespace
}  // namespace feerie::texts
