#include "problem/diagnostic.h"

#include <gtest/gtest.h>

namespace feerie {
namespace {

Diagnostic example() {
  Diagnostic diagnostic;
  diagnostic.file = "a.inp";
  diagnostic.place.line = 3;
  diagnostic.place.column = 11;
  diagnostic.message = "unknown condition \"crice\"";
  diagnostic.place.token = "crice";
  diagnostic.place.source = "condition crice";
  diagnostic.hint = "did you mean \"Circe\"?";
  return diagnostic;
}

TEST(Diagnostic, ShowsPlaceLineCaretAndHint) {
  EXPECT_EQ(to_string(example()),
            "a.inp:3:11: error: unknown condition \"crice\"\n"
            "condition crice\n"
            "          ^~~~~\n"
            "hint: did you mean \"Circe\"?\n");
}

TEST(Diagnostic, ShowsNotesWithoutPlace) {
  Diagnostic diagnostic;
  diagnostic.severity = Diagnostic::Severity::note;
  diagnostic.message = "nothing to do";
  EXPECT_EQ(to_string(diagnostic), "note: nothing to do\n");
}

TEST(Diagnostic, ShowsNamesOfFilesWithoutControlCharacters) {
  Diagnostic diagnostic = example();
  diagnostic.file = "a\x1b[2J\n\xff.inp";
  EXPECT_EQ(to_string(diagnostic).substr(0, 35), "a\\x1b[2J\\x0a\\xff.inp:3:11: error: u");
}

TEST(Diagnostic, PutsTheCaretUnderTheTokenBehindTabsAndUmlauts) {
  Diagnostic diagnostic = example();
  diagnostic.hint.clear();
  diagnostic.place.source = "\t\xc3\xa4 crice";
  diagnostic.place.column = 4;
  EXPECT_EQ(to_string(diagnostic),
            "a.inp:3:4: error: unknown condition \"crice\"\n"
            "\t\xc3\xa4 crice\n"
            "\t  ^~~~~\n");
}

TEST(Diagnostic, PutsTheCaretBehindWideLetters) {
  Diagnostic diagnostic = example();
  diagnostic.hint.clear();
  diagnostic.place.source = "\xe6\xa3\x8b crice";  // a Chinese character
  diagnostic.place.column = 3;
  EXPECT_EQ(to_string(diagnostic),
            "a.inp:3:3: error: unknown condition \"crice\"\n"
            "\xe6\xa3\x8b crice\n"
            "   ^~~~~\n");
}

TEST(Diagnostic, CountsFromTheBeginningOfAPartOfALine) {
  Diagnostic diagnostic = example();
  diagnostic.hint.clear();
  diagnostic.place.column = 1011;
  diagnostic.place.source_column = 1001;
  EXPECT_EQ(to_string(diagnostic),
            "a.inp:3:1011: error: unknown condition \"crice\"\n"
            "condition crice\n"
            "          ^~~~~\n");
}

}  // namespace
}  // namespace feerie
