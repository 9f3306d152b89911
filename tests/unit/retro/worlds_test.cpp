#include "retro/worlds.h"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "unit/retro/diagram.h"

namespace feerie::test {
namespace {

/// Each world as its rooks and the pawn that has made a double step: `a1 h8`, `h8, g5`, `-`.
std::string worlds(std::string_view fen, const std::string& lines = "") {
  const Diagram asked = diagram(fen, lines);
  const retro::Worlds found = retro::worlds_of(asked.knowledge, asked.position);
  if (!found.known) return "unknown";
  if (found.illegal) return "illegal";
  std::string text;
  for (const retro::World& world : found.all) {
    std::string rooks;
    for (std::size_t i = 0; i < found.rights.size(); ++i) {
      if ((world.rights >> i & 1) == 0) continue;
      rooks += (rooks.empty() ? "" : " ") + to_string(found.rights[i].rook);
    }
    text += (text.empty() ? "" : "; ") + (rooks.empty() ? std::string("-") : rooks);
    if (world.victim != no_square) text += ", " + to_string(world.victim);
  }
  return text;
}

TEST(Worlds, CastlingIsAllowedUnlessProvedImpossible) {
  EXPECT_EQ(worlds("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w"), "a1 h1 a8 h8");
  EXPECT_EQ(worlds("r3k3/p1p5/Q3K3/8/8/8/8/8 w"), "-");
  EXPECT_EQ(worlds("r3k3/3p4/3Q4/8/8/8/8/4K2R w"), "h1");
  EXPECT_EQ(worlds("4k2r/1p5p/4K3/8/8/8/8/4Q3 w"), "-");
  EXPECT_EQ(worlds("4k2r/1R5p/8/8/KR6/p7/8/8 w"), "-");
  EXPECT_EQ(worlds("4k2r/1R5p/6P1/8/8/8/8/5RK1 w"), "-");
}

TEST(Worlds, WhatMayHaveBeenIsNotDenied) {
  EXPECT_EQ(worlds("r3k3/1RR3p1/7p/8/8/8/8/6K1 w"), "a8");
  EXPECT_EQ(worlds("r3k3/p1p5/Q3K3/8/8/7p/8/8 w"), "a8");
  EXPECT_EQ(worlds("r3k3/3p4/3Q4/8/8/8/7n/4K2R w"), "h1 a8");
  EXPECT_EQ(worlds("4k2r/1p5p/4K3/8/p7/8/8/4Q3 w"), "h8");
  EXPECT_EQ(worlds("4k2r/1R5p/8/8/KR6/p7/2b5/8 w"), "h8");
  EXPECT_EQ(worlds("4k2r/1R5p/6P1/5p2/8/8/8/5RK1 w"), "h8");
  EXPECT_EQ(worlds("r3k3/1RR3p1/7p/8/6K1/8/8/8 w"), "a8");
  EXPECT_EQ(worlds("r3k2r/8/8/3pP3/8/8/8/4K3 w"), "a8 h8");
  EXPECT_EQ(worlds("6k1/8/8/8/8/7P/8/4K2R b"), "h1");
  EXPECT_EQ(worlds("6k1/8/8/8/8/8/5N1P/4K2R b"), "h1");
}

TEST(Worlds, RightsBelongToTheSideOnMove) {
  constexpr std::string_view oudot = "8/7p/7P/2pr2pP/2bP2Pb/2pk1BRP/6qN/R3KNrn ";
  EXPECT_EQ(worlds(std::string(oudot) + "w"), "a1");
  EXPECT_EQ(worlds(std::string(oudot) + "b"), "-");
}

TEST(Worlds, ACaptureEnPassantIsAllowedOnlyIfItIsCertain) {
  EXPECT_EQ(worlds("6Nk/6pp/3B1N2/3PpK2/8/8/8/8 w"), "-, e5");
  EXPECT_EQ(worlds("6Nk/6pp/3B1N2/3PpK2/8/8/8/n7 w"), "-");
  EXPECT_EQ(worlds("4B1R1/3NP1Pp/1Q1p1Prr/RPpKpNPk/6p1/6P1/P2B4/8 w"), "-, c5");
}

TEST(Worlds, RightsMayDependOnEachOther) {
  EXPECT_EQ(worlds("4k2r/8/5B1P/3R1KpP/8/8/8/8 w"), "-; h8, g5");
  EXPECT_EQ(worlds("B7/p5PP/p6R/Q1Pp4/8/PP1P2P1/p3P1k1/4K2R w"), "-; h1, d5");
  EXPECT_EQ(worlds("4k3/8/8/8/8/8/8/R3K2R b"), "a1; h1");
}

TEST(Worlds, InChess960OneArrayServesBothSides) {
  EXPECT_EQ(worlds("5k1r/8/8/7p/8/8/8/R3K3 w", "condition Chess960"), "a1; h8");
}

TEST(Worlds, NothingIsDeducedUnderOtherRules) {
  EXPECT_EQ(worlds("r3k3/p1p5/Q3K3/8/8/8/8/8 w", "condition Circe"), "unknown");
  EXPECT_EQ(worlds("r3k3/p1p5/Q7/8/8/8/8/8 w", "option NoWk"), "unknown");
}

}  // namespace
}  // namespace feerie::test
