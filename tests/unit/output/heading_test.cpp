#include "output/heading.h"

#include <gtest/gtest.h>

#include "unit/output/build.h"

namespace feerie {
namespace {

using test::unit;
using test::walk;

Square at(std::string_view name) {
  return parse_square(name);
}

Problem diagram() {
  Problem problem;
  problem.units = {unit(Sides::white, walk(king), "g6"), unit(Sides::white, walk(queen), "g1"),
                   unit(Sides::black, walk(king), "g8"), unit(Sides::black, walk(pawn), "a7")};
  return problem;
}

std::string changes(std::vector<twin::Edit> edits, Language language = Language::english) {
  Problem problem = diagram();
  problem.language = language;
  Twin twin;
  twin.edits = std::move(edits);
  return twin_changes(problem, twin);
}

TEST(Heading, Letters) {
  EXPECT_EQ(twin_letter(0), "a");
  EXPECT_EQ(twin_letter(25), "z");
  EXPECT_EQ(twin_letter(26), "z1");
  EXPECT_EQ(twin_letter(37), "z12");
}

TEST(Heading, NoChange) {
  EXPECT_EQ(changes({}), "");
}

TEST(Heading, MoveOneAfterTheOther) {
  EXPECT_EQ(changes({twin::MoveUnit{at("g1"), at("h2")}, twin::MoveUnit{at("h2"), at("a7")}}),
            "wQg1-->h2  -bPa7  wQh2-->a7  ");
  EXPECT_EQ(changes({twin::MoveUnit{at("a7"), at("a6")}}, Language::german), "sBa7-->a6  ");
  EXPECT_EQ(changes({twin::MoveUnit{at("a7"), at("a6")}}, Language::french), "nPa7-->a6  ");
}

TEST(Heading, ExchangeRemoveAndAdd) {
  EXPECT_EQ(changes({twin::Exchange{at("g1"), at("g8")}}), "wQg1<-->bKg8  ");
  EXPECT_EQ(changes({twin::Remove{{at("a7"), at("g1")}}}), "-bPa7  -wQg1  ");
  EXPECT_EQ(
      changes({twin::Add{
          {unit(Sides::neutral, walk(rook), "b1"), unit(Sides::black, walk(queen), "a7")}, {}}}),
      "+nRb1  bQa7  ");
}

TEST(Heading, AddedUnitWithAttributes) {
  const Trait* royal = Catalogue<Trait>::named("Royal");
  EXPECT_EQ(changes({twin::Add{{unit(Sides::black, walk(knight), "b5", {royal})}, {}}}),
            "+brSb5  ");
}

TEST(Heading, WholeBoard) {
  EXPECT_EQ(changes({twin::Rotate{90}, twin::Mirror{twin::Mirror::Axis::a1_h1},
                     twin::Mirror{twin::Mirror::Axis::a1_a8}, twin::PolishType{},
                     twin::Substitute{walk(queen), walk(rook)}}),
            "rotate 90  mirror a1<-->h1  mirror a1<-->a8  PolishType  Q ==> R  ");
  EXPECT_EQ(changes({twin::Mirror{twin::Mirror::Axis::a1_h8},
                     twin::Mirror{twin::Mirror::Axis::a8_h1}, twin::PolishType{}},
                    Language::german),
            "Spiegelung a1<-->h8  Spiegelung a8<-->h1  Farbwechsel  ");
  EXPECT_EQ(changes({twin::Shift{at("b2"), at("b1")}, twin::Rotate{180}}, Language::french),
            "rotation 180  ");
}

TEST(Heading, ChangesThatCannotBeMadeAreLeftOut) {
  EXPECT_EQ(changes({twin::MoveUnit{at("c3"), at("a7")}, twin::MoveUnit{at("a7"), at("a6")}}),
            "bPa7-->a6  ");
  EXPECT_EQ(changes({twin::Shift{at("a1"), at("a2")}}), "");
  EXPECT_EQ(changes({twin::Remove{{at("a1"), at("g1")}}}), "-wQg1  ");
}

TEST(Heading, ShiftThatFits) {
  EXPECT_EQ(changes({twin::Remove{{at("g1")}}, twin::Shift{at("b2"), at("b1")}}),
            "-wQg1  shift b2 ==> b1  ");
}

TEST(Heading, StipulationAndConditions) {
  Condition first;
  first.names = {"First", "Erste", "Premiere"};
  Condition second;
  second.names = {"Second", "Zweite", "Seconde"};
  second.place = 1;
  twin::Stipulate stipulate;
  stipulate.stipulation.form = stipulation::Form::help;
  stipulate.stipulation.goal.goal = test::goal("#");
  stipulate.stipulation.length = 4;
  EXPECT_EQ(changes({stipulate, twin::Conditions{{{&second, {}}, {&first, {}}}}}),
            "h#2  First\n   Second  ");
}

}  // namespace
}  // namespace feerie
