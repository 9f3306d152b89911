#include "manual/entry.h"

#include <algorithm>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "input/options.h"
#include "manual/deviations.h"
#include "manual/page.h"
#include "manual/plain.h"

namespace feerie::manual {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

constexpr Language languages[] = {Language::english, Language::german, Language::french};

Entry entry_named(Section section, std::string_view english, Language language) {
  for (const Entry& entry : entries_of(section, language)) {
    if (entry.names.english == english) return entry;
  }
  ADD_FAILURE() << english;
  return {};
}

/// The rules of the records that name the entry.
std::vector<std::string> rules_about(Section section, std::string_view english) {
  std::vector<std::string> rules;
  for (const std::size_t number : deviations_of(entry_named(section, english, Language::english))) {
    rules.push_back(deviations()[number].rule.in(Language::english).plain());
  }
  return rules;
}

TEST(Reference, EveryEntryIsToldInAllLanguages) {
  for (const Language language : languages) {
    for (const Entry& entry : all_entries(language)) {
      EXPECT_NE(entry.summary.empty(), entry.stands_for.empty()) << entry.anchor;
      EXPECT_FALSE(entry.written.empty()) << entry.anchor;
      if (entry.section == Section::stipulations) continue;
      for (const Language each : languages) {
        EXPECT_FALSE(entry.names.in(each).empty()) << entry.anchor;
      }
    }
  }
}

TEST(Reference, CommandsAreExplainedInDifferentWords) {
  for (const Section section : {Section::commands, Section::twin_commands}) {
    std::set<std::string> summaries;
    for (const Language language : languages) {
      for (const Entry& entry : entries_of(section, language)) {
        EXPECT_TRUE(summaries.insert(entry.summary).second) << entry.anchor << ' ' << entry.summary;
      }
    }
  }
}

TEST(Reference, AnchorsAreUniqueAndTheSameInAllLanguages) {
  const auto anchors = [](Language language) {
    std::vector<std::string> all;
    for (const Entry& entry : all_entries(language)) all.push_back(entry.anchor);
    return all;
  };
  const std::vector<std::string> english = anchors(Language::english);
  EXPECT_EQ(std::set(english.begin(), english.end()).size(), english.size());
  EXPECT_EQ(anchors(Language::german), english);
  EXPECT_EQ(anchors(Language::french), english);
  for (const std::string& anchor : english) {
    EXPECT_EQ(anchor.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-"), std::string::npos)
        << anchor;
  }
}

TEST(Reference, RecordsOfDeviationsAreFoundByName) {
  EXPECT_THAT(rules_about(Section::conditions, "PADChess"),
              Contains("PADChess Strict: a check by a unit that has captured, or captures next"));
  EXPECT_THAT(rules_about(Section::goals, "automate"), Not(Contains(HasSubstr("goal !="))));
  EXPECT_THAT(rules_about(Section::goals, "mate"), Not(Contains(HasSubstr("goal ##"))));
  EXPECT_THAT(rules_about(Section::conditions, "Circe"), Not(Contains("MarsCirce: castling")));
  EXPECT_THAT(rules_about(Section::stipulations, "h"), IsEmpty());
}

TEST(Reference, TextTellsAllThatIsKnown) {
  const Entry entry = entry_named(Section::conditions, "MirrorFileCirce", Language::german);
  const std::string text = text_of(entry, Language::german);
  EXPECT_THAT(text, HasSubstr("SpiegelFileCirce  (Bedingung)\n"));
  EXPECT_THAT(text, HasSubstr("englisch: MirrorFileCirce   französisch: FileCirceMalefique\n"));
  EXPECT_THAT(text, HasSubstr("  steht für: Circe File Spiegel\n"));
  EXPECT_THAT(text, HasSubstr("  Quelle: "));
  const Entry option = entry_named(Section::options, "MaxSolutions", Language::french);
  EXPECT_THAT(text_of(option, Language::french), HasSubstr("  peut être suivi de : NOMBRE\n"));
}

TEST(Reference, LinesAreNoWiderThanAScreen) {
  constexpr std::size_t widest = 100;
  const std::string text =
      text_of(entry_named(Section::conditions, "Circe", Language::english), Language::english);
  std::size_t begin = 0;
  for (std::size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n', begin)) {
    EXPECT_LE(end - begin, widest) << text.substr(begin, end - begin);
    begin = end + 1;
  }
}

TEST(Reference, PagesEscapeWhatMeansSomethingInHtml) {
  const std::string page = reference_page(Language::english, {}, "feerie <test> & more");
  EXPECT_THAT(page, HasSubstr("feerie &lt;test&gt; &amp; more"));
  EXPECT_THAT(page, HasSubstr("Take&amp;Make"));
  EXPECT_THAT(page, HasSubstr("a=&gt;b"));
}

}  // namespace
}  // namespace feerie::manual
