#include "input/options.h"

#include <gtest/gtest.h>

#include "unit/input/reading.h"

namespace feerie::test {
namespace {

Options options(std::string_view text) {
  return read_commands("option " + std::string(text)).options;
}

TEST(Options, SetFlags) {
  const Options given = options("vari setp nowk nobk duplex");
  EXPECT_TRUE(given.variations);
  EXPECT_TRUE(given.set_play);
  EXPECT_TRUE(given.no_white_king);
  EXPECT_TRUE(given.no_black_king);
  EXPECT_TRUE(given.duplex);
  EXPECT_FALSE(given.half_duplex);
}

TEST(Options, TakeNumbers) {
  EXPECT_EQ(options("threat 2").threat, 2);
  EXPECT_EQ(options("maxsol 5").max_solutions, 5);
  EXPECT_EQ(options("maxflight 0").max_flight_squares, 0);
  EXPECT_EQ(options("maxtime 30").max_time, 30);
  EXPECT_EQ(options("nontrivial 0 2").non_trivial, (std::pair{0, 2}));
}

TEST(Options, TakeOptionalNumbers) {
  EXPECT_TRUE(options("intelligent vari").intelligent);
  EXPECT_FALSE(options("intelligent vari").intelligent_limit);
  EXPECT_EQ(options("intelligent 3").intelligent_limit, 3);
  EXPECT_EQ(options("beep").beep, 1);
  EXPECT_EQ(options("beep 4").beep, 4);
}

TEST(Options, ImplyOthers) {
  EXPECT_TRUE(options("postkeyplay").variations);
  EXPECT_TRUE(options("startmovenumber 3:4").move_numbers);
  EXPECT_EQ(options("startmovenumber 3:4").start_move_number, (std::vector{3, 4}));
  EXPECT_EQ(options("upto 7").up_to_move_number, std::vector{7});
  EXPECT_EQ(options("try").defence, 1);
  EXPECT_TRUE(options("defence 2").try_play);
}

TEST(Options, TakeSquares) {
  EXPECT_EQ(options("enpassant d7d6d5").en_passant.size(), 3U);
  EXPECT_EQ(options("nocastling a1 nocastling h8").no_castling.size(), 2U);
  const auto pairs = options("castlingmutuallyexclusive a1h8 h1a8").castling_mutually_exclusive;
  ASSERT_EQ(pairs.size(), 2U);
  EXPECT_EQ(pairs[0], (std::pair{parse_square("a1"), parse_square("h8")}));
  EXPECT_EQ(pairs[1], (std::pair{parse_square("h1"), parse_square("a8")}));
}

TEST(Options, OfOurOwnAreSecondary) {
  EXPECT_EQ(options("castling a1e1").castling.size(), 2U);
  EXPECT_TRUE(options("castling a1e1").castling_given);
  EXPECT_EQ(options("castl a1h8").castling_mutually_exclusive.size(), 1U);
  EXPECT_EQ(options("NoCreatedKingCastling Draw50 100 PlainPartialParry Draw50").others,
            (std::vector<Options::OfGame>{
                {"NoCreatedKingCastling"}, {"Draw50", {100}}, {"PlainPartialParry"}, {"Draw50"}}));
}

TEST(Options, WithoutEffectAreNoted) {
  const auto notes = notes_of("option search");
  ASSERT_EQ(notes.size(), 1U);
  EXPECT_EQ(notes[0].message, "the option Search has no effect");
}

TEST(Options, SayWhatIsWrong) {
  EXPECT_EQ(first_error("option variatons").hint, "did you mean \"Variations\"?");
  EXPECT_EQ(first_error("option nob").message, "the option \"nob\" is not unique");
  EXPECT_EQ(first_error("option nob").hint, "it could be \"NoBk\" or \"NoBoard\"");
  EXPECT_EQ(first_error("option maxtime 0").message, "a number must lie between 1 and 1000000000");
  EXPECT_EQ(first_error("option maxflight -1").message, "a number is expected, not \"-1\"");
  EXPECT_EQ(first_error("option nontrivial 1").message, "a number is expected, not \"endproblem\"");
  EXPECT_EQ(first_error("option startmovenumber 0").message,
            "a move number is expected, not \"0\"");
  EXPECT_EQ(first_error("option startmovenumber 1::2").place.token, "1::2");
  EXPECT_EQ(first_error("option castlingmut a1h8h1").message, "pairs of squares are expected");
  EXPECT_EQ(first_error("option").message, "an option is expected");
}

}  // namespace
}  // namespace feerie::test
