#include "cli/colours.h"

#include <cstdlib>

#include <gtest/gtest.h>

namespace feerie::cli {
namespace {

TEST(Colours, MarkWhatAMessageIs) {
  EXPECT_EQ(
      with_coloured_marks("a.inp:2:1: error: unknown command\nx\nhint: did you mean \"y\"?\n"),
      "a.inp:2:1: \x1b[91merror\x1b[0m: unknown command\nx\n"
      "\x1b[32mhint\x1b[0m: did you mean \"y\"?\n");
  EXPECT_EQ(with_coloured_marks("a.inp:2: note: lost: title"),
            "a.inp:2: \x1b[36mnote\x1b[0m: lost: title");
}

TEST(Colours, LeaveTextAlone) {
  for (const char* const text : {"", "an error: none", "feerie: cannot read a.inp", "\n\n"}) {
    EXPECT_EQ(with_coloured_marks(text), text);
  }
}

TEST(Colours, AreNotWantedWhereTheReaderSaysSo) {
  ::unsetenv("NO_COLOR");
  ::setenv("TERM", "xterm", 1);
  EXPECT_TRUE(colours_wanted());
  ::setenv("NO_COLOR", "1", 1);
  EXPECT_FALSE(colours_wanted());
  ::unsetenv("NO_COLOR");
  ::setenv("TERM", "dumb", 1);
  EXPECT_FALSE(colours_wanted());
  ::setenv("TERM", "xterm", 1);
  // A pipe is no terminal.
  EXPECT_FALSE(takes_colours(-1));
}

}  // namespace
}  // namespace feerie::cli
