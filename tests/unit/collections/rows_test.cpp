#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "collections/collection.h"
#include "collections/conversion.h"
#include "collections/definition.h"
#include "collections/row_entries.h"
#include "input/reader.h"

/// Problems in rows of JSON, as solving writes them.
namespace feerie::test {
namespace {

using collections::Composition;
using collections::Conversion;
using collections::entries_of;
using collections::Format;
using collections::missing_from;
using collections::recognise;
using collections::Target;
using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

Problem problem_in(const std::string& text) {
  Reader reader(text, "test");
  const auto item = reader.next();
  if (item && item->problem) return *item->problem;
  ADD_FAILURE() << text << (item ? to_string(item->diagnostics.front()) : "nothing");
  return {};
}

Problem problem_of(const std::string& commands) {
  return problem_in("BeginProblem\n" + commands + "\nEndProblem\n");
}

std::vector<collections::Entry> entries(const std::string& text) {
  return entries_of(text, Format::rows, "");
}

TEST(Definitions, TellAttributesAndParameters) {
  const Problem problem = problem_of(
      "remark first\noption EnPassant e6 SetPlay\ncondition Circe RexInclusive\n"
      "stipulation exact-ser-h#3\npieces white royal jigger Gb2 neutral Sc3 black R/Nd4\n"
      "zeroposition move b2 b3\nremark second\ntwin continued stipulation #2\n"
      "solution\n1.Gb3\nendsolution");
  const json told = json::parse(collections::definition_text(problem));
  EXPECT_THAT(told.at("remarks"), ElementsAre("first"));
  EXPECT_EQ(told.at("stipulation"), "exact-ser-h#3");
  EXPECT_THAT(told.at("options"), ElementsAre("SetPlay", "EnPassant e6"));
  EXPECT_THAT(told.at("conditions"), ElementsAre("Circe RexInclusive"));
  EXPECT_EQ(told.at("units"), json::parse(R"([
      {"side":"white","walk":"G","square":"b2","attributes":["Royal","Jigger"]},
      {"side":"neutral","walk":"S","square":"c3"},
      {"side":"black","walk":"R/N","square":"d4"}])"));
  EXPECT_EQ(told.at("zero_position"), true);
  EXPECT_EQ(told.at("twins"), json::parse(R"([
      {"letter":"a","changes":["move b2 b3"],"remarks":["second"]},
      {"letter":"b","continued":true,"changes":["stipulation #2"]}])"));
  EXPECT_THAT(told.at("solution").get<std::string>(), HasSubstr("1.Gb3"));
}

/// What solving makes of a part, what LaTeX is to draw, and both positions of a=>b come back.
TEST(Definitions, HoldWhatOtherFormatsDoNot) {
  for (const std::string commands :
       {"condition Imitator a3 pieces white Ka1 black Kh8\nstipulation a=>b1\n\
condition Imitator b2 pieces white Ka1 black Kh7",
        "stipulation #2 forsyth 7k/8/5KQ1/8/8/8/8/8\npart\nwhatever 1\nendpart",
        "stipulation #2 forsyth 7k/8/5KQ1/8/8/8/8/8\nLaTeX x.tex\nN S3 Nachtreiter\nG D3 Grille\n",
        "stipulation #2 forsyth 7k/8/5KQ1/8/8/8/8/8\nLaTeXPieces\nN S3 Nachtreiter\n",
        "stipulation #2 forsyth 7k/8/5KQ1/8/8/8/8/8 pieces TotalInvisible 2",
        "sstipulation white 1a[#]d forsyth 7k/8/5KQ1/8/8/8/8/8"}) {
    const Composition original{problem_of(commands), "", nullptr};
    for (const Target target : {Target::rows, Target::input}) {
      Conversion conversion(target);
      const auto written = conversion.add(original);
      EXPECT_THAT(written.lost, IsEmpty()) << written.text;
      if (target != Target::rows) continue;
      const auto found = entries(written.text);
      ASSERT_EQ(found.size(), 1U) << written.text;
      EXPECT_THAT(missing_from(problem_in(found[0].text), original.problem), IsEmpty());
    }
  }
}

TEST(Rows, AreRecognised) {
  EXPECT_EQ(recognise("{\"row\":\"run\",\"format\":1}\n"), Format::rows);
  EXPECT_EQ(recognise("\n{ \"format\": 1, \"row\" : \"run\" }\n"), Format::rows);
  EXPECT_EQ(recognise("{\"row\", \"algebraic\": 1}"), Format::json);
  EXPECT_EQ(recognise("{\n\"row\": 1}"), Format::json);
}

/// Rows that are no problems are passed over, broken ones told, and those behind them read.
TEST(Rows, AreReadOneByOne) {
  const std::string good =
      R"({"row":"problem","problem":1,"file":"x","language":"en","titles":["T"],"definition":)"
      R"({"stipulation":"#1","units":[{"side":"white","walk":"K","square":"a1"}],)"
      R"("solution":"1.Ka2#","details":{"intended-solutions":"3"}}})";
  const auto found = entries(
      "{\"row\":\"run\",\"format\":1}\n" + good + "\n{\"row\":\"tree\",\n" +
      R"({"row":"problem","file":"y"})" + "\n" + R"({"row":"problem","definition":{"units":7}})" +
      "\n{\"row\":\"problem\",\n{\"what\":1}\n\n" + R"({"other":0, "row":"problem","definition":)" +
      R"({"units":[{"side":"white K","walk":"K","square":"a1"}]}})" + "\n" + std::string(60, '[') +
      "\n" + good + "\n");
  std::vector<std::string> troubles;
  troubles.reserve(found.size());
  for (const auto& entry : found) {
    troubles.push_back(entry.trouble.in(Language::english));
  }
  EXPECT_THAT(troubles, ElementsAre("", HasSubstr("no definition"), HasSubstr("type"),
                                    HasSubstr("the row is no JSON"), HasSubstr("this is no row"),
                                    HasSubstr("a single word is expected"),
                                    HasSubstr("nested too deeply"), ""));
  EXPECT_EQ(found[0].line, 2);
  EXPECT_EQ(found[0].intended, 3);
  EXPECT_EQ(found[0].published.text, "1.Ka2#");
  EXPECT_THAT(problem_in(found[0].text).titles, ElementsAre("T"));
  EXPECT_EQ(found.back().line, 11);
}

/// No text can end its line and begin a command of its own.
TEST(Rows, TextsStayOnTheirLines) {
  const auto found =
      entries(R"({"row":"problem","titles":["A\nprotocol x.txt"],"definition":{"stipulation":"#1",)"
              R"("units":[{"side":"white","walk":"K","square":"a1"}]}})");
  ASSERT_EQ(found.size(), 1U);
  EXPECT_THAT(problem_in(found[0].text).titles, ElementsAre("A protocol x.txt"));
}

}  // namespace
}  // namespace feerie::test
