#include "web/commands.h"

#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace feerie::web {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

const std::string first =
    "BeginProblem\nCondition Wandelschach\nStipulation h#1\nPieces\nWhite Ke1 Rb4 Ph2\n"
    "Black Kh3 Bd5\nEndProblem\n";

struct Answer {
  int status = 0;
  std::string text, reported;

  /// The rows of JSON of which the text consists.
  [[nodiscard]] std::vector<json> rows() const {
    std::vector<json> all;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) all.push_back(json::parse(line));
    return all;
  }
  /// The first row of a kind.
  [[nodiscard]] json row(std::string_view kind) const {
    for (const json& each : rows()) {
      if (each.value("row", "") == kind) return each;
    }
    ADD_FAILURE() << "no row " << kind << " in " << text;
    return json::object();
  }
};

Answer ask(const std::vector<std::string>& arguments, const std::string& input = "") {
  Answer answer;
  answer.status =
      run(arguments, input,
          {.write = [&](std::string_view text) { answer.text += text; },
           .report = [&](std::string_view text) { answer.reported.append(text).append("\n"); }});
  return answer;
}

TEST(WebCommands, AreKnownByName) {
  EXPECT_EQ(ask({"frobnicate"}).status, 2);
  EXPECT_EQ(ask({}).status, 2);
}

TEST(WebCommands, ReadTellsDefinitionAndDiagram) {
  const Answer answer = ask({"read"}, first);
  EXPECT_EQ(answer.status, 0);
  ASSERT_EQ(answer.rows().size(), 1);
  const json row = answer.rows()[0];
  EXPECT_EQ(row["definition"]["conditions"], json::array({"Wandelschach"}));
  EXPECT_EQ(row["definition"]["units"].size(), 5);
  EXPECT_EQ(row["diagram"]["board"], "e1wK h2wP h3bK b4wR d5bB");
  EXPECT_EQ(row["diagram"]["counts"], "3 + 2");
  EXPECT_FALSE(row.contains("draft"));
  EXPECT_FALSE(row.contains("messages"));
}

TEST(WebCommands, ReadTellsErrorsAtTheirPlaceAndWhatWasUnderstood) {
  const Answer answer = ask(
      {"read"},
      "BeginProblem\nCondition Cirse\nStipulation h#2\nPieces White Ka1 Black Kh8\nEndProblem\n");
  EXPECT_EQ(answer.status, 1);
  const json row = answer.rows().at(0);
  EXPECT_EQ(row["draft"], true);
  EXPECT_FALSE(row.contains("definition"));
  EXPECT_EQ(row["diagram"]["board"], "a1wK h8bK");
  const json message = row["messages"][0];
  EXPECT_EQ(message["severity"], "error");
  EXPECT_EQ(message["line"], 2);
  EXPECT_EQ(message["column"], 11);
  EXPECT_EQ(message["token"], "Cirse");
  EXPECT_THAT(message["hint"].get<std::string>(), HasSubstr("Circe"));
}

TEST(WebCommands, ReadTellsEachProblem) {
  const Answer answer =
      ask({"read"},
          "BeginProblem\nStipulation #1\nPieces White Ka1 Black Kh8\nNextProblem\n"
          "Stipulation #2\nPieces White Ka1 Black Kh8\nEndProblem\n");
  ASSERT_EQ(answer.rows().size(), 2);
  EXPECT_EQ(answer.rows()[1]["definition"]["stipulation"], "#2");
}

TEST(WebCommands, WriteMakesTextOfAChangedRowInTheLanguage) {
  json row = ask({"read"}, first).rows().at(0);
  row["definition"]["units"].push_back(
      {{"side", "neutral"}, {"walk", "G"}, {"square", "b6"}, {"attributes", {"Kamikaze"}}});
  row["definition"]["twins"] = {{{"letter", "b"}, {"changes", {"move d5 d6"}}}};
  const json german = ask({"write", "de"}, row.dump()).rows().at(0);
  EXPECT_THAT(german["text"].get<std::string>(),
              testing::AllOf(StartsWith("Anfang"), HasSubstr("Forderung h#1"),
                             HasSubstr("Neutral Kamikaze Gb6"), HasSubstr("d5 d6")));
  const json again = ask({"read"}, german["text"]).rows().at(0);
  EXPECT_EQ(again["definition"], row["definition"]);
  EXPECT_EQ(again["language"], "de");
}

TEST(WebCommands, WriteTellsWhatIsWrong) {
  json row = ask({"read"}, first).rows().at(0);
  row["definition"]["conditions"] = {"Cirse"};
  const Answer answer = ask({"write", "en"}, row.dump());
  EXPECT_EQ(answer.status, 1);
  EXPECT_THAT(answer.rows().at(0)["wrong"][0].get<std::string>(), HasSubstr("Cirse"));
  EXPECT_TRUE(ask({"write"}, "no JSON").rows().at(0).contains("wrong"));
  EXPECT_TRUE(ask({"write"}, "{}").rows().at(0).contains("wrong"));
}

TEST(WebCommands, ConvertWritesOtherFormatsAndReadsThem) {
  const json yaml = ask({"convert", "olv"}, first).rows().at(0);
  EXPECT_THAT(yaml["text"].get<std::string>(), HasSubstr("algebraic"));
  EXPECT_THAT(yaml["lost"], IsEmpty());
  const json back = ask({"convert", "inp", "fr"}, yaml["text"]).rows().at(0);
  EXPECT_THAT(back["text"].get<std::string>(), HasSubstr("condition EchecsChangeants"));
  EXPECT_EQ(ask({"read"}, back["text"]).rows().at(0)["diagram"]["board"],
            ask({"read"}, first).rows().at(0)["diagram"]["board"]);
}

TEST(WebCommands, ConvertTellsWhatAFormatDoesNotHold) {
  const json answer =
      ask({"convert", "fen"},
          "BeginProblem\ntitle T\nStipulation #2\nPieces White Ka1 Black Kh8\nEndProblem\n")
          .rows()
          .at(0);
  EXPECT_THAT(answer["text"].get<std::string>(), HasSubstr("7k/8/8/8/8/8/8/K7"));
  EXPECT_FALSE(answer["lost"].empty());
}

TEST(WebCommands, ConvertGivesPositionsTheStipulation) {
  const std::string position = "7k/8/8/8/8/8/8/K6R w - - 0 1\n";
  const json without = ask({"convert", "inp", "en"}, position).rows().at(0);
  EXPECT_FALSE(without["lost"].empty());
  const json with = ask({"convert", "inp", "en", "#3"}, position).rows().at(0);
  EXPECT_THAT(with["text"].get<std::string>(), HasSubstr("stipulation #3"));
}

TEST(WebCommands, DrawMakesOneDiagram) {
  const Answer answer = ask({"draw"}, first);
  EXPECT_EQ(answer.status, 0);
  EXPECT_THAT(answer.text, HasSubstr("<svg"));
  EXPECT_EQ(ask({"draw"}, "BeginProblem Cirse EndProblem").status, 1);
}

TEST(WebCommands, SolveTellsTheUnitsBehindEachMove) {
  const Answer answer = ask({"solve"}, first);
  EXPECT_EQ(answer.status, 0);
  EXPECT_EQ(answer.row("phase")["board"], "e1wK h2wP h3bK b4wR d5bB");
  const json plies = answer.row("line")["plies"];
  EXPECT_EQ(plies[0]["text"], "Bd5-h1=wR");
  EXPECT_EQ(plies[0]["board"], "e1wK h1wR h2wP h3bK b4wR");
  EXPECT_EQ(plies[1]["board"], "f1wB g1wK h2wP h3bK b4wR");
  EXPECT_EQ(answer.row("end of problem")["outcome"], "solved");
}

TEST(WebCommands, SolveTellsWhyNot) {
  const Answer answer =
      ask({"solve"}, "BeginProblem\nCondition Cirse\nStipulation h#2\nEndProblem\n");
  EXPECT_EQ(answer.status, 1);
  EXPECT_THAT(answer.row("message")["message"].get<std::string>(), HasSubstr("Cirse"));
  EXPECT_EQ(answer.row("end of problem")["outcome"], "refused");
}

TEST(WebCommands, SolveTellsHowFarItIs) {
  const Answer answer = ask({"solve"},
                            "BeginProblem\nOption MaxTime 1\nStipulation h#5\nPieces\n"
                            "White Ka1 Qb1 Rc1\nBlack Kh8 Rg8 Qf8\nEndProblem\n");
  EXPECT_GT(answer.row("progress")["positions"], 0);
  EXPECT_EQ(answer.row("end of problem")["outcome"], "interrupted");
}

TEST(WebCommands, TextIsThatOfTheProgram) {
  const Answer answer = ask({"text", "first.inp"}, first);
  EXPECT_THAT(answer.text, HasSubstr("  1.Bd5-h1=wR 0-0[f1=wB] #"));
  const Answer refused = ask({"text", "bad.inp"}, "BeginProblem\nCondition Cirse\nEndProblem\n");
  EXPECT_EQ(refused.status, 1);
  EXPECT_THAT(refused.reported, StartsWith("bad.inp:2:11: error: unknown condition"));
}

TEST(WebCommands, TextWithMemoryHasBannerTimesAndRemarks) {
  const Answer answer = ask({"text", "first.inp", "67108864"}, first + "more\n");
  EXPECT_EQ(answer.status, 0);
  EXPECT_THAT(answer.text, testing::AllOf(StartsWith("feerie "), HasSubstr("(64 MB)\n"),
                                          HasSubstr("Bd5-h1=wR 0-0[f1=wB] #"),
                                          HasSubstr("solution finished. Time = "),
                                          HasSubstr("first.inp:8:1: note: ")));
  EXPECT_THAT(answer.reported, IsEmpty());
  const std::string bad = "BeginProblem\nCondition Cirse\nEndProblem\n";
  EXPECT_THAT(ask({"text", "bad.inp", "0"}, bad).reported, StartsWith("bad.inp:2:11: error: "));
}

TEST(WebCommands, TextWithoutMemoryReportsRemarks) {
  const Answer answer = ask({"text", "first.inp"}, first + "more\n");
  EXPECT_THAT(answer.text, testing::Not(HasSubstr("note")));
  EXPECT_THAT(answer.reported, StartsWith("first.inp:8:1: note: "));
}

TEST(WebCommands, CatalogueHasAllSectionsInEachLanguage) {
  for (const std::string language : {"en", "de", "fr"}) {
    const json catalogue = json::parse(ask({"catalogue", language}).text);
    ASSERT_EQ(catalogue["sections"].size(), 8) << language;
    for (const json& section : catalogue["sections"]) {
      EXPECT_FALSE(section["entries"].empty()) << language << section["section"];
    }
    EXPECT_THAT(catalogue["shapes"].get<std::string>(), HasSubstr("feerie-king"));
  }
  const json german = json::parse(ask({"catalogue", "de"}).text)["figures"];
  EXPECT_EQ(german["B"]["letters"], "L");
  EXPECT_EQ(german["B"]["shape"], "bishop");
  EXPECT_EQ(german["G"]["turn"], 180);
  EXPECT_EQ(german["G"]["english"], "grasshopper");
}

}  // namespace
}  // namespace feerie::web
