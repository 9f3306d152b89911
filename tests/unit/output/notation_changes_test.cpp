#include "unit/output/notation_fixture.h"

namespace feerie::test {
namespace {

TEST_F(NotationTest, WalkOfMoverAndOfAnotherUnit) {
  go("a8", "a4", piece(black, rook));
  alter("a4", piece(black, rook), piece(black, bishop), walk_change);
  alter("h1", piece(white, queen), piece(white, knight), walk_change);
  EXPECT_EQ(text(), "Ra8-a4=B[h1=S]");
}

TEST_F(NotationTest, EachChangeOfAnotherUnitHasItsBracket) {
  go("e5", "f6", piece(white, pawn));
  alter("g1", piece(black, rook), piece(black, pawn), walk_change);
  alter("g1", piece(black, pawn), piece(black, queen), walk_change);
  EXPECT_EQ(text(), "e5-f6[g1=P][g1=Q]");
}

TEST_F(NotationTest, ChangeOfAnotherUnitBeforeTheMove) {
  alter("e8", piece(black, pawn), piece(black, rook), promotion);
  go("d8", "d4", piece(white, queen));
  EXPECT_EQ(text(Language::german), "[e8=T]Dd8-d4");
}

TEST_F(NotationTest, ChangeOfTheUnitThatMovesThen) {
  alter("h8", piece(black, pawn), piece(black, bishop), promotion);
  go("h8", "a1", piece(black, bishop));
  move_.from = at("h8");
  EXPECT_EQ(text(), "[h8=B]Bh8-a1");
}

TEST_F(NotationTest, SideOfMoverAndOfOthers) {
  go("g3", "f4", piece(white, queen));
  alter("f4", piece(white, queen), piece(black, queen), side_change);
  alter("f3", piece(black, pawn), piece(white, pawn), side_change);
  alter("e4", piece(white, pawn), piece(black, pawn), side_change);
  EXPECT_EQ(text(), "Qg3-f4=b[f3=w][e4=b]");
}

TEST_F(NotationTest, SideToldApartEvenOfTheMover) {
  go("a5", "c3", piece(white, queen));
  alter("c3", piece(white, queen), piece(black, queen), side_apart);
  alter("c6", piece(white, rook), piece(black, rook), side_apart);
  EXPECT_EQ(text(), "Qa5-c3[c3=b][c6=b]");
}

TEST_F(NotationTest, WholeUnitOfMoverAndOfAnother) {
  go("b1", "f1", piece(black, rook));
  alter("f1", piece(black, rook), piece(white, bishop), unit_change);
  alter("h1", piece(black, rook), piece(white, rook), unit_change);
  EXPECT_EQ(in_all_languages(),
            (Texts{"Rb1-f1=wB[h1=wR]", "Tb1-f1=wL[h1=wT]", "Tb1-f1=bF[h1=bT]"}));
}

TEST_F(NotationTest, RemovalAndTransferOfOthers) {
  take("h4", piece(black, pawn));
  go("h3", "h4", piece(white, rook));
  take("g4", piece(white, bishop), vanishing);
  go("h6", "b2", piece(neutral, pawn), transfer);
  EXPECT_EQ(text(), "Rh3*h4[-wBg4][nPh6->b2]");
}

TEST_F(NotationTest, UnitThatVanishesBetweenCaptureAndArrivalIsToldAfterwards) {
  take("a1", piece(black, pawn));
  take("b2", piece(white, bishop), vanishing);
  go("a5", "a1", piece(white, rook));
  EXPECT_EQ(text(), "Ra5*a1[-wBb2]");
}

TEST_F(NotationTest, Swaps) {
  swap("h5", piece(white, bishop), "e8", piece(white, king), main_part);
  EXPECT_EQ(text(), "Bh5<->Ke8");
  effects_.clear();
  go("d8", "d3", piece(white, rook));
  swap("e1", piece(white, king), "h3", piece(black, king), swapping);
  EXPECT_EQ(text(), "Rd8-d3[Ke1<->Kh3]");
}

TEST_F(NotationTest, MainSwapOfPawnsNamesThem) {
  swap("b2", piece(white, pawn), "c3", piece(black, pawn), main_part);
  EXPECT_EQ(text(), "Pb2<->Pc3");
}

TEST_F(NotationTest, PartnerThatMovesWithTheMover) {
  go("c2", "e2", piece(white, king));
  go("h2", "d2", piece(black, pawn));
  EXPECT_EQ(text(), "Kc2-e2/bPh2-d2");
}

}  // namespace
}  // namespace feerie::test
