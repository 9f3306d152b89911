#include "output/notation.h"

#include <gtest/gtest.h>

#include "unit/output/build.h"

namespace feerie {
namespace {

using Op = Effect::Op;

constexpr Reason main_part{"move", Style::main};
constexpr Reason silent{"silent", Style::silent};
constexpr Reason promotion{"promotion", Style::promotion};
constexpr Reason walk_change{"walk", Style::walk};
constexpr Reason side_change{"side", Style::side};
constexpr Reason side_apart{"side", Style::side_apart};
constexpr Reason unit_change{"unit", Style::unit};
constexpr Reason birth{"birth", Style::born};
constexpr Reason transfer{"transfer", Style::transfer};
constexpr Reason vanishing{"vanishing", Style::vanish};
constexpr Reason swapping{"swap", Style::swap};

Square at(std::string_view name) {
  return parse_square(name);
}

/// Writes journals by hand.
class NotationTest : public testing::Test {
 protected:
  static constexpr Sides white = Sides::white;
  static constexpr Sides black = Sides::black;
  static constexpr Sides neutral = Sides::neutral;

  static Piece piece(Sides sides, Kind kind, TraitSet traits = 0) {
    return {kind, sides, 0, kind == king ? traits | royal_bit : traits};
  }

  void take(std::string_view square, const Piece& unit, const Reason& why = main_part) {
    if (why.style == Style::main) move_.capture = at(square);
    effects_.push_back(
        {.op = Op::remove, .from = at(square), .before = unit, .after = {}, .why = &why});
  }
  void go(std::string_view from, std::string_view to, const Piece& unit,
          const Reason& why = main_part) {
    if (why.style == Style::main && move_.from == no_square) {
      move_.from = at(from);
      move_.to = at(to);
    }
    effects_.push_back({.op = Op::move,
                        .from = at(from),
                        .to = at(to),
                        .before = unit,
                        .after = unit,
                        .why = &why});
  }
  void add(std::string_view to, const Piece& unit, const Reason& why = birth) {
    effects_.push_back({.op = Op::add, .to = at(to), .before = {}, .after = unit, .why = &why});
  }
  void alter(std::string_view square, const Piece& before, const Piece& after, const Reason& why) {
    effects_.push_back({.op = Op::alter,
                        .from = at(square),
                        .to = at(square),
                        .before = before,
                        .after = after,
                        .why = &why});
  }
  void swap(std::string_view from, const Piece& first, std::string_view to, const Piece& second,
            const Reason& why) {
    effects_.push_back({.op = Op::swap,
                        .from = at(from),
                        .to = at(to),
                        .before = first,
                        .after = second,
                        .why = &why});
  }

  [[nodiscard]] std::string text(Language language = Language::english, TraitSet hidden = 0) const {
    return notate(move_, effects_, kinds_, {language, hidden});
  }
  [[nodiscard]] std::vector<std::string> in_all_languages() const {
    return {text(Language::english), text(Language::german), text(Language::french)};
  }

  Kinds kinds_;
  Candidate move_;
  std::vector<Effect> effects_;
};

using Texts = std::vector<std::string>;

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
}  // namespace feerie
