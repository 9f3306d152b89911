#include "retro/oracle.h"

#include <string>
#include <string_view>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "unit/retro/diagram.h"

namespace feerie::test {
namespace {

using testing::HasSubstr;

std::string reason(std::string_view fen, const std::string& lines = "") {
  const Diagram asked = diagram(fen, lines);
  const retro::Answer answer = retro::illegal(asked.knowledge, {asked.position, 0});
  EXPECT_EQ(answer.illegal(), answer.reason.has_value());
  return answer.reason ? answer.reason->in(Language::english) : "";
}

TEST(Oracle, CountsUnitsAndPawns) {
  EXPECT_THAT(reason("4k3/8/8/8/8/P7/PPPPPPPP/4K3 b -"), HasSubstr("more than 8 pawns"));
  EXPECT_THAT(reason("4k3/8/8/8/8/NNNNNNNN/NNNNNNNN/4K3 b -"), HasSubstr("more than 16 units"));
  EXPECT_THAT(reason("4k3/8/8/8/8/8/8/P3K3 b -"), HasSubstr("a pawn stands on a1"));
  EXPECT_THAT(reason("4k3/8/8/8/8/8/PPPPPPPP/3QK2Q b -"), HasSubstr("from promotion"));
}

TEST(Oracle, CountsCapturesOfPawns) {
  EXPECT_EQ(reason("rnbqkbn1/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR b -"), "");
  EXPECT_THAT(reason("rnbqkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR b -"),
              HasSubstr("captured at least 1 times"));
}

TEST(Oracle, PromotedUnitsHavePromotedFromWhereTheyCanHaveCome) {
  // The a-pawn has promoted, but only the light-squared bishop of a8 needs no capture, and it does
  // not get out. Black has lost nothing.
  EXPECT_THAT(reason("rnbqkbnr/1ppppppp/1p6/8/8/4B3/1PPPPPPP/R1BQKBNR b -"),
              HasSubstr("captured at least 1 times, but could capture only 0"));
  EXPECT_EQ(reason("rnbqkbnr/1ppppppp/1p6/8/8/4N3/1PPPPPPP/1NBQKBNR b -"), "");
  EXPECT_EQ(reason("rnbqkbn1/1ppppppp/1p6/8/8/4B3/1PPPPPPP/R1BQKBNR b -"), "");
}

TEST(Oracle, ABishopIsCapturedOnSquaresOfItsColour) {
  // a2 has captured on b3, which is a light square.
  EXPECT_THAT(reason("rnbqk1nr/pppp1ppp/4p3/8/8/1P6/1PPPPPPP/RNBQKBNR b -"),
              HasSubstr("of one colour"));
  EXPECT_EQ(reason("rn1qkbnr/ppp1pppp/3p4/8/8/1P6/1PPPPPPP/RNBQKBNR b -"), "");
  EXPECT_EQ(reason("rnbqk1n1/pppp1ppp/4p3/8/8/1P6/1PPPPPPP/RNBQKBNR b -"), "");
  EXPECT_EQ(reason("rnbqk1nr/pppp1ppp/4p3/8/1P6/8/1PPPPPPP/RNBQKBNR b -"), "") << "perhaps a3*b4";
}

TEST(Oracle, AMissingPawnThatNeverCapturedWasCapturedOnItsFile) {
  // Black's h-pawn is missing and has captured nothing, because White is complete. It cannot have
  // passed h2, so that b3 is no square on which it was captured.
  EXPECT_THAT(reason("rnbqkbnr/ppppppp1/8/8/8/1P6/1PPPPPPP/RNBQKBNR b -"),
              HasSubstr("never left their files"));
  // Black can have captured a knight, and then have been captured on b3; or it was another unit.
  EXPECT_EQ(reason("rnbqkbnr/ppppppp1/8/8/8/1P6/1PPPPPPP/RNBQKB1R b -"), "");
  EXPECT_EQ(reason("rnbqkb1r/ppppppp1/8/8/8/1P6/1PPPPPPP/RNBQKBNR b -"), "");
  // The b-pawn was captured where it stood on its file.
  EXPECT_EQ(reason("rnbqkbnr/p1pppppp/8/8/8/1P6/1PPPPPPP/RNBQKBNR b -"), "");
  // With the h-pawn of White gone that of Black may have promoted.
  EXPECT_EQ(reason("rnbqkbnr/ppppppp1/8/8/8/1P6/1PPPPPP1/RNBQKBNR b -"), "");
}

TEST(Oracle, TwoPawnsOfAFileHaveNotPassedEachOther) {
  // As before, but White's h-pawn has gone straight on.
  EXPECT_THAT(reason("rnbqkbnr/ppppppp1/7P/8/8/1P6/1PPPPPP1/RNBQKBNR b -"),
              HasSubstr("never left their files"));
}

TEST(Oracle, ABishopBehindUnmovedPawnsNeverCameOut) {
  // The bishop on f4 is no promoted one, because all pawns are there.
  EXPECT_THAT(reason("4k3/8/8/8/5B2/8/PPPPPPPP/RN1QKBNR b -"), HasSubstr("from promotion"));
  EXPECT_EQ(reason("4k3/8/8/8/5B2/3P4/PPP1PPPP/RN1QKBNR b -"), "");
}

TEST(Oracle, AKingBehindUnmovedPawnsNeverCameOut) {
  EXPECT_THAT(reason("4k3/8/8/8/4K3/8/PPPPPPPP/RNBQ1BNR b -"), HasSubstr("king on e4"));
  EXPECT_EQ(reason("4k3/8/8/8/4K3/4P3/PPPP1PPP/RNBQ1BNR b -"), "");
}

TEST(Oracle, KingsKeepOutOfAttacksThatHaveAlwaysBeen) {
  // The white king comes to g8 only over squares that the black king has always guarded.
  EXPECT_THAT(reason("r3k1K1/1RR3p1/7p/8/8/8/8/8 w q"), HasSubstr("the king on g8"));
}

TEST(Oracle, ARookIsShutInByPawnsOneStepAheadAndByChecks) {
  // H. Hultberg, Tidskrift för Schack 1944. The rook on f3 has not come from a1, nor from the last
  // rank: c6 and h6 have always been on c7 and h7 before, and on d8 and f8 it checks the king.
  EXPECT_THAT(reason("r3k3/1p1p2p1/2pP3p/8/8/5R2/PPPP4/4K2R w Kq"), HasSubstr("the unit on f3"));
  EXPECT_EQ(reason("r3k3/1p1p2p1/2pP3p/8/8/5R2/PPPP4/4K2R w K"), "") << "the king may have moved";
  EXPECT_EQ(reason("r3k3/1p1p2p1/2pP3p/8/8/5R2/PPPP4/4K2R w q"), "") << "the rook was on a1";
  EXPECT_EQ(reason("r3k3/1p1p2p1/2pP4/7p/8/5R2/PPPP4/4K2R w Kq"), "") << "over h7 and h6";
  EXPECT_EQ(reason("r3k3/1p1p4/2pP2pp/8/8/5R2/PPPP4/4K2R w Kq"), "") << "g7 took on h6 or g6";
}

TEST(Oracle, AUnitMayPassWhereItCannotHaveStayed) {
  // The bishop has come to g8 past f7, from where it would check. A game has led to this.
  EXPECT_EQ(reason("r1b1kbBr/pp1p3p/n6n/2p1ppp1/3P2Pq/2N1P3/PPP2P1P/R1BQK1NR w KQkq"), "");
}

TEST(Oracle, SomeChecksCannotBeGiven) {
  EXPECT_THAT(reason("8/8/8/4k3/8/3N1N2/8/4K3 b -"), HasSubstr("no move gives check"));
  EXPECT_THAT(reason("4R3/8/8/B3k2R/8/3N4/8/4K3 b -"), HasSubstr("no move gives check"));
  EXPECT_EQ(reason("4R3/8/2N5/4k3/8/8/8/4K3 b -"), "");
  // From no square on the line can the knight have come to d3.
  EXPECT_THAT(reason("4R3/8/8/4k3/8/3N4/8/4K3 b -"), HasSubstr("no last move"));
}

TEST(Oracle, OneSideHasMovedLast) {
  EXPECT_THAT(reason("r3k3/p1p5/Q3K3/8/8/8/8/8 w q"), HasSubstr("no unit of it has moved"));
  EXPECT_EQ(reason("r3k3/p1p5/Q3K3/8/8/8/8/8 w -"), "");
}

TEST(Oracle, EachLastMoveMayLeadToNowhere) {
  // The knight gave no check from where it can have come, so that White has moved king or rook.
  EXPECT_THAT(reason("N1k5/p1p5/8/8/8/8/8/R3K3 b Q"), HasSubstr("last move"));
}

TEST(Oracle, ReachingTheBoundsIsNoProof) {
  const Diagram asked = diagram("N1k5/p1p5/8/8/8/8/8/R3K3 b Q");
  const retro::Question question{asked.position, 0};
  EXPECT_EQ(retro::illegal(asked.knowledge, question, {.positions = 0}).kind,
            retro::Answer::Kind::undecided);
  EXPECT_EQ(retro::illegal(asked.knowledge, question, {.moves_back = 0}).kind,
            retro::Answer::Kind::not_shown);
}

TEST(Oracle, WhereFewMovesCanHaveBeenTheLastItLooksFurtherBack) {
  // W. Hundsdorfer, Retrograde Analysis 1915. White has lost nothing. Before f6-f5 the queen came
  // from f7 to give check, and Black had no move before that.
  const Diagram asked = diagram("KR2N3/4P1P1/6QB/3N1pPB/n6P/rP6/ppkPP2P/3R4 w -");
  const retro::Question question{asked.position, all_squares};
  EXPECT_TRUE(retro::illegal(asked.knowledge, question).illegal());
  EXPECT_EQ(retro::illegal(asked.knowledge, question, {.moves_back = 3}).kind,
            retro::Answer::Kind::not_shown);
}

TEST(Oracle, UnknownRulesProveNothing) {
  EXPECT_EQ(reason("4k3/8/8/8/8/P7/PPPPPPPP/4K3 b -", "condition Circe"), "");
  EXPECT_EQ(reason("4k3/8/8/8/8/P7/PPPPPPPP/4K3 b -", "condition Chess960"),
            reason("4k3/8/8/8/8/P7/PPPPPPPP/4K3 b -"));
}

TEST(Oracle, InChess960BothSidesHaveOneArray) {
  EXPECT_THAT(reason("5k1r/8/8/8/8/8/7p/R3K3 b Qk", "condition Chess960"), HasSubstr("array"));
  EXPECT_EQ(reason("5k1r/8/8/8/8/8/7p/R3K3 b k", "condition Chess960"), "");
  // A bishop in a corner behind an unmoved pawn is legal there only.
  EXPECT_EQ(reason("4k3/8/8/8/8/8/PPPPPPPP/B3K3 b -", "condition Chess960").find("unit on a1"),
            std::string::npos);
}

TEST(Oracle, InAtomicChessPawnsStayOnTheirFiles) {
  EXPECT_NE(reason("4k3/8/8/8/8/P7/P7/4K3 b -", "condition Atomic"), "");
  EXPECT_EQ(reason("4k3/8/8/8/8/P7/1P6/4K3 b -", "condition Atomic"), "");
  EXPECT_EQ(reason("8/8/8/3kK3/8/8/8/8 b -", "condition Atomic"), "");
}

TEST(Oracle, InWandelschachTheTableTellsWhoStandsThere) {
  EXPECT_EQ(reason("8/8/8/3b4/1R6/7k/7P/4K3 b -", "condition Wandelschach"), "");
  EXPECT_THAT(reason("b7/8/8/8/1R6/7k/7P/4K3 b -", "condition Wandelschach"),
              HasSubstr("the unit on a8"));
  EXPECT_THAT(reason("8/8/8/8/R7/5b1k/7B/4K3 b -", "condition Wandelschach"),
              HasSubstr("the unit on h2"));
}

TEST(Oracle, FurtherKingsArePromotedOnes) {
  EXPECT_NE(reason("4k3/8/8/8/8/8/PPPPPPPP/3KK3 b -", "condition RexMultiplex"), "");
  EXPECT_EQ(reason("4k3/8/8/8/8/8/PPPPPPP1/3KK3 b -", "condition RexMultiplex"), "");
}

}  // namespace
}  // namespace feerie::test
