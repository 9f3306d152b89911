#include <gtest/gtest.h>

#include "unit/walks/units.h"

namespace feerie::test {
namespace {

std::set<std::string> moves(std::string_view units, std::string_view from, Bitboard holes = 0,
                            Side turn = Side::white) {
  Game game = board(units, turn, holes);
  return moves_from(game, parse_square(from));
}

TEST(Hunters, WalkOneWayAwayFromHomeAndAnotherBack) {
  EXPECT_EQ(moves("wR/Bd4", "d4"), set_of("-d5 -d6 -d7 -d8 -c3 -b2 -a1 -e3 -f2 -g1"));
  EXPECT_EQ(moves("bR/Bd4", "d4", 0, Side::black),
            set_of("-d3 -d2 -d1 -c5 -b6 -a7 -e5 -f6 -g7 -h8"));
}

TEST(Hunters, HuntWithLocustsToo) {
  EXPECT_EQ(moves("wL/Sd4 bDUd5 bDUe4 bDUd3", "d4"), set_of("*d5-d6 -b3 -c2 -e2 -f3"));
}

TEST(Orphans, MoveAsTheOtherSideThatObservesThem) {
  EXPECT_TRUE(moves("wOd4 wRd8", "d4").empty());
  EXPECT_EQ(moves("wOd4 bSe6", "d4"), set_of("*e6 -f5 -f3 -e2 -c2 -b3 -b5 -c6"));
  // A pawn lends the moves of a pawn of the orphan's side.
  EXPECT_EQ(moves("wOd4 bPe5", "d4"), set_of("-d5 *e5"));
}

TEST(Orphans, PassPowersOnToOrphansOfTheOtherSide) {
  const auto knight = set_of("-b3 -b5 -c2 -c6 -e2 -e6 -f3 *f5");
  EXPECT_EQ(moves("wOd4 bOf5 wSg7", "d4"), knight);
  EXPECT_TRUE(moves("wOd4 bOf5 bSg7", "d4").empty());
  EXPECT_EQ(moves("wOd4 bOf5 wOg7 bSe8", "d4"), knight);
  // In a ring of orphans nobody has any power.
  EXPECT_TRUE(moves("wOd4 bOf5", "d4").empty());
}

TEST(Friends, MoveAsTheirOwnSideThatObservesThem) {
  EXPECT_TRUE(moves("wFd4 bRd8", "d4").empty());
  EXPECT_EQ(moves("wFd4 wSe6", "d4"), set_of("-f5 -f3 -e2 -c2 -b3 -b5 -c6"));
  EXPECT_EQ(moves("wFd4 wFe6 wSg7", "d4"), set_of("-f5 -f3 -e2 -c2 -b3 -b5 -c6"));
  EXPECT_TRUE(moves("wFd4 bFe6 wSg7", "d4").empty());
}

TEST(Holes, StopWalksAndAreNoHurdles) {
  const Bitboard hole = bit(parse_square("d6"));
  EXPECT_TRUE(moves("wGd4", "d4", hole).empty());
  EXPECT_EQ(moves("wGd4 bDUd5 bDUe5", "d4", hole), set_of("-f6"));
  EXPECT_EQ(moves("wLId4 bDUd5", "d4", hole), set_of(""));
  EXPECT_EQ(moves("wSPd4", "d4", hole), set_of("-d5"));
  EXPECT_EQ(moves("wLd4 bDUd5", "d4", hole), set_of(""));
  EXPECT_EQ(moves("wNEd4 bDUd7", "d4", hole), set_of(""));
  EXPECT_EQ(moves("wDAd4", "d4", hole), set_of("-d2 -b4 -f4"));
  EXPECT_EQ(moves("wHAd4", "d4", hole), set_of(""));
}

TEST(Querquisite, MovesAsTheOfficerOfItsFile) {
  EXPECT_EQ(moves("wQQb1", "b1"), set_of("-a3 -c3 -d2"));
  EXPECT_EQ(moves("wQQe1", "e1"), set_of("-d1 -d2 -e2 -f2 -f1"));
  EXPECT_EQ(moves("wQQc1", "c1"), set_of("-b2 -a3 -d2 -e3 -f4 -g5 -h6"));
}

TEST(DoubleGrasshopper, DoesNotReturnToItsSquare) {
  EXPECT_EQ(moves("wDGd4 bDUd5 bDUc6", "d4"), set_of("-b6"));
}

TEST(Royals, OfFairyWalksAreChecked) {
  Game game = board("wPOd4 bRd8 wSTh1", Side::white);
  EXPECT_TRUE(game.in_check(Side::white));
  Game quiet = board("wPOd4 bRe8", Side::white);
  EXPECT_FALSE(quiet.in_check(Side::white));
}

TEST(Neutrals, AreHurdlesAndVictimsOfBothSides) {
  EXPECT_EQ(moves("nGd4 bDUd5 nDUd6", "d4"), set_of("*d6"));
  EXPECT_EQ(moves("nGd4 bDUd5 wDUd6", "d4"), set_of(""));
}

}  // namespace
}  // namespace feerie::test
