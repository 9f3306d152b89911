#include "unit/output/notation_fixture.h"

namespace feerie::test {
namespace {

TEST_F(NotationTest, PlainMove) {
  go("b1", "c3", piece(white, knight));
  EXPECT_EQ(in_all_languages(), (Texts{"Sb1-c3", "Sb1-c3", "Cb1-c3"}));
}

TEST_F(NotationTest, PawnHasNoLetter) {
  go("e2", "e4", piece(white, pawn));
  EXPECT_EQ(text(), "e2-e4");
}

TEST_F(NotationTest, NeutralPawnHasLetters) {
  go("a7", "a8", piece(neutral, pawn));
  alter("a8", piece(neutral, pawn), piece(neutral, queen), promotion);
  EXPECT_EQ(in_all_languages(), (Texts{"nPa7-a8=nQ", "nBa7-a8=nD", "nPa7-a8=nD"}));
}

TEST_F(NotationTest, RoyalUnitIsMarkedButNotTheKing) {
  go("e1", "e2", piece(white, king));
  EXPECT_EQ(text(), "Ke1-e2");
  effects_.clear();
  go("e1", "e2", piece(white, queen, royal_bit));
  EXPECT_EQ(in_all_languages(), (Texts{"rQe1-e2", "kDe1-e2", "rDe1-e2"}));
}

TEST_F(NotationTest, HiddenAttributesAreLeftOut) {
  go("e1", "e2", piece(white, queen, royal_bit));
  EXPECT_EQ(text(Language::english, royal_bit), "Qe1-e2");
}

TEST_F(NotationTest, Capture) {
  take("e8", piece(black, rook));
  go("e1", "e8", piece(white, rook));
  EXPECT_EQ(text(), "Re1*e8");
}

TEST_F(NotationTest, EnPassant) {
  take("d5", piece(black, pawn));
  go("e5", "d6", piece(white, pawn));
  move_.type = MoveType::en_passant;
  EXPECT_EQ(text(), "e5*d6 ep.");
}

TEST_F(NotationTest, LocustCapture) {
  take("d2", piece(black, pawn));
  go("d1", "d3", piece(white, rook));
  EXPECT_EQ(text(), "Rd1*d2-d3");
}

TEST_F(NotationTest, MoveInTwoLegs) {
  go("b1", "f5", piece(white, bishop));
  go("f5", "d7", piece(white, bishop));
  EXPECT_EQ(text(), "Bb1-f5-d7");
}

TEST_F(NotationTest, CaptureOnTheSecondLeg) {
  go("c1", "g1", piece(white, knight));
  take("e2", piece(black, pawn));
  go("g1", "e2", piece(white, knight));
  EXPECT_EQ(text(), "Sc1-g1*e2");
}

TEST_F(NotationTest, CaptureAndFurtherMove) {
  take("d5", piece(black, bishop));
  go("e4", "d5", piece(white, pawn));
  go("d5", "d8", piece(white, pawn));
  alter("d8", piece(white, pawn), piece(white, queen), promotion);
  EXPECT_EQ(text(), "e4*d5-d8=Q");
}

TEST_F(NotationTest, PromotionThenChangeOfSideThenBirth) {
  take("b8", piece(black, rook));
  go("a7", "b8", piece(white, pawn));
  alter("b8", piece(white, pawn), piece(white, knight), promotion);
  alter("b8", piece(white, knight), piece(black, knight), side_change);
  add("h8", piece(black, rook));
  EXPECT_EQ(in_all_languages(),
            (Texts{"a7*b8=S=b[+bRh8]", "a7*b8=S=s[+sTh8]", "a7*b8=C=n[+nTh8]"}));
}

TEST_F(NotationTest, ChangesJoinTheBracketOfTheUnitBornBefore) {
  take("a3", piece(white, pawn));
  go("a6", "a3", piece(black, rook));
  add("a8", piece(white, pawn));
  alter("a8", piece(white, pawn), piece(white, queen), promotion);
  alter("a8", piece(white, queen), piece(black, queen), side_change);
  EXPECT_EQ(text(), "Ra6*a3[+wPa8=Q=b]");
}

TEST_F(NotationTest, ChangesJoinTheBracketOfTheUnitTransferred) {
  take("d4", piece(black, pawn));
  go("b3", "d4", piece(white, knight));
  go("d4", "g1", piece(white, knight), transfer);
  alter("g1", piece(white, knight), piece(black, knight), side_change);
  EXPECT_EQ(text(), "Sb3*d4[wSd4->g1=b]");
}

TEST_F(NotationTest, UnitThatChangedPlacesIsNamedBySquareAfterAnotherBracket) {
  take("b4", piece(black, queen));
  go("b3", "b4", piece(white, queen));
  go("b4", "d1", piece(white, queen), transfer);
  add("d8", piece(black, queen));
  alter("d1", piece(white, queen), piece(black, queen), side_change);
  EXPECT_EQ(text(), "Qb3*b4[wQb4->d1][+bQd8][d1=b]");
}

TEST_F(NotationTest, RoyalPromotedTransferredAndVictimReborn) {
  const Piece before = piece(black, pawn, royal_bit);
  const Piece after = piece(black, queen, royal_bit);
  take("c1", piece(white, queen, royal_bit));
  go("d2", "c1", before);
  alter("c1", before, after, promotion);
  go("c1", "d8", after, transfer);
  add("d1", piece(white, queen, royal_bit));
  EXPECT_EQ(text(Language::german), "kBd2*c1=kD[skDc1->d8][+wkDd1]");
}

class CastlingNotationTest : public NotationTest {
 protected:
  void castle(std::string_view king_to, std::string_view rook_from, std::string_view rook_to) {
    move_ = {at("e1"), at(king_to), no_square, at(rook_from), at(rook_to), MoveType::castling, 0};
    go("e1", king_to, piece(white, king));
    go(rook_from, rook_to, piece(white, rook));
  }
};

TEST_F(CastlingNotationTest, BothSides) {
  castle("g1", "h1", "f1");
  EXPECT_EQ(text(), "0-0");
  effects_.clear();
  castle("c1", "a1", "d1");
  EXPECT_EQ(text(), "0-0-0");
}

TEST_F(CastlingNotationTest, RookThatTurnsIntoAnotherUnit) {
  castle("g1", "h1", "f1");
  alter("f1", piece(white, rook), piece(white, bishop), unit_change);
  EXPECT_EQ(text(), "0-0[f1=wB]");
}

TEST_F(CastlingNotationTest, RookThatChangesItsWalk) {
  castle("g1", "h1", "f1");
  alter("f1", piece(white, rook), piece(white, bishop), walk_change);
  EXPECT_EQ(text(), "0-0=B");
}

TEST_F(CastlingNotationTest, RookThatMovesFirst) {
  move_ = {at("f1"), at("g1"), no_square, at("g1"), at("f1"), MoveType::castling, 0};
  swap("f1", piece(white, king), "g1", piece(white, rook), main_part);
  EXPECT_EQ(text(), "0-0");
}

TEST_F(CastlingNotationTest, WithCapture) {
  castle("g1", "h1", "f1");
  move_.capture = at("e7");
  add("a3", piece(black, king));
  EXPECT_EQ(text(), "0-0*e7[+bKa3]");
}

TEST_F(NotationTest, SilentEffectsAreNotWritten) {
  go("a1", "a2", piece(white, rook));
  alter("a2", piece(white, rook), piece(white, rook), silent);
  take("h8", piece(black, rook), silent);
  EXPECT_EQ(text(), "Ra1-a2");
}

TEST_F(NotationTest, NullMove) {
  move_.type = MoveType::null;
  EXPECT_EQ(text(), " ...");
}

TEST_F(NotationTest, TwoLetterWalksAndHunters) {
  const Kind grasshopper = kinds_.enter(test::walk("G"));
  const Kind hunter = kinds_.enter({test::walk(rook).away, test::walk("N").away});
  go("a1", "a5", piece(white, grasshopper));
  alter("a5", piece(white, grasshopper), piece(white, hunter), walk_change);
  EXPECT_EQ(text(), "Ga1-a5=R/N");
}

TEST(Notation, OfTheMovePlayedLast) {
  Game game = test::scene("4k3/8/8/3pP3/8/8/8/4K2R w K d6");
  ASSERT_TRUE(game.play(test::move_of(game, "e5d6")));
  EXPECT_EQ(notate_last(game, {}), "e5*d6 ep.");
  game.undo();
  ASSERT_TRUE(game.play(test::move_of(game, "e1g1")));
  EXPECT_EQ(notate_last(game, {}), "0-0");
  game.pass();
  EXPECT_EQ(notate_last(game, {}), " ...");
}

}  // namespace
}  // namespace feerie::test
