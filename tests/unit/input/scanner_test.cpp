#include "input/scanner.h"

#include <gtest/gtest.h>

#include "core/unicode.h"

namespace feerie {
namespace {

using namespace std::string_literals;

TEST(Scanner, CutsAtBlanksSemicolonsAndCommas) {
  Source source("stip;#1,pie\r\n\twhi ka1", "f");
  Scanner scanner(source);
  for (const char* word : {"stip", "#1", "pie", "whi", "ka1"}) EXPECT_EQ(scanner.next().text, word);
  EXPECT_TRUE(scanner.next().empty());
  EXPECT_TRUE(scanner.at_end());
}

TEST(Scanner, PeeksOneAndTwoTokensAhead) {
  Source source("one two", "f");
  Scanner scanner(source);
  EXPECT_EQ(scanner.peek().text, "one");
  EXPECT_EQ(scanner.peek_second().text, "two");
  EXPECT_EQ(scanner.next().text, "one");
  EXPECT_TRUE(scanner.peek_second().empty());
}

TEST(Scanner, ComplainsAboutForeignCharacters) {
  Source source("ab\xe2\x82\xacz", "f");
  Scanner scanner(source);
  try {
    scanner.peek();
    FAIL();
  } catch (const InputError& error) {
    EXPECT_EQ(error.place.offset, 2U);
    EXPECT_EQ(error.place.length, 3U);
    EXPECT_EQ(error.message.in(Language::english),
              "the character \"\xe2\x82\xac\" cannot stand here");
  }
  EXPECT_EQ(scanner.skip().text, "ab\xe2\x82\xacz");
}

TEST(Scanner, TakesLettersOfAllSortsIntoWords) {
  Source source("\xc3\x89nonc\xc3\xa9\xc2\xa0l'Alice", "f");
  Scanner scanner(source);
  EXPECT_EQ(scanner.next().text, "\xc3\x89nonc\xc3\xa9");
  EXPECT_EQ(scanner.next().text, "l'Alice");
}

TEST(Scanner, FindsTheWordsOfALine) {
  Source source("one\t two, three\nfour five six\nseven", "f");
  Scanner scanner(source);
  const auto words = scanner.words_in_line(8);
  ASSERT_EQ(words.size(), 2U);
  EXPECT_EQ(scanner.text_of(words), "one\t two");
  EXPECT_EQ(scanner.next().text, "one");
  scanner.seek(source.text().find("four"));
  EXPECT_EQ(scanner.words_in_line(2).size(), 2U);
  EXPECT_EQ(scanner.words_in_line(8).size(), 3U);
}

TEST(Scanner, ComplainsAboutNul) {
  const std::string text = "a\0b"s;
  Source source(text, "f");
  Scanner scanner(source);
  EXPECT_THROW(scanner.next(), InputError);
}

TEST(Scanner, TakesTheRestOfALineWithAnyBytes) {
  Source source(". ..,;foo \"b\xff r\r\nnext", "f");
  Scanner scanner(source);
  EXPECT_EQ(scanner.rest_of_line().text, "foo \"b\xc3\xbf r");
  EXPECT_EQ(scanner.next().text, "next");
  Source names(" ../file name\n", "f");
  EXPECT_EQ(Scanner(names).file_name().text, "../file name");
  Source empty_source("\nnext", "f");
  Scanner empty(empty_source);
  EXPECT_TRUE(empty.rest_of_line().empty());
}

TEST(Scanner, KnowsTheFirstTokenOfALine) {
  Source source("one two\n  three", "f");
  Scanner scanner(source);
  EXPECT_TRUE(scanner.first_on_line(0));
  EXPECT_FALSE(scanner.first_on_line(4));
  EXPECT_TRUE(scanner.first_on_line(10));
}

TEST(Source, CountsLinesWhateverEndsThem) {
  Source source("a\nb\r\nc\rd", "f");
  EXPECT_EQ(source.passage({0, 0}).line, 1);
  EXPECT_EQ(source.passage({2, 0}).line, 2);
  EXPECT_EQ(source.passage({5, 0}).line, 3);
  EXPECT_EQ(source.passage({7, 0}).line, 4);
  EXPECT_EQ(source.passage({2, 0}).line, 2);
  EXPECT_EQ(source.passage({1000, 0}).line, 4);
}

TEST(Source, ShowsTheLineOfAPlace) {
  Source source("first\r\nsecond line\nthird", "f");
  const Diagnostic found = source.diagnostic(Diagnostic::Severity::error, {14, 4}, "m", "h");
  EXPECT_EQ(found.place.line, 2);
  EXPECT_EQ(found.place.column, 8);
  EXPECT_EQ(found.place.token, "line");
  EXPECT_EQ(found.place.source, "second line");
  EXPECT_EQ(found.place.source_column, 1);
}

TEST(Source, ShowsPartOfALongLine) {
  Source source(std::string(5000, 'a') + " token " + std::string(5000, 'b'), "f");
  const Diagnostic found = source.diagnostic(Diagnostic::Severity::note, {5001, 5}, "m", "");
  EXPECT_EQ(found.place.column, 5002);
  EXPECT_EQ(found.place.token, "token");
  EXPECT_LE(found.place.source.size(), 400U);
  const auto start = static_cast<std::size_t>(found.place.column - found.place.source_column);
  EXPECT_EQ(found.place.source.substr(start, 5), "token");
}

TEST(Source, CountsCharactersAndCutsBetweenThem) {
  const std::string umlauts = std::string(100, '\xe4');
  Source source(umlauts + " token " + umlauts, "f");
  const Diagnostic found = source.diagnostic(Diagnostic::Severity::note, {201, 5}, "m", "");
  EXPECT_EQ(found.place.column, 102);
  EXPECT_EQ(found.place.token, "token");
  EXPECT_EQ(found.place.source_column, 102 - 30);
  EXPECT_TRUE(found.place.source.starts_with("\xc3\xa4"));
  EXPECT_EQ(printable(found.place.source), found.place.source);
  EXPECT_EQ(source.diagnostic(Diagnostic::Severity::note, {2, 0}, "m", "").place.column, 2);
}

TEST(Source, DecodesLatin1) {
  EXPECT_EQ(Source("title \xe9", "f").text(), "title \xc3\xa9");
}

TEST(Source, ReportsTheEndOfAnInput) {
  Source source("a\nb", "f");
  const Diagnostic found = source.diagnostic(Diagnostic::Severity::error, {3, 0}, "m", "");
  EXPECT_EQ(found.place.line, 2);
  EXPECT_EQ(found.place.column, 2);
}

TEST(Quoted, CutsLongTextsAndEscapesControlCharacters) {
  EXPECT_EQ(in_quotes("abc"), "\"abc\"");
  EXPECT_EQ(in_quotes("a\x01"), "\"a\\x01\"");
  EXPECT_EQ(in_quotes("\xff"), "\"\\xff\"");
  EXPECT_EQ(in_quotes(std::string(39, 'x') + "\xc3\xa9"), '"' + std::string(39, 'x') + "...\"");
  EXPECT_EQ(in_quotes(std::string(100, 'x')), '"' + std::string(40, 'x') + "...\"");
}

}  // namespace
}  // namespace feerie
