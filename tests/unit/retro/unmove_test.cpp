#include "retro/unmove.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/last_moves.h"

namespace feerie::test {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using testing::UnorderedElementsAre;

TEST(UnMoves, AKingInTheCorner) {
  // From each of three squares, with a capture of any officer or without; a pawn was never on a1.
  EXPECT_THAT(last_moves("7k/8/8/8/8/8/8/K7 b"),
              UnorderedElementsAre("Ka2*Ba1", "Ka2*Qa1", "Ka2*Ra1", "Ka2*Sa1", "Ka2-a1", "Kb1*Ba1",
                                   "Kb1*Qa1", "Kb1*Ra1", "Kb1*Sa1", "Kb1-a1", "Kb2*Ba1", "Kb2*Qa1",
                                   "Kb2*Ra1", "Kb2*Sa1", "Kb2-a1"));
}

TEST(UnMoves, TheDoubleStepIsTheOnlyMove) {
  // White: Kf5 Pd5 Bd6 Sf6 Sg8, Black: Kh8 Pg7 Ph7 Pe5. The pawn gave check on e6, and no square is
  // left for the king.
  EXPECT_THAT(last_moves("6Nk/6pp/3B1N2/3PpK2/8/8/8/8 w"), ElementsAre("e7-e5"));
}

TEST(UnMoves, UnmovedUnitsHaveNotMovedLast) {
  EXPECT_THAT(last_moves("6k1/8/8/8/8/8/7P/4K2R b K"), IsEmpty());
  EXPECT_THAT(last_moves("6k1/8/8/8/8/8/7P/4K2R b K", "Circe"), IsEmpty());
  const auto moves = last_moves("6k1/8/8/8/8/8/7P/4K2R b -");
  EXPECT_THAT(moves, Contains("Rf1-h1"));
  EXPECT_THAT(moves, Contains("Ke2*Pe1").Times(0));
  EXPECT_THAT(moves, Contains("Kd2*Qe1"));
  EXPECT_THAT(moves, Each(Not(HasSubstr("h2"))));
}

TEST(UnMoves, TheClaimedDoubleStepWasTheLastMove) {
  EXPECT_THAT(last_moves("4k3/8/8/8/3pP3/8/8/4K3 b - e3"), ElementsAre("e2-e4"));
}

TEST(UnMoves, CapturesEnPassant) {
  const auto moves = last_moves("4k3/8/3P4/8/8/8/8/4K3 b");
  EXPECT_THAT(moves, AllOf(Contains("e5*d6 ep."), Contains("c5*d6 ep."), Contains("e5*Pd6"),
                           Contains("d5-d6")));
  // The pawn that was captured had come from d7, where another unit stands now.
  EXPECT_THAT(last_moves("4k3/3n4/3P4/8/8/8/8/4K3 b"), Each(Not(HasSubstr("ep."))));
}

TEST(UnMoves, CastlingsBothWays) {
  EXPECT_THAT(last_moves("4k3/8/8/8/8/8/8/5RK1 b"), Contains("0-0"));
  EXPECT_THAT(last_moves("4k3/8/8/8/8/8/8/2KR4 b"), Contains("0-0-0"));
  EXPECT_THAT(last_moves("2kr4/8/8/8/8/8/8/4K3 w"), Contains("0-0-0"));
  // The rook came from h1, where a bishop stands.
  EXPECT_THAT(last_moves("4k3/8/8/8/8/8/8/5RKB b"), Not(Contains("0-0")));
  // The king castles only if it was not in check.
  EXPECT_THAT(last_moves("4k3/8/8/8/1b6/8/8/5RK1 b"), Not(Contains("0-0")));
}

TEST(UnMoves, CastlingsOfChess960) {
  EXPECT_THAT(last_moves("4k3/8/8/8/8/8/8/5RK1 b -", "Chess960"), Contains("0-0").Times(18))
      << "kings from b1 to g1 with a rook from any square on their right, but not with a rook that "
         "gave check on e1";
}

TEST(UnMoves, PromotionsAsManyAsThereWerePawns) {
  EXPECT_THAT(last_moves("3Q3k/8/8/8/8/8/8/K7 b"), Contains("d7-d8=Q"));
  EXPECT_THAT(last_moves("3Q3k/8/8/8/8/8/PPPPPPPP/K7 b"), Not(Contains("d7-d8=Q")));
  EXPECT_THAT(last_moves("3Q3k/8/8/8/8/8/PPPPPPP1/K7 b"), Contains("d7-d8=Q"));
  EXPECT_THAT(last_moves("3Q3k/8/8/8/8/8/PPPPPPP1/K7 b"), Contains("c7*Rd8=Q"));
}

TEST(UnMoves, NothingIsCapturedThatTheOtherSideCannotHaveHad) {
  // All sixteen black units stand on the board.
  EXPECT_THAT(last_moves("rnbqkbnr/pppppppp/8/8/8/8/8/K7 b"), Each(Not(HasSubstr("*"))));
  // With eight pawns on the board only officers of the array can be missing.
  const auto moves = last_moves("1nbqkbnr/pppppppp/8/8/8/8/8/K7 b");
  EXPECT_THAT(moves, Contains("Ka2*Ra1"));
  EXPECT_THAT(moves, Each(AllOf(Not(HasSubstr("*Q")), Not(HasSubstr("*S")), Not(HasSubstr("*B")))));
}

TEST(UnMoves, WhoIsNotToMoveWasNotInCheck) {
  // Had the rook come along the line, Black would have been in check with White to move.
  EXPECT_THAT(last_moves("4k3/8/8/8/8/8/8/K3R3 b"), Each(Not(testing::StartsWith("Re"))));
}

TEST(UnMoves, DoubleCheckByTheLastMove) {
  // The bishop has opened the line of the rook; only it can have moved.
  const auto moves = last_moves("4k3/8/8/1B6/8/8/8/K3R3 b");
  EXPECT_THAT(moves, Not(IsEmpty()));
  EXPECT_THAT(moves, Each(HasSubstr("Be")));
}

TEST(UnMoves, FairyUnitsAreAskedWhereTheyCanHaveComeFrom) {
  EXPECT_THAT(last_moves("7k/8/8/8/8/2P5/8/K2.gr4 b"),
              AllOf(Not(Contains("Gd3-d1")), Contains("Kb1-a1")));
  // The locust captured on its way.
  EXPECT_THAT(last_moves("7k/8/8/8/8/8/8/K2L4 b"), Contains(HasSubstr("Ld3*")));
}

TEST(UnMoves, WandelschachUnitsWereOthers) {
  const auto moves = last_moves("7k/8/8/8/8/8/8/RK6 b", "Wandelschach");
  EXPECT_THAT(moves, Contains("Qa3-a1=wR"));
  // A rook that comes to a1 turns into a rook. No black unit was on a1 to be captured.
  EXPECT_THAT(moves, Contains("Ra3-a1"));
  EXPECT_THAT(moves, Each(Not(HasSubstr("*"))));
  // A white unit has become a black pawn.
  EXPECT_THAT(last_moves("7k/4p3/8/8/8/8/8/K7 b", "Wandelschach"), Contains("Se5-e7=bP").Times(0));
  EXPECT_THAT(last_moves("7k/4p3/8/8/8/8/8/K7 b", "Wandelschach"), Contains("Sd5-e7=bP"));
  EXPECT_THAT(last_moves("8/k7/8/8/8/8/8/5BK1 b", "Wandelschach"), Contains("0-0[f1=wB]"));
}

TEST(UnMoves, CirceUnitsWereCapturedElsewhere) {
  const auto moves = last_moves("1n5k/8/8/8/3R4/8/8/K7 b", "Circe");
  EXPECT_THAT(moves, Contains("Ra4*Sd4[+bSb8]"));
  // A captured queen would stand on d8; a pawn captured there, on d7.
  EXPECT_THAT(moves, Not(Contains(HasSubstr("*Qd4"))));
  EXPECT_THAT(moves, Not(Contains(HasSubstr("*Pd4"))));
}

TEST(UnMoves, RebornBishopsMayChangeTheColourOfTheirSquares) {
  // Both bishops stood on light squares, and none of them need be a promoted pawn.
  EXPECT_THAT(last_moves("2b1k3/pppppppp/8/8/8/8/8/bR2K3 b -", "Circe PWC"),
              Contains("Ra1*Bb1[+bBa1]"));
}

TEST(UnMoves, AntiCirceUnitsCapturedElsewhere) {
  const auto moves = last_moves("7k/8/8/8/8/8/8/R3K3 b", "AntiCirce");
  EXPECT_THAT(moves, Contains("Rb5*Sb6[wRb6->a1]"));
  EXPECT_THAT(moves, Not(Contains(HasSubstr("[wRb7->a1]"))));
}

TEST(UnMoves, AtomicCaptorsAreGone) {
  // Few explosions are possible with nearly all units on the board.
  const auto moves = last_moves("rnbqkbnr/pppp1ppp/8/8/8/8/PPPPPPPP/RNBQKB1R b KQkq", "Atomic");
  EXPECT_THAT(moves, Not(IsEmpty()));
  EXPECT_THAT(moves, Contains("Sc3*Pe4[-wSe4]"));
  // What stands beside e7 would have exploded.
  EXPECT_THAT(moves, Each(Not(HasSubstr("-wSe7"))));
  EXPECT_THAT(moves, Each(Not(HasSubstr("-bS"))));
}

TEST(UnMoves, RulesThatDoNotTellAreUnknown) {
  const Game game = scene("7k/8/8/8/8/8/8/K7 b", "Imitator e4");
  EXPECT_FALSE(retro::UnMoves::known(game.rules()));
  EXPECT_THAT(game.rules().not_taken_back(), ElementsAre("Imitator"));
  EXPECT_EQ(retro::UnMoves(rules_of(game)).all(game.position()).ending, retro::Ending::unknown);
}

TEST(UnMoves, TheEffortIsBounded) {
  const Game game = scene("7k/8/8/8/8/8/8/K7 b");
  retro::UnMoves unmoves(rules_of(game));
  const auto few = unmoves.all(game.position(), {4});
  EXPECT_EQ(few.ending, retro::Ending::bounded);
  EXPECT_THAT(few.moves, SizeIs(testing::Lt(15U)));
  retro::Effort effort;
  int heard = 0;
  const auto first = [&heard](const retro::LastMove&) { return ++heard < 1; };
  EXPECT_EQ(unmoves.each(game.position(), first, effort), retro::Ending::stopped);
  EXPECT_EQ(heard, 1);
}

}  // namespace
}  // namespace feerie::test
