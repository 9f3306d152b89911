#include <gtest/gtest.h>

#include "unit/input/reading.h"

namespace feerie::test {
namespace {

std::string units(std::string_view commands) {
  return units_of(read_commands(commands).units);
}

TEST(Pieces, StandOnTheirSquares) {
  EXPECT_EQ(units("pieces white Kf6 Qg1 black kh8 pa7B7"), "wKf6 wQg1 bKh8 bPa7 bPb7");
  EXPECT_EQ(units("pieces neutral sa1"), "nSa1");
}

TEST(Pieces, TakeTwoLettersOrHunters) {
  EXPECT_EQ(units("pieces white lea1 gb1 37b3 r/na2 g/pac3 le/nd4 le/pae5f5"),
            "wLEa1 wGb1 w37b3 wR/Na2 wG/PAc3 wLE/Nd4 wLE/PAe5 wLE/PAf5");
}

TEST(Pieces, TakeTheWalkAsATokenOfItsOwn) {
  EXPECT_EQ(units("pieces white r a1h1 black le a8"), "wRa1 wRh1 bLEa8");
}

TEST(Pieces, ReadColoursBeforeWalksAtTheStartOnly) {
  EXPECT_EQ(units("pieces bl b3g4"), "bB3g4");
  EXPECT_EQ(units("pieces white ka1 bl b3g4"), "wKa1 wBLb3 wBLg4");
  EXPECT_EQ(units("pieces white ka1 bl kg4"), "wKa1 bKg4");
}

TEST(Pieces, KeepAttributesUntilTheNextColour) {
  EXPECT_EQ(units("pieces white kamikaze paralysing qa1 rb1 white sc1"),
            "w(Kamikaze)(Paralysing)Qa1 w(Kamikaze)(Paralysing)Rb1 wSc1");
}

TEST(Pieces, TakeRoyalForOneWalkOnly) {
  EXPECT_EQ(units("pieces white royal magic na1b1 rc1"),
            "w(Royal)(Magic)Na1 w(Royal)(Magic)Nb1 w(Magic)Rc1");
}

TEST(Pieces, AddUpOverCommands) {
  EXPECT_EQ(units("pieces white ka1 pieces black ka8"), "wKa1 bKa8");
}

TEST(Pieces, CountInvisibles) {
  const Problem problem = read_commands("pieces TotalInvisible 3 white ka1 total 2");
  EXPECT_EQ(problem.invisibles, 2);
  EXPECT_EQ(units_of(problem.units), "wKa1");
}

TEST(Pieces, GoOnTopOfOthersOnAnOccupiedSquare) {
  EXPECT_EQ(units("pieces white ra1 black sa1"), "wRa1 bSa1");
}

TEST(Pieces, UseTheLettersOfTheLanguage) {
  const Problem german = read_one(
      "anfangproblem\nford #2\nsteine weiss kf6 dg1 schwarz ta1 schwarz beamtet sb1 "
      "bc7\nendeproblem");
  EXPECT_EQ(units_of(german.units), "wKf6 wQg1 bRa1 b(Functionary)Sb1 b(Functionary)Pc7");
}

TEST(Pieces, SayWhatIsWrong) {
  EXPECT_EQ(first_error("pieces ka1").message, "a colour is missing in front of the units");
  EXPECT_EQ(first_error("pieces white xb1").message, "no walk has the letters \"x\"");
  EXPECT_EQ(first_error("pieces white Kc1Qf3").place.token, "Kc1Qf3");
  EXPECT_EQ(first_error("pieces white ka1x").place.token, "ka1x");
  EXPECT_EQ(first_error("pieces white k a1 b1").place.token, "b1");
  EXPECT_EQ(first_error("pieces whit ka1 blakc kb1").hint, "did you mean \"Black\"?");
  EXPECT_EQ(first_error("pieces").message, "units are expected");
  EXPECT_EQ(first_error("pieces").message, "units are expected");
  EXPECT_EQ(first_error("pieces white").message, "no units stand behind \"white\"");
  EXPECT_EQ(first_error("pieces white K").message, "no units stand behind \"white\"");
  EXPECT_EQ(first_error("pieces white K black ka8").place.column, 8);
  EXPECT_EQ(first_error("pieces white ka1 black royal").place.column, 18);
  EXPECT_EQ(first_error("pieces total x").message,
            "the number of invisible units is expected, not \"x\"");
}

TEST(Pieces, TakeAttributesBehindAColourOnly) {
  const Diagnostic error = first_error("pieces white ra1 royal bb4");
  EXPECT_EQ(error.message, "the attribute \"royal\" does not stand behind a colour");
  EXPECT_EQ(error.place.line, 3);
  EXPECT_EQ(error.place.column, 18);
}

TEST(Forsyth, ReadsRunsLettersAndSlashes) {
  EXPECT_EQ(units("forsyth 48/5gPp/5K1k"), "bGf2 wPg2 bPh2 wKf1 bKh1");
  EXPECT_EQ(units("forsyth k7/16/7K"), "bKa8 wKh5");
  EXPECT_EQ(units("forsyth 7K7k"), "wKh8 bKh7");
  EXPECT_EQ(units("forsyth rsbqkbsrpppppppp32PPPPPPPPRSBQKBSR").size(), 32U * 5 - 1);
}

TEST(Forsyth, ReadsFairyUnitsAndSigns) {
  EXPECT_EQ(units("forsyth 1.PA6/8/1Q2.ma3/8/k1.pa.pa4/8/1P1K"),
            "wPAb8 wQb6 bMAe6 bKa4 bPAc4 bPAd4 wPb2 wKd2");
  EXPECT_EQ(units("forsyth +g-G=p+.15-.15=.li.15"), "wGa8 bGb8 nPc8 w15d8 b15e8 nLIf8 w15g8");
}

TEST(Forsyth, ReadsNAsKnightInAFenOnly) {
  EXPECT_EQ(units("forsyth 8/8/8/3N4/8/8/8/K6k"), "wSd5 wKa1 bKh1");
  EXPECT_EQ(notes_of("forsyth 8/8/8/3N4/8/8/8/K6k").size(), 1U);
  EXPECT_EQ(units("forsyth 8/8/8/3N2S1/8/8/8/K6k"), "wNd5 wSg5 wKa1 bKh1");
  EXPECT_EQ(units("forsyth 24/3N4"), "wNd5");
}

TEST(Forsyth, NotesWhereRanksDoNotAddUp) {
  EXPECT_EQ(units("forsyth 7/K"), "wKh8");
  EXPECT_EQ(notes_of("forsyth 7/K").size(), 2U);
  EXPECT_EQ(notes_of("forsyth 32/K/32").size(), 2U);
}

TEST(Forsyth, NotesWhereThePositionEndsEarly) {
  const auto notes = notes_of("forsyth 9");
  ASSERT_EQ(notes.size(), 1U);
  EXPECT_EQ(notes[0].message, "the position ends behind 9 of 64 squares");
  EXPECT_EQ(notes[0].place.column, 9);
  const auto nothing = notes_of("forsyth 0");
  ASSERT_EQ(nothing.size(), 2U);
  EXPECT_EQ(nothing[0].message, "this stands for no square");
  EXPECT_TRUE(notes_of("forsyth 64").empty());
}

TEST(Forsyth, SaysWhatIsWrong) {
  EXPECT_EQ(first_error("forsyth 5X2/8").message, "no walk has the letters \"X\"");
  EXPECT_EQ(first_error("forsyth 5X2/8").place.column, 10);
  EXPECT_EQ(first_error("forsyth 8/.x").message, "no walk has the letters \"x\"");
  EXPECT_EQ(first_error("forsyth 8/=").message, "no walk has the letters \"\"");
  EXPECT_EQ(first_error("forsyth 64K").message, "more than 64 squares");
}

TEST(Fen, ReadsAllFields) {
  const Problem problem = read_commands("fen r3k2n/8/8/3pP3/8/8/8/R3K2R b KQq e6 0 1");
  EXPECT_EQ(units_of(problem.units), "bRa8 bKe8 bSh8 bPd5 wPe5 wRa1 wKe1 wRh1");
  EXPECT_EQ(problem.fen.side, Side::black);
  EXPECT_EQ(problem.fen.castling, "KQq");
  EXPECT_EQ(problem.fen.en_passant, parse_square("e6"));
}

TEST(Fen, UsesEnglishLettersInEveryLanguage) {
  const Problem problem =
      read_one("debutprobleme\nenonce #2\nfen k7/8/8/8/8/8/8/QRBNPK2 w - -\nfinprobleme");
  EXPECT_EQ(units_of(problem.units), "bKa8 wQa1 wRb1 wBc1 wSd1 wPe1 wKf1");
  EXPECT_EQ(problem.fen.castling, "-");
  EXPECT_EQ(problem.fen.en_passant, no_square);
}

TEST(Fen, MayStandBehindForsyth) {
  const Problem problem = read_commands("forsyth k7/48R3K2R w KQ - title x");
  EXPECT_EQ(problem.fen.castling, "KQ");
  EXPECT_EQ(problem.fen.side, Side::white);
  EXPECT_FALSE(read_commands("forsyth k7").fen.side);
}

TEST(Fen, SaysWhatIsWrong) {
  EXPECT_EQ(first_error("fen k7/8 w - -").message, "a FEN has eight ranks of eight squares");
  EXPECT_EQ(first_error("fen k7/8/8/8/8/8/8/K7 w").message,
            "side on move and castling rights are expected");
}

TEST(GameArray, StandsOnTwoRanksEach) {
  const Problem problem = read_commands("InitialGameArray");
  EXPECT_EQ(problem.units.size(), 32U);
  EXPECT_EQ(units_of(problem.units).substr(0, 19), "bRa8 bSb8 bBc8 bQd8");
}

}  // namespace
}  // namespace feerie::test
