#include "problem/diagnostic.h"

#include <gtest/gtest.h>

namespace feerie {
namespace {

Diagnostic example() {
  Diagnostic diagnostic;
  diagnostic.file = "a.inp";
  diagnostic.line = 3;
  diagnostic.column = 11;
  diagnostic.message = "unknown condition \"crice\"";
  diagnostic.token = "crice";
  diagnostic.source = "condition crice";
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

TEST(Diagnostic, PutsTheCaretUnderTheTokenBehindTabsAndUmlauts) {
  Diagnostic diagnostic = example();
  diagnostic.hint.clear();
  diagnostic.source = "\t\xc3\xa4 crice";
  diagnostic.column = 5;
  EXPECT_EQ(to_string(diagnostic),
            "a.inp:3:5: error: unknown condition \"crice\"\n"
            "\t\xc3\xa4 crice\n"
            "\t  ^~~~~\n");
}

TEST(Diagnostic, CountsFromTheBeginningOfAPartOfALine) {
  Diagnostic diagnostic = example();
  diagnostic.hint.clear();
  diagnostic.column = 1011;
  diagnostic.source_column = 1001;
  EXPECT_EQ(to_string(diagnostic),
            "a.inp:3:1011: error: unknown condition \"crice\"\n"
            "condition crice\n"
            "          ^~~~~\n");
}

TEST(Printable, KeepsUtf8AndEscapesTheRest) {
  EXPECT_EQ(printable("\xc3\xa9\xe2\x99\x94\xf0\x9f\x99\x82"),
            "\xc3\xa9\xe2\x99\x94\xf0\x9f\x99\x82");
  EXPECT_EQ(printable("a\tb"), "a\tb");
  EXPECT_EQ(printable("\x1b[1m"), "\\x1b[1m");
  EXPECT_EQ(printable("\xff\xc3"), "\\xff\\xc3");
  EXPECT_EQ(printable("\xc0\xaf"), "\\xc0\\xaf");           // overlong
  EXPECT_EQ(printable("\xed\xa0\x80"), "\\xed\\xa0\\x80");  // half a surrogate pair
  EXPECT_EQ(printable("\xf4\x90\x80\x80"), "\\xf4\\x90\\x80\\x80");
}

}  // namespace
}  // namespace feerie
