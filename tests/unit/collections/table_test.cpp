#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "collections/collection.h"
#include "collections/csv_records.h"
#include "collections/table_columns.h"
#include "input/reader.h"

/// Tables in CSV as collections.
namespace feerie::test {
namespace {

using collections::Column;
using collections::column_named;
using collections::entries_of;
using collections::Entry;
using collections::Format;
using collections::recognise;
using testing::ElementsAre;
using testing::HasSubstr;

std::vector<Entry> rows(const std::string& text, const std::string& stipulation = "") {
  EXPECT_EQ(recognise(text), Format::table) << text;
  return entries_of(text, Format::table, stipulation);
}

Problem problem_of(const Entry& entry) {
  EXPECT_EQ(entry.trouble.in(Language::english), "");
  Reader reader(entry.text, "test");
  const auto item = reader.next();
  if (!item || !item->problem) {
    ADD_FAILURE() << entry.text << (item ? to_string(item->diagnostics.front()) : "nothing");
    return {};
  }
  return *item->problem;
}

TEST(Tables, AreReadByTheNamesOfTheirColumns) {
  const auto found = rows(
      "FEN,Stipulation,Author,Title,Source,Year,Conditions,Options,Solution,Intended\r\n"
      "7k/8/5KQ1/8/8/8/8/8 w - -,#1,\"Doe, J.; Roe, R.\",\"A \"\"title\"\"\",Sphinx,1930,"
      "Circe; Koeko,SetPlay,\"1.Qg7#\n 1.x\",2\r\n");
  ASSERT_EQ(found.size(), 1U);
  const Problem problem = problem_of(found[0]);
  EXPECT_THAT(problem.authors, ElementsAre("Doe, J.", "Roe, R."));
  EXPECT_THAT(problem.titles, ElementsAre("A \"title\""));
  EXPECT_THAT(problem.origins, ElementsAre("Sphinx, 1930"));
  EXPECT_EQ(problem.conditions.size(), 2U);
  EXPECT_TRUE(problem.options.set_play);
  EXPECT_EQ(problem.units.size(), 3U);
  EXPECT_EQ(found[0].published.text, "1.Qg7#\n 1.x");
  EXPECT_EQ(found[0].intended, 2);
  EXPECT_EQ(found[0].line, 2);
}

TEST(Tables, HaveNamesInThreeLanguagesAndThreeSeparators) {
  EXPECT_EQ(column_named("LÖSUNG"), Column::solution);
  EXPECT_EQ(column_named("énoncé"), Column::stipulation);
  EXPECT_EQ(column_named("Quelle"), Column::source);
  EXPECT_EQ(column_named("colour"), Column::unknown);
  EXPECT_EQ(problem_of(rows("Stellung;Forderung\n7k/8/5KQ1/8/8/8/8/8;h#1\n")[0]).units.size(), 3U);
  EXPECT_EQ(problem_of(rows("Steine\tForderung\nwhite Ka1 Qb2 black Kh8\t#2\n")[0]).units.size(),
            3U);
  EXPECT_EQ(problem_of(rows("fen\n7k/8/5KQ1/8/8/8/8/8\n", "#1")[0]).units.size(), 3U);
}

TEST(Tables, TwinsStandInLinesOfTheirOwn) {
  const auto found = rows(
      "forsyth,stipulation,twins\n7k/8/5KQ1/8/8/8/8/8,#1,\"a) move h8 h7\nb) continued move g6 "
      "g5\"\n");
  const Problem problem = problem_of(found[0]);
  EXPECT_TRUE(problem.zero_position);
  ASSERT_EQ(problem.twins.size(), 2U);
  EXPECT_TRUE(problem.twins[1].continued);
}

TEST(Tables, ABrokenLineSpoilsNoOther) {
  const auto found = rows(
      "fen,stipulation\n"
      "7k/8/5KQ1/8/8/8/8/8,\"#1\" x\n"
      "7k/8/5KQ1/8/8/8/8/8,#1,more\n"
      "7k/8/5KQ1/8/8/8/8/8,\n"
      ",#1\n"
      "\n"
      "7k/8/5KQ1/8/8/8/8/8,#1\n"
      "7k/8/5KQ1/8/8/8/8/8,\"#1\n"
      "7k/8/5KQ1/8/8/8/8/8,#2\n");
  ASSERT_EQ(found.size(), 7U);
  EXPECT_EQ(found[0].trouble.in(Language::english), "column 26: text beside quotation marks");
  EXPECT_THAT(found[1].trouble.in(Language::english), HasSubstr("3 fields, but 2 columns"));
  EXPECT_THAT(found[2].trouble.in(Language::english), HasSubstr("the stipulation is missing"));
  EXPECT_THAT(found[3].trouble.in(Language::english), HasSubstr("the position is missing"));
  EXPECT_EQ(found[4].trouble.in(Language::english), "");
  EXPECT_EQ(found[4].line, 7);
  EXPECT_THAT(found[5].trouble.in(Language::english), HasSubstr("not closed"));
  EXPECT_EQ(found[5].line, 8);
  EXPECT_THAT(found[6].text, HasSubstr("#2"));
}

TEST(Tables, WhatIsPassedOverIsTold) {
  const auto found = rows("fen,colour,stipulation\n7k/8/5KQ1/8/8/8/8/8,red,#1\n");
  ASSERT_EQ(found[0].notes.size(), 1U);
  EXPECT_THAT(found[0].notes[0].in(Language::english), HasSubstr("\"colour\""));
}

/// The table of `verify --csv` tells of problems, but not where their units stand.
TEST(Tables, WithoutAPositionHoldNoProblems) {
  const auto found = rows("file,index,title,stipulation,conditions,verdict\na.inp,1,,#2,,sound\n");
  ASSERT_EQ(found.size(), 1U);
  EXPECT_THAT(found[0].trouble.in(Language::english), HasSubstr("no column tells the position"));
}

TEST(Tables, AreNotTakenForOtherFormats) {
  EXPECT_EQ(recognise("7k/8/5KQ1/8/8/8/8/8 w - - bm Qg7, x;\n"), Format::lines);
  EXPECT_EQ(recognise("BeginProblem title, author\n"), Format::input);
  EXPECT_EQ(recognise("a,b,c\n"), Format::input);
}

TEST(Csv, FieldsAreWrittenSoThatTheyAreReadAgain) {
  using collections::csv_field;
  const std::vector<std::string> fields{"plain", "a,b", "say \"x\"", "two\nlines", " blanks ", ""};
  std::string line;
  for (const std::string& field : fields) line += (line.empty() ? "" : ",") + csv_field(field);
  std::vector<std::string> read;
  collections::each_csv_record(line, ',', [&read](const collections::CsvRecord& record) {
    read = record.fields;
    return true;
  });
  EXPECT_EQ(read, fields);
  EXPECT_EQ(csv_field("plain"), "plain");
}

}  // namespace
}  // namespace feerie::test
