#include "support/table.h"

#include <stdexcept>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace feerie::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Table, SettingsHoldUntilTheNextOnes) {
  const auto cases = read_table(
      "# comment\n"
      "diagram 8/8 w\n"
      "count 1\n"
      "condition Circe\n"
      "option EnPassant e6\n"
      "case two\n"
      "diagram 7k/8 b KQ  # with castling\n"
      "move e2-e4 # => 8/8\n"
      "diagram K7/8 b\n"
      "count 2\n"
      "condition none\n"
      "diagram K7/8 w\n"
      "count 3\n",
      "some.rules");
  ASSERT_EQ(cases.size(), 4U);
  EXPECT_THAT(cases[0].setting, IsEmpty());
  EXPECT_EQ(cases[0].diagram, "8/8 w");
  EXPECT_THAT(cases[1].setting, ElementsAre("condition Circe", "option EnPassant e6"));
  EXPECT_EQ(cases[1].title, "two");
  EXPECT_EQ(cases[1].diagram, "7k/8 b KQ");
  ASSERT_EQ(cases[1].expectations.size(), 1U);
  EXPECT_EQ(cases[1].expectations[0].rest, "e2-e4 # => 8/8");
  EXPECT_EQ(place_of(cases[1], cases[1].expectations[0]), "some.rules:8");
  EXPECT_EQ(cases[2].setting, cases[1].setting);
  EXPECT_EQ(cases[2].title, "");
  EXPECT_THAT(cases[3].setting, IsEmpty());
}

TEST(Table, RefusesExpectationsWithoutDiagram) {
  EXPECT_THROW(read_table("count 1\n", "x"), std::runtime_error);
  EXPECT_THROW(read_table("diagram 8/8 w\ncount 1\ncondition Circe\ncount 2\n", "x"),
               std::runtime_error);
}

TEST(Table, RefusesDiagramsOfWhichNothingIsExpected) {
  EXPECT_THROW(read_table("diagram 8/8 w\n", "x"), std::runtime_error);
}

}  // namespace
}  // namespace feerie::test
