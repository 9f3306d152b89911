#include "cli/list.h"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "game/catalogue.h"
#include "game/entries.h"
#include "manual/entry.h"
#include "support/text_file.h"

namespace feerie::cli {
namespace {

using manual::Section;
using manual::signature;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr Listing english{Language::english};
constexpr Listing german{Language::german};
constexpr Listing french{Language::french};

constexpr std::string_view words[] = {"RexInclusive", "MaximumWhite"};

const Catalogue<Goal>::Entry unsupported_goal{{
    .symbol = "!!test",
    .sign = "",
    .names = {"a goal of this test", "ein Ziel dieses Tests", "un but de ce test"},
    .summary = {"reached by this test", "von diesem Test erreicht", "atteint par ce test"},
    .source = "this test, 2026",
    .place = 100000,
    .needs_square = true,
}};

/// The line of the list that begins with the text.
std::string line_of(const std::string& list, const std::string& beginning) {
  for (const std::string& line : test::lines_of(list)) {
    if (line.starts_with(beginning)) return line;
  }
  return "";
}

TEST(List, SignatureShowsWhatMayFollow) {
  EXPECT_EQ(signature({}, Language::english), "");
  const Parameters squares{.squares = Parameters::Squares::list, .words = words};
  EXPECT_EQ(signature(squares, Language::english),
            "SQUARE... [RexInclusive] [MaximumWhite NUMBER]");
  EXPECT_EQ(signature(squares, Language::german), "FELD... [RexInklusive] [MaximumWeiss ZAHL]");
  EXPECT_EQ(signature(squares, Language::french), "CASE... [RexInclusif] [MaximumBlanc NOMBRE]");
  EXPECT_EQ(signature({.walks = Parameters::Walks::optional,
                       .numbers = Parameters::Numbers::one_or_two,
                       .text = Parameters::Text::board,
                       .unit = true},
                      Language::english),
            "[WALK...] NUMBER [NUMBER] BOARD COLOUR WALK SQUARE");
}

TEST(List, MarksWhatIsKnownByNameOnly) {
  EXPECT_THAT(list(Section::goals, english),
              HasSubstr("!!testSQUARE  (not supported yet) a goal of this test: reached by this "
                        "test\n"));
  EXPECT_THAT(list(Section::goals, german),
              HasSubstr("!!testFELD  (noch nicht unterstützt) ein Ziel dieses Tests: von "));
  EXPECT_THAT(list(Section::goals, french),
              HasSubstr("!!testCASE  (pas encore pris en charge) un but de ce test : atteint "));
}

TEST(List, TellsWhatTraditionalNamesStandFor) {
  const auto alias = [](const Listing& listing, const std::string& name) {
    return line_of(list(Section::conditions, listing), name + " ");
  };
  EXPECT_THAT(alias(english, "MirrorFileCirce"), EndsWith("  = Circe File Mirror"));
  EXPECT_THAT(alias(german, "SpiegelFileCirce"), EndsWith("  = Circe File Spiegel"));
  EXPECT_THAT(alias(french, "FileCirceMalefique"), EndsWith("  = Circe Colonne Malefique"));
}

TEST(List, MuchThatMayFollowStandsBelow) {
  const std::string text = list(Section::conditions, english);
  EXPECT_THAT(text, HasSubstr("\nCirce ...  "));
  EXPECT_THAT(text, HasSubstr("\n    [File] [Rank] [Symmetry] "));
  EXPECT_THAT(text, HasSubstr("[GridLine LINE...]"));
  for (const std::string& line : test::lines_of(text)) {
    if (line.starts_with(' ')) {
      EXPECT_LE(line.size(), 100U) << line;
      EXPECT_EQ(std::ranges::count(line, '['), std::ranges::count(line, ']')) << line;
    }
  }
}

TEST(List, TellsSourcesOnDemand) {
  EXPECT_THAT(list(Section::goals, english), Not(HasSubstr("this test, 2026")));
  EXPECT_THAT(list(Section::goals, {.sources = true}), HasSubstr(" test\n    [this test, 2026]\n"));
  EXPECT_THAT(list(Section::conditions, {.sources = true}), HasSubstr("\n    ["));
}

TEST(List, SourcesSaidInWordsAreInTheLanguage) {
  const std::string german_goals = list(Section::goals, {Language::german, true});
  EXPECT_THAT(german_goals, HasSubstr("[Erstveröffentlichung nicht gefunden; "));
  EXPECT_THAT(german_goals, Not(HasSubstr("first publication")));
}

TEST(List, TraditionalNamesHaveTheSourceOfWhatTheyStandFor) {
  const std::vector<std::string> lines =
      test::lines_of(list(Section::conditions, {Language::english, true}));
  const auto alias = std::ranges::find_if(
      lines, [](const std::string& line) { return line.starts_with("ChangeableChess "); });
  ASSERT_NE(alias, lines.end());
  EXPECT_EQ(*std::next(alias), "    [echekk.fr, Echecs changeants]");
}

TEST(List, LettersWithAccentsTakeOneColumn) {
  const std::string walks = list(Section::walks, french);
  const std::string plain = line_of(walks, "S  sauterelle ");
  const std::string accented = line_of(walks, "AR archevêque ");
  const auto column = [](const std::string& line) {
    return line.find_first_not_of(' ', line.find("  ", 3));
  };
  ASSERT_FALSE(plain.empty());
  ASSERT_FALSE(accented.empty());
  EXPECT_EQ(column(accented), column(plain) + 1) << "one letter of two bytes";
}

TEST(List, WalksHaveLettersOfTheLanguage) {
  EXPECT_THAT(list(Section::walks, english), HasSubstr("\nS  "));
  EXPECT_THAT(list(Section::walks, french), HasSubstr("\nC  "));
}

TEST(List, EveryConditionHasALine) {
  const std::string text = "\n" + list(Section::conditions, english);
  for (const Condition* condition : Catalogue<Condition>::all()) {
    EXPECT_THAT(text, HasSubstr("\n" + std::string(condition->names.english)));
  }
  EXPECT_THAT(text, Not(HasSubstr(" \n")));
}

TEST(List, StipulationsAreListedFormByForm) {
  EXPECT_THAT(line_of(list(Section::stipulations, english), "ser-h#n "),
              HasSubstr("  Black makes a "));
  EXPECT_THAT(line_of(list(Section::stipulations, french), "#n "),
              HasSubstr("  les Blancs atteignent "));
}

TEST(List, OptionsTakeWordsOfTheLanguage) {
  EXPECT_THAT(line_of(list(Section::options, english), "MaxSolutions"),
              StartsWith("MaxSolutions NUMBER"));
  EXPECT_THAT(line_of(list(Section::options, german), "MaxLoes"), StartsWith("MaxLoesungen ZAHL"));
}

}  // namespace
}  // namespace feerie::cli
