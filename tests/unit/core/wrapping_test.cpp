#include "core/wrapping.h"

#include <gtest/gtest.h>

namespace feerie {
namespace {

TEST(Wrapping, BreaksBetweenWords) {
  EXPECT_EQ(wrapped("", 2, 10), "");
  EXPECT_EQ(wrapped("one two three", 0, 7), "one two\nthree");
  EXPECT_EQ(wrapped("one two three", 2, 9), "one two\n  three");
}

TEST(Wrapping, LongWordsStandAlone) {
  EXPECT_EQ(wrapped("a longerword b", 1, 6), "a\n longerword\n b");
}

TEST(Wrapping, CountsColumnsNotBytes) {
  EXPECT_EQ(wrapped("äöü äöü", 0, 7), "äöü äöü");
}

}  // namespace
}  // namespace feerie
