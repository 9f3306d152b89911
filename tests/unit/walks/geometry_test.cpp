#include "game/geometry.h"

#include <gtest/gtest.h>

namespace feerie::geometry {
namespace {

Square at(std::string_view name) {
  return parse_square(name);
}
Bitboard set(std::initializer_list<std::string_view> names) {
  Bitboard squares = 0;
  for (const std::string_view name : names) squares |= bit(at(name));
  return squares;
}

TEST(Geometry, StepsEndAtTheEdge) {
  EXPECT_EQ(next(at("d4"), {2, 1}), at("f5"));
  EXPECT_EQ(next(at("g1"), {2, 1}), no_square);
  EXPECT_EQ(next(at("a1"), {0, -1}), no_square);
}

TEST(Geometry, LinesRunToTheEdge) {
  EXPECT_EQ(line(at("a1"), {1, 2}), set({"b3", "c5", "d7"}));
  EXPECT_EQ(line(at("d4"), {-1, 0}), set({"c4", "b4", "a4"}));
  EXPECT_EQ(line(at("h8"), {1, 1}), 0U);
}

TEST(Geometry, SightEndsOnTheFirstBlocker) {
  const Bitboard blocked = set({"c5", "d7", "b4", "a4"});
  EXPECT_EQ(sight(at("a1"), {1, 2}, blocked), set({"b3", "c5"}));
  EXPECT_EQ(sight(at("d4"), {-1, 0}, blocked), set({"c4", "b4"}));
  EXPECT_EQ(first_met(at("d4"), {-1, 0}, blocked), at("b4"));
  EXPECT_EQ(first_met(at("d4"), {1, 0}, blocked), no_square);
  EXPECT_EQ(nearest(set({"b4", "a4"}), {-1, 0}), set({"b4"}));
  EXPECT_EQ(nearest(set({"c5", "d7"}), {1, 2}), set({"c5"}));
  EXPECT_EQ(nearest(0, {-1, 0}), 0U);
}

TEST(Geometry, SetsMoveAlongVectors) {
  EXPECT_EQ(moved(set({"b4", "c3"}), {-1, 0}), set({"a4", "b3"}));
  EXPECT_EQ(moved(set({"b4"}), {1, 2}), set({"c6"}));
}

TEST(Geometry, WaysPassTheSquaresThatDivideThem) {
  EXPECT_EQ(passed(at("a1"), at("d4")), set({"b2", "c3"}));
  EXPECT_EQ(passed(at("c5"), at("a1")), set({"b3"}));
  EXPECT_EQ(passed(at("a1"), at("b3")), 0U);
}

TEST(Geometry, LeapsHaveFourOrEightVectors) {
  EXPECT_EQ((leap<0, 2>().size()), 4U);
  EXPECT_EQ((leap<3, 3>().size()), 4U);
  EXPECT_EQ((leap<1, 4>().size()), 8U);
  EXPECT_EQ(leap_table(knight_leaps)[at("a1")], set({"b3", "c2"}));
  EXPECT_EQ(leap_table(joined(orthogonals, diagonals))[at("a1")], set({"a2", "b1", "b2"}));
}

TEST(Geometry, DirectionsTurnByEighths) {
  for (std::size_t i = 0; i < compass.size(); ++i) {
    for (int eighths = -8; eighths <= 8; ++eighths) {
      const Vector turned_by = turned(compass[i], eighths);
      const Vector expected = compass[(i + static_cast<std::size_t>(eighths + 8)) % 8];
      EXPECT_EQ(turned_by.file, expected.file);
      EXPECT_EQ(turned_by.rank, expected.rank);
    }
  }
}

}  // namespace
}  // namespace feerie::geometry
