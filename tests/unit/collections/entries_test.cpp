#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "collections/collection.h"
#include "input/reader.h"

/// Entries of other programs' collections as problems.
namespace feerie::test {
namespace {

using collections::entries_of;
using collections::Entry;
using collections::Format;
using collections::recognise;
using testing::ElementsAre;
using testing::HasSubstr;

std::vector<Entry> entries(const std::string& text, const std::string& stipulation = "") {
  return entries_of(text, recognise(text), stipulation);
}

/// The problem of an entry; fails if it cannot be read.
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

/// C. E. Lind, Svenska Problemschackklubben 1938, as older versions of Olive write it.
const std::string lind = R"(---
algebraic:
  black: [Ka5, Sb6, Pb2, Pa6, Pa4]
  white: [Kd2, Pd7]
authors: [!!python/unicode 'Lind, Carl Erik Israel']
date: '1938'
distinction: !!python/unicode 'Prize'
intended-solutions: '2'
solution: !!python/unicode '1.Sc8 dxc8=Q  2.b1=B Qc5#

  1.b1=R d8=S  2.Rb5 Sc6#'
source: !!python/unicode 'Svenska Problemschackklubben'
stipulation: h#2
)";

TEST(Olive, OldEntriesAreRead) {
  const auto found = entries(lind);
  ASSERT_EQ(found.size(), 1U);
  const Problem problem = problem_of(found.front());
  EXPECT_EQ(problem.units.size(), 7U);
  EXPECT_THAT(problem.authors, ElementsAre("Lind, Carl Erik Israel"));
  EXPECT_THAT(problem.origins, ElementsAre("Svenska Problemschackklubben, 1938"));
  EXPECT_EQ(problem.award, "Prize");
  EXPECT_EQ(found.front().intended, 2);
  EXPECT_EQ(found.front().line, 2);
  EXPECT_EQ(found.front().published.line, 9);
  EXPECT_THAT(found.front().published.text, HasSubstr("2.Rb5 Sc6#"));
}

TEST(Olive, ConditionsAttributesAndTwinsAreCarriedOver) {
  const auto found = entries(
      "---\nalgebraic: {white: [Ka1, Royal Gb2], black: [Kh8, Pa7], neutral: [Rc3]}\n"
      "options: [SetPlay, AntiCirce Cheylan, Circe]\nstipulation: h#2\n"
      "twins: {c: Continued Move b2 c2, b: Move a7 a6}\n"
      "source: {name: Die Schwalbe, date: {year: 1950}}\n");
  ASSERT_EQ(found.size(), 1U);
  const Problem problem = problem_of(found.front());
  EXPECT_TRUE(problem.options.set_play);
  EXPECT_EQ(problem.conditions.size(), 2U);
  EXPECT_EQ(problem.twins.size(), 2U);
  EXPECT_TRUE(problem.twins[1].continued);
  EXPECT_EQ(problem.units.size(), 5U);
  EXPECT_THAT(problem.origins, ElementsAre("Die Schwalbe, 1950"));
}

TEST(Olive, EntriesInJsonAreRead) {
  const auto found = entries(
      R"({"success": true, "result": {"entries": [{"algebraic": {"white": ["Ka1"], "black": ["Kc2"]},)"
      R"( "stipulation": "PG4.5", "solution": "1.a"}, {"algebraic": 5, "stipulation": "#2"}]}})");
  ASSERT_EQ(found.size(), 2U);
  EXPECT_THAT(found.front().text, HasSubstr("stipulation dia4.5"));
  EXPECT_THAT(found.back().trouble.in(Language::english), HasSubstr("units"));
}

TEST(Olive, ABrokenDocumentSpoilsNoOther) {
  const auto found =
      entries("---\nstipulation: [a\n" + lind + "---\nsolution: x\nstipulation: h#2\n");
  ASSERT_EQ(found.size(), 3U);
  EXPECT_THAT(found[0].trouble.in(Language::english), HasSubstr("column"));
  EXPECT_EQ(found[1].trouble.in(Language::english), "");
  EXPECT_THAT(found[2].trouble.in(Language::english), HasSubstr("units"));
  EXPECT_EQ(found[2].line, 17);
}

TEST(Olive, BombsAreRefused) {
  std::string bomb = "---\na: &a [x, x]\n";
  bomb += "stipulation: [*a, *a]\n";
  EXPECT_THAT(entries(bomb).front().trouble.in(Language::english), HasSubstr("references"));
  const std::string deep(100000, '[');
  EXPECT_NE(entries("---\nstipulation: " + deep).front().trouble.in(Language::english), "");
  EXPECT_NE(entries("{\"algebraic\": " + deep).front().trouble.in(Language::english), "");
  std::string many = "---\nstipulation: [";
  for (int i = 0; i < 200000; ++i) many += "a,";
  EXPECT_THAT(entries(many + "]\n").front().trouble.in(Language::english), HasSubstr("too many"));
}

TEST(Positions, AreReadFromLines) {
  const auto found = entries(
      "# some\n6k1/5ppp/8/8/8/8/8/R6K w - - bm Ra8; dm 1; id \"one\";\n\n"
      "7k/8/5KQ1/8/8/8/8/8 w - - 0 1\n7k/8/5KQ1/8/8/8/8/8 w - - bm #2;\nrubbish\n",
      "h#1");
  ASSERT_EQ(found.size(), 4U);
  EXPECT_EQ(found[0].published.text, "1.Ra8!");
  EXPECT_THAT(problem_of(found[0]).titles, ElementsAre("one"));
  EXPECT_THAT(found[0].text, HasSubstr("stipulation #1\n"));
  EXPECT_THAT(found[1].text, HasSubstr("stipulation h#1\n"));
  EXPECT_THAT(found[2].text, HasSubstr("stipulation #2\n"));
  EXPECT_EQ(found[3].line, 6);
  EXPECT_THAT(found[3].trouble.in(Language::english), HasSubstr("eight ranks"));
  EXPECT_THAT(entries("7k/8/5KQ1/8/8/8/8/8 w\n").front().trouble.in(Language::english),
              HasSubstr("stipulation"));
}

/// What stands in front of a mistake is read, and each entry tells its line.
TEST(Olive, EntriesInFrontOfAMistakeInJsonAreRead) {
  const auto found = entries(
      "[\n {\"algebraic\": {\"white\": [\"Ka1\"]}, \"stipulation\": \"#1\",\n"
      "  \"solution\": \"1.a\"},\n {\"algebraic\": {}, \"stipulation\": \"#2\"},\n "
      "{\"stipulation\" \"#3\"}]");
  ASSERT_EQ(found.size(), 3U);
  EXPECT_EQ(found[0].line, 2);
  EXPECT_EQ(found[0].published.line, 3);
  EXPECT_EQ(found[1].line, 4);
  EXPECT_EQ(found[2].line, 5);
  EXPECT_THAT(found[2].trouble.in(Language::english), HasSubstr("expected ':'"));
}

TEST(Olive, TwinsBehindZAreInOrder) {
  std::string text = "---\nalgebraic: {white: [Ka1]}\nstipulation: '#1'\ntwins: {";
  for (const char* letter : {"b", "z", "z10", "z2"}) {
    text += std::string(letter) + ": Remove a" +
            std::to_string(letter[1] == '\0' ? 2 : letter[1] - '0' + 2) + ", ";
  }
  const std::string read = entries(text + "}\n").front().text;
  EXPECT_LT(read.find("twin Remove a4"), read.find("twin Remove a3"));
}

TEST(Olive, WhatTheTextDoesNotHoldIsKeptAsDetails) {
  const auto found = entries(
      "---\nalgebraic: {white: [Ka1]}\nstipulation: '#1'\nkeywords: [Switchback]\n"
      "comments: [Two, 'more\n\n  lines']\nsource: {name: Sphinx, date: {year: 1930}}\n");
  ASSERT_NE(found.front().details, nullptr);
  EXPECT_EQ(found.front().details->dump(),
            R"({"keywords":["Switchback"],"source":{"date":{"year":"1930"},"name":"Sphinx"}})");
  EXPECT_THAT(found.front().text, HasSubstr("remark Two\nremark more"));
}

TEST(Formats, AreRecognisedByContent) {
  EXPECT_EQ(recognise("\xEF\xBB\xBF\n---\nalgebraic:\n"), Format::yaml);
  EXPECT_EQ(recognise("stipulation: h#2\nalgebraic:\n"), Format::yaml);
  EXPECT_EQ(recognise(" [{\"a\": 1}]"), Format::json);
  EXPECT_EQ(recognise("# x\n8/8/8/8/8/8/8/8 w"), Format::lines);
  EXPECT_EQ(recognise("BeginProblem\n---\n"), Format::input);
  EXPECT_EQ(recognise("A heading\nAnfangProblem\n"), Format::input);
  EXPECT_EQ(recognise(""), Format::input);
}

/// No entry can end its line and begin a command of its own.
TEST(Olive, TextsStayOnTheirLines) {
  const auto found = entries(
      "---\nalgebraic: {white: [Ka1], black: [Kc2]}\nstipulation: '#1'\n"
      "authors: [\"A\\nprotocol x.txt\"]\n");
  ASSERT_EQ(found.size(), 1U);
  EXPECT_THAT(problem_of(found.front()).authors, ElementsAre("A protocol x.txt"));
}

}  // namespace
}  // namespace feerie::test
