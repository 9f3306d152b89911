#include "problem/stipulation_text.h"

#include <gtest/gtest.h>

namespace feerie::stipulation {
namespace {

Stipulation read(std::string_view text) {
  const ParseResult result = parse(text);
  if (const auto* error = std::get_if<ParseError>(&result)) {
    ADD_FAILURE() << text << ": " << error->message.in(Language::english);
    return {};
  }
  EXPECT_EQ(std::get<Parsed>(result).used, text.size()) << text;
  return std::get<Parsed>(result).stipulation;
}

ParseError error_in(std::string_view text) {
  const ParseResult result = parse(text);
  if (const auto* error = std::get_if<ParseError>(&result)) return *error;
  ADD_FAILURE() << text << " is accepted";
  return {};
}

std::string printed(std::string_view text) {
  return to_string(read(text), Language::english);
}

TEST(StipulationText, PrintsWhatItReads) {
  for (const char* text :
       {"#1",          "#10",        "=3",           "s#3",          "r#2",
        "semi-r#2",    "h#2",        "h#2.5",        "h#0.5",        "h#0",
        "hs#3",        "hs#2.5",     "hr=4",         "ser-#5",       "ser-h#5",
        "ser-s=3",     "ser-r+2",    "ser-hs#4",     "ser-reci-h#3", "pser-#3",
        "pser-h#6",    "pser-s#8",   "pser-r#2",     "pser-hs#3",    "phser-#4",
        "phser-s#6",   "phser-r#2",  "reci-h#3",     "reci-h(=)#3",  "##3",
        "h##!4",       "#=2",        "==3",          "!=4",          "!#2",
        "+2",          "x3",         "%4",           "ep2",          "ct4",
        "ctr2",        "<>3",        "h<>r5",        "001",          "h003",
        "~1",          "zg74",       "hza75",        "ska75",        "c813",
        "dia4",        "dia6.5",     "ser-dia9",     "a=>b4.5",      "ser-a=>b12",
        "pser-hdia10", "2->ser-h#4", "3->2->ser-#2", "exact-h#2",    "exact-ser-#4",
        "kx2",         "hkx1.5",     "moves",        "perft4",       "exact-2->ser-#3"}) {
    EXPECT_EQ(printed(text), text);
  }
}

TEST(StipulationText, PrintsOneFormForAll) {
  EXPECT_EQ(printed("H#2.0"), "h#2");
  EXPECT_EQ(printed("dia 4"), "dia4");
  EXPECT_EQ(printed("# 1"), "#1");
  EXPECT_EQ(printed("SEMI-R+4"), "semi-r+4");
  EXPECT_EQ(printed("hZG72"), "hzg72");
  EXPECT_EQ(printed("exact-#1"), "#1");
  EXPECT_EQ(printed("exact-h#1"), "h#1");
  EXPECT_EQ(printed("exact-h#1.5"), "exact-h#1.5");
  EXPECT_EQ(printed("exact-hs#1.5"), "hs#1.5");
  EXPECT_EQ(printed("exact-hs#2"), "exact-hs#2");
  EXPECT_EQ(printed("exact-hdia2"), "exact-dia2");
  EXPECT_EQ(printed("ser-reci-h#1"), "reci-h#1");
}

TEST(StipulationText, CountsHalfMovesInHelpPlayOnly) {
  EXPECT_EQ(read("h#2.5").length, 5);
  EXPECT_EQ(read("hs#3").length, 6);
  EXPECT_EQ(read("reci-h#2").length, 4);
  EXPECT_EQ(read("dia6.5").length, 13);
  EXPECT_EQ(read("#3").length, 3);
  EXPECT_EQ(read("ser-h#3").length, 3);
}

TEST(StipulationText, KnowsTheFormOfPlay) {
  EXPECT_EQ(read("semi-r#2").form, Form::semi_reflex);
  EXPECT_EQ(read("dia4").form, Form::proof_game);
  EXPECT_EQ(read("ser-dia4").form, Form::series_proof_game);
  EXPECT_EQ(read("a=>b4").form, Form::a_to_b);
  EXPECT_EQ(read("ser-a=>b4").form, Form::series_a_to_b);
  EXPECT_EQ(read("ser-hdia4").form, Form::series_help);
  EXPECT_EQ(read("reci-h(=)#2").reciprocal_goal.goal->symbol, "=");
  EXPECT_EQ(read("zg74").goal.target, parse_square("g7"));
  EXPECT_EQ(read("2->ser-#4").intro, std::vector<int>{2});
}

TEST(StipulationText, KnowsWhoBegins) {
  for (const char* text : {"#2", "s#2", "r#2", "ser-#3", "h#2.5", "hs#2", "hr#2", "dia2", "dia2.5",
                           "ser-hs#3", "pser-#2", "phser-#2", "ser-a=>b3", "ser-hdia2",
                           "pser-a=>b3", "1->ser-h#3", "reci-h#1.5"}) {
    EXPECT_EQ(read(text).starts, Side::white) << text;
  }
  for (const char* text :
       {"h#2", "hs#2.5", "reci-h#2", "ser-h#3", "pser-h#3", "a=>b2", "a=>b2.5", "1->ser-#3"}) {
    EXPECT_EQ(read(text).starts, Side::black) << text;
  }
}

TEST(StipulationText, LetsWhiteBegin) {
  const auto with_white = [](const char* text) {
    const Stipulation changed = with_white_to_play(read(text));
    EXPECT_EQ(changed.starts, Side::white) << text;
    return to_string(changed, Language::english);
  };
  EXPECT_EQ(with_white("h#3"), "h#2.5");
  EXPECT_EQ(with_white("h#2.5"), "h#2.5");
  EXPECT_EQ(with_white("a=>b3"), "a=>b3");
  EXPECT_EQ(with_white("#2"), "#2");
  EXPECT_EQ(to_string(with_white_to_play(read("hs#3")), Language::english), "hs#2.5");
}

TEST(StipulationText, SaysWhatIsWrong) {
  EXPECT_EQ(error_in("").message.in(Language::english), "no stipulation is given");
  EXPECT_EQ(error_in("q#2").message.in(Language::english), "not a stipulation");
  EXPECT_EQ(error_in("#").message.in(Language::english), "the length is missing");
  EXPECT_EQ(error_in("# endproblem").message.in(Language::english), "the length is missing");
  EXPECT_EQ(error_in("#0").message.in(Language::english), "the length must not be zero");
  EXPECT_EQ(error_in("#99999999999").message.in(Language::english), "the length is out of range");
  EXPECT_EQ(error_in("perft0").message.in(Language::english), "the length is out of range");
  EXPECT_EQ(error_in("reci-h(q)#2").message.in(Language::english), "not a stipulation");
}

TEST(StipulationText, AcceptsNoTextBehindTheLength) {
  for (const char* text : {"#1xyz", "h#1.7", "h#1.50", "h#1.", "perft2x", "# 1x"}) {
    EXPECT_EQ(error_in(text).message.in(Language::english), "text behind the stipulation") << text;
  }
  EXPECT_EQ(error_in("#1.5").message.in(Language::english),
            "only help play and proof games have half moves");
  EXPECT_EQ(error_in("  #1xyz").offset, 4U);
  EXPECT_EQ(error_in("  #1xyz").length, 3U);
}

TEST(StipulationText, LeavesTheNextTokenAlone) {
  const ParseResult result = parse("  h#2\npieces white");
  EXPECT_EQ(std::get<Parsed>(result).used, 5U);
}

}  // namespace
}  // namespace feerie::stipulation
