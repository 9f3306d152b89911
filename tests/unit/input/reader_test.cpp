#include "input/reader.h"

#include <gtest/gtest.h>

#include "problem/stipulation_text.h"
#include "unit/input/reading.h"

namespace feerie::test {
namespace {

TEST(Reader, ReadsAWholeProblem) {
  const Problem problem = read_one(
      "BeginProblem\nauthor A. Author;\nauthor B. Author\norigin Nowhere \"1\"\naward 1st\n"
      "award 2nd\ntitle . ..,;Titel\nremark heard\nStipulation H#2.0\n"
      "Pieces White Ka1 Black kh8\ncond circe\nopt vari\nEndProblem");
  EXPECT_EQ(problem.authors, (std::vector<std::string>{"A. Author;", "B. Author"}));
  EXPECT_EQ(problem.origins, std::vector<std::string>{"Nowhere \"1\""});
  EXPECT_EQ(problem.award, "2nd");
  EXPECT_EQ(problem.titles, std::vector<std::string>{"Titel"});
  EXPECT_EQ(problem.remarks, std::vector<std::string>{"heard"});
  EXPECT_EQ(to_string(problem.stipulation, Language::english), "h#2");
  EXPECT_EQ(units_of(problem.units), "wKa1 bKh8");
  EXPECT_EQ(problem.conditions.size(), 1U);
  EXPECT_TRUE(problem.options.variations);
  EXPECT_EQ(problem.file, "t.inp");
  EXPECT_EQ(problem.place.line, 2);
}

TEST(Reader, ChoosesTheLanguageByTheFirstWord) {
  EXPECT_EQ(read_one("b stip #2 end").language, Language::english);
  EXPECT_EQ(read_one("a ford #2 end").language, Language::german);
  EXPECT_EQ(read_one("d enonce #2 finp").language, Language::french);
}

TEST(Reader, ReadsOneProblemAfterTheOther) {
  const auto items = read_all("begin stip #2\nnext stip #3\nnextproblem\nstip #4\nend");
  ASSERT_EQ(items.size(), 3U);
  EXPECT_EQ(items[2].problem->stipulation.length, 4);
  EXPECT_EQ(items[2].problem->place.line, 4);
}

TEST(Reader, ReadsSeveralBlocksEachInItsLanguage) {
  const auto items = read_all("begin stip #2 end\nanfangproblem ford #3 ende\n");
  ASSERT_EQ(items.size(), 2U);
  EXPECT_TRUE(items[0].diagnostics.empty());
  EXPECT_EQ(items[1].problem->language, Language::german);
}

TEST(Reader, NotesTextBehindTheEnd) {
  const auto items = read_all("begin stip #2 end\nstip #3 begin\n  beginproblem stip #4 end \n");
  ASSERT_EQ(items.size(), 3U);
  EXPECT_EQ(items[0].problem->stipulation.length, 2);
  ASSERT_EQ(items[1].diagnostics.size(), 1U);
  EXPECT_EQ(items[1].diagnostics[0].message, "text behind the end of the problems is not read");
  EXPECT_EQ(items[1].diagnostics[0].place.line, 2);
  EXPECT_FALSE(items[1].problem);
  EXPECT_FALSE(items[1].has_errors());
  EXPECT_EQ(items[2].problem->stipulation.length, 4);
}

TEST(Reader, SolvesAProblemWithoutEnd) {
  const auto items = read_all("begin stip #2\n");
  ASSERT_EQ(items.size(), 1U);
  EXPECT_TRUE(items[0].problem);
  ASSERT_EQ(items[0].diagnostics.size(), 1U);
  EXPECT_EQ(items[0].diagnostics[0].severity, Diagnostic::Severity::note);
  EXPECT_EQ(items[0].diagnostics[0].message, "the input ends before the end of the problem");
}

TEST(Reader, ReportsAnInputThatDoesNotBegin) {
  auto items = read_all("");
  ASSERT_EQ(items.size(), 1U);
  EXPECT_EQ(items[0].diagnostics[0].message, "the input is empty");
  items = read_all("hello\nworld\nbeginproblem stip #2 end");
  ASSERT_EQ(items.size(), 2U);
  EXPECT_FALSE(items[0].problem);
  EXPECT_EQ(items[0].diagnostics[0].message, "no problem begins with \"hello\"");
  EXPECT_TRUE(items[1].problem);
}

TEST(Reader, NeedsAStipulation) {
  const auto items = read_all("begin pieces white ka1 next stip #2 end");
  ASSERT_EQ(items.size(), 2U);
  EXPECT_FALSE(items[0].problem);
  EXPECT_EQ(items[0].diagnostics[0].message, "the problem has no stipulation");
  EXPECT_EQ(items[0].diagnostics[0].place.token, "next");
  EXPECT_TRUE(items[1].problem);
}

TEST(Reader, TakesOneStipulationOnly) {
  EXPECT_EQ(first_error("stipulation #3").message, "the problem has a stipulation already");
}

TEST(Reader, PartsTheDiagramsOfAToBAtTheStipulation) {
  const Problem problem = read_one(english("pieces white ka1 stip a=>b2 pieces white kb1 qc1"));
  EXPECT_EQ(units_of(problem.start_units), "wKa1");
  EXPECT_EQ(units_of(problem.units), "wKb1 wQc1");
  const Problem structured =
      read_one(english("pieces white ka1 sstip white 3a[a=>b]d pieces white kb1"));
  EXPECT_EQ(units_of(structured.start_units), "wKa1");
  EXPECT_EQ(units_of(structured.units), "wKb1");
}

TEST(Reader, GoesOnWithTheNextCommandAfterAnError) {
  const auto errors = diagnostics_of(
      english("pieces white xx kb1\ncondition crice volage\noption nonsense\nstipulation #2"),
      Diagnostic::Severity::error);
  ASSERT_EQ(errors.size(), 3U);
  EXPECT_EQ(errors[0].place.line, 2);
  EXPECT_EQ(errors[1].place.line, 3);
  EXPECT_EQ(errors[2].place.line, 4);
}

TEST(Reader, GoesOnWithTheNextProblemAfterAnError) {
  const auto items = read_all("begin\ntitle a\nfoo bar next stip #2 end");
  ASSERT_EQ(items.size(), 2U);
  EXPECT_FALSE(items[0].problem);
  EXPECT_EQ(items[0].diagnostics.size(), 1U);
  EXPECT_TRUE(items[1].problem);
}

TEST(Reader, KeepsRemarksAndProtocolOfBadProblems) {
  const auto items = read_all(english("remark one\nprotocol out.txt  \nfoo"));
  ASSERT_EQ(items.size(), 1U);
  EXPECT_FALSE(items[0].problem);
  EXPECT_EQ(items[0].draft.value().remarks, std::vector<std::string>{"one"});
  ASSERT_TRUE(items[0].protocol);
  EXPECT_EQ(items[0].protocol->name, "out.txt");
  EXPECT_EQ(items[0].protocol->place.place.line, 3);
  EXPECT_EQ(items[0].protocol->place.place.column, 10);
}

TEST(Reader, ReadsLatexSymbols) {
  const Problem problem = read_commands(
      "latex my file.tex\n  g DU Grasshopper piece\n le DR leo\nauthor X\nlatexpieces\n z SL "
      "zebra");
  ASSERT_TRUE(problem.latex);
  EXPECT_EQ(problem.latex->file, "my file.tex");
  ASSERT_EQ(problem.latex->symbols.size(), 3U);
  EXPECT_EQ(problem.latex->symbols[0].symbol, "DU");
  EXPECT_EQ(problem.latex->symbols[0].name, "Grasshopper piece");
  EXPECT_EQ(problem.authors, std::vector<std::string>{"X"});
}

TEST(Reader, ReportsUnknownCommands) {
  EXPECT_EQ(first_error("peices white ka1").hint, "did you mean \"pieces\"?");
}

TEST(Reader, RefusesForeignCharactersOutsideTexts) {
  const Diagnostic error = first_error(
      "pieces white k\xe2\x82\xac"
      "1");
  EXPECT_EQ(error.message, "the character \"\xe2\x82\xac\" cannot stand here");
  EXPECT_EQ(error.place.column, 15);
}

TEST(Reader, TakesTextsInUtf8AndInLatin1) {
  for (const char* title : {"title L\xf6rinc", "title L\xc3\xb6rinc"}) {
    EXPECT_EQ(read_commands(title).titles, std::vector<std::string>{"L\xc3\xb6rinc"});
  }
}

}  // namespace
}  // namespace feerie::test
