#include "picture/svg.h"

#include <sstream>

#include <boost/property_tree/ptree.hpp>
#include <boost/property_tree/xml_parser.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "unit/picture/read.h"

namespace feerie::picture {
namespace {

using testing::HasSubstr;
using testing::Not;
using Tree = boost::property_tree::ptree;

std::string svg(const std::string& text, const SvgStyle& style = {}) {
  return svg_of(drawing_of(test::problem_of(text)), style);
}

/// How many elements of the name refer to the shape, or have the text.
int count(const Tree& tree, const std::string& name, const std::string& what) {
  int number = 0;
  for (const auto& [key, child] : tree) {
    const bool is_it =
        key == name && (child.get("<xmlattr>.href", "") == what || child.data() == what);
    number += (is_it ? 1 : 0) + count(child, name, what);
  }
  return number;
}

Tree parsed(const std::string& text) {
  std::istringstream in(text);
  Tree tree;
  boost::property_tree::read_xml(in, tree);
  return tree;
}

TEST(Svg, HasAFigureForEachUnit) {
  const Tree tree =
      parsed(svg("stipulation #2\npieces white Ka1 Ra2 Rb2 EQe4 black Kh8 neutral Gc3"));
  EXPECT_EQ(count(tree, "use", "#feerie-king"), 2);
  EXPECT_EQ(count(tree, "use", "#feerie-rook"), 2);
  EXPECT_EQ(count(tree, "use", "#feerie-queen"), 1);
  EXPECT_EQ(count(tree, "use", "#feerie-disc"), 1);
  EXPECT_EQ(count(tree, "text", "EQ"), 1);
  EXPECT_EQ(count(tree, "text", "a"), 1);
}

TEST(Svg, PlacesAndTurnsUnits) {
  const std::string text = svg("stipulation #2\npieces white Ga1", {.coordinates = false});
  EXPECT_THAT(text, HasSubstr("translate(14 462) scale(1)"));
  EXPECT_THAT(text, HasSubstr("rotate(180 32 32)"));
  EXPECT_THAT(text, Not(HasSubstr(">a</text>")));
}

TEST(Svg, NothingOfTheInputIsMarkup) {
  const std::string title = "</text><script>alert(1)</script> & \"quotes\"";
  const std::string text =
      svg("title " + title + "\nstipulation #2\npieces white Ka1 black Kh8", {.caption = true});
  EXPECT_THAT(text, Not(HasSubstr("<script")));
  EXPECT_EQ(count(parsed(text), "text", title), 1);
}

TEST(Svg, MarksAttributesAndExplainsThem) {
  const Tree tree = parsed(svg("stipulation #2\npieces white Ka1 white royal Qb1 black Kh8"));
  EXPECT_EQ(count(tree, "text", "r"), 1);
  EXPECT_EQ(count(tree, "text", "r = Royal b1"), 1);
}

TEST(Svg, LeavesHolesOutAndDrawsImitatorsAndGrids) {
  const std::string board = "stipulation #2\npieces white Ka1 black Kh8\ncondition ";
  const Tree holes = parsed(svg(board + "Hole c4 d4"));
  const Tree whole = parsed(svg(board + "Circe"));
  const auto squares = [](const Tree& tree) { return tree.get_child("svg.g").count("rect"); };
  EXPECT_EQ(squares(whole) - squares(holes), 3U) << "two squares and the frame";
  EXPECT_EQ(parsed(svg(board + "Imitator d4")).get_child("svg.g").count("circle"), 1U);
  EXPECT_EQ(parsed(svg(board + "GridChess")).get_child("svg.g").count("path"), 48U);
}

TEST(Svg, CaptionTellsStipulationAndWalks) {
  const std::string text =
      svg("author Somebody\nstipulation h#2\ncondition Circe\npieces white Ka1 Gb1 black Kh8",
          {.caption = true});
  for (const char* what : {">Somebody<", ">h#2<", ">2 + 1<", ">Circe<", ">= grasshopper<"}) {
    EXPECT_THAT(text, HasSubstr(what));
  }
}

}  // namespace
}  // namespace feerie::picture
