#include "picture/drawing.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "picture/forsyth.h"
#include "problem/versions.h"
#include "unit/picture/read.h"

namespace feerie::picture {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Drawing, TellsWhatStandsAroundTheDiagram) {
  const Drawing drawing = drawing_of(test::problem_of(R"(
author A. Composer
title A title
stipulation h#2
condition Circe
option Duplex
pieces white Ka1 Gb2 black Kh8 black royal Nc3 neutral Qd4
twin move a1 a2
)"));
  EXPECT_THAT(drawing.heading, ElementsAre("A. Composer", "A title"));
  EXPECT_EQ(drawing.stipulation, "h#2");
  EXPECT_EQ(drawing.counts, "2 + 2 + 1n");
  EXPECT_THAT(drawing.attributes, ElementsAre("Royal c3"));
  EXPECT_THAT(drawing.below, ElementsAre("Circe", "Duplex", "b) wKa1-->a2"));
  const auto walks = fairy_walks(drawing);
  ASSERT_EQ(walks.size(), 2U);
  EXPECT_EQ(walks[0].name, "grasshopper");
  EXPECT_EQ(walks[1].name, "nightrider");
}

TEST(Drawing, OfSeveralUnitsOnASquareTheLastOneIsSeen) {
  const Drawing drawing =
      drawing_of(test::problem_of("stipulation #1\npieces white Ra1 Ka1 black Kh8"));
  EXPECT_EQ(forsyth_of(drawing), "7k/8/8/8/8/8/8/K7");
}

TEST(Drawing, AKingIsNotMarkedAsRoyal) {
  const Problem problem =
      test::problem_of("stipulation #1\npieces white Ka1 white royal Qb1 black Kh8");
  const Drawing drawing = drawing_of(problem);
  EXPECT_EQ(marks_of(drawing.units[0], Language::english), "");
  EXPECT_EQ(marks_of(drawing.units[1], Language::english), "r");
}

TEST(Versions, AreThoseThatAreSolved) {
  const Problem problem = test::problem_of(
      "stipulation #1\npieces white Ka1 Rb1 black Kh8\ntwin move b1 b2 twin continued move b2 b3");
  Diagnostics faults;
  ASSERT_EQ(version_count(problem), 3);
  const auto placement = [&](int number) {
    return forsyth_of(drawing_of(*version_of(problem, number, faults)));
  };
  EXPECT_EQ(placement(0), "7k/8/8/8/8/8/8/KR6");
  EXPECT_EQ(placement(1), "7k/8/8/8/8/8/1R6/K7");
  EXPECT_EQ(placement(2), "7k/8/8/8/8/1R6/8/K7");
  EXPECT_FALSE(version_of(problem, 3, faults));
  EXPECT_THAT(faults, IsEmpty());
}

TEST(Versions, ZeroPositionsBeginWithTheirFirstTwin) {
  const Problem problem = test::problem_of(
      "stipulation #1\npieces white Ka1 Rb1 black Kh8\nzeroposition move b1 b2 twin move b1 b3");
  Diagnostics faults;
  ASSERT_EQ(version_count(problem), 2);
  EXPECT_EQ(forsyth_of(drawing_of(*version_of(problem, 0, faults))), "7k/8/8/8/8/8/1R6/K7");
}

TEST(Versions, TellWhyATwinCannotBeMade) {
  const Problem problem =
      test::problem_of("stipulation #1\npieces white Ka1 Rb1 black Kh8\ntwin move c1 c2");
  Diagnostics faults;
  EXPECT_FALSE(version_of(problem, 1, faults));
  EXPECT_EQ(faults.size(), 1U);
}

}  // namespace
}  // namespace feerie::picture
