// Names as people write them, and the law that every name is read in every language.
#include <fstream>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "game/catalogue.h"
#include "input/options.h"
#include "input/spelling.h"
#include "input/vocabulary.h"
#include "reading.h"

namespace feerie::test {
namespace {

constexpr Language languages[] = {Language::english, Language::german, Language::french};

std::string problem_in(std::string_view language, std::string_view commands) {
  if (language == "de")
    return "AnfangProblem\nForderung #2\n" + std::string(commands) + "\nEndeProblem\n";
  if (language == "fr")
    return "DebutProbleme\nenonce #2\n" + std::string(commands) + "\nFinProbleme\n";
  return "beginproblem\nstipulation #2\n" + std::string(commands) + "\nendproblem\n";
}

std::string_view condition_word(std::string_view language) {
  return language == "de" ? "Bedingung " : "condition ";
}

/// The conditions of a text, with their words, in English; the first error if there is one.
std::string meaning_of(std::string_view language, std::string_view conditions) {
  const auto items = read_all(
      problem_in(language, std::string(condition_word(language)) + std::string(conditions)));
  if (items.size() != 1 || !items[0].problem) {
    return items.empty() || items[0].diagnostics.empty() ? "nothing"
                                                         : to_string(items[0].diagnostics[0]);
  }
  std::string out;
  for (const ConditionUse& use : items[0].problem->conditions) {
    out += (out.empty() ? "" : ", ") + std::string(use.condition->names.english);
    for (const auto word : use.arguments.words) out += ' ' + std::string(word);
  }
  return out;
}

std::string trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(' ');
  if (begin == std::string_view::npos) return {};
  return std::string(text.substr(begin, text.find_last_not_of(' ') + 1 - begin));
}

TEST(Spellings, AreRead) {
  std::ifstream table(FEERIE_SPELLINGS);
  ASSERT_TRUE(table) << FEERIE_SPELLINGS;
  int count = 0;
  for (std::string line; std::getline(table, line);) {
    if (line.empty() || line[0] == '#') continue;
    const std::size_t first = line.find('|');
    const std::size_t second = line.find('|', first + 1);
    ASSERT_NE(second, std::string::npos) << line;
    const std::string language = trimmed(line.substr(0, first));
    const std::string text = trimmed(line.substr(first + 1, second - first - 1));
    EXPECT_EQ(meaning_of(language, text), meaning_of("en", trimmed(line.substr(second + 1))))
        << line;
    ++count;
  }
  EXPECT_GE(count, 200);
}

// --- Every name in every language
// -----------------------------------------------------------------

/// Names that are read as something else in a language, "language: name": they are names or
/// abbreviations of others there.
using Exceptions = std::set<std::string>;

/// Looks every name of a list up in every language, as it is written and in capital letters.
template <class Items, class NamesOf>
void expect_read_everywhere(const Items& items, NamesOf names_of, WordList Vocabulary::*list,
                            const Exceptions& expected) {
  Exceptions found;
  for (const Language language : languages) {
    const Vocabulary vocabulary(language);
    for (std::size_t i = 0; i < items.size(); ++i) {
      for (const Language other : languages) {
        const std::string_view name = names_of(items[i]).in(other);
        const auto read = (vocabulary.*list).find(name);
        if (read.unique() && read.index == i) continue;
        constexpr std::string_view codes[] = {"en", "de", "fr"};
        found.insert(std::string(codes[static_cast<std::size_t>(language)]) + ": " +
                     std::string(name));
      }
    }
  }
  EXPECT_EQ(found, expected);
}

constexpr auto names_of_pointer = [](const auto* item) { return item->names; };
constexpr auto names_themselves = [](const Names& names) { return names; };

TEST(EveryName, OfConditionsIsReadInEveryLanguage) {
  // In the other languages the French name is the beginning of several.
  expect_read_everywhere(Catalogue<Condition>::all(), names_of_pointer, &Vocabulary::conditions,
                         {"de: Immun", "en: Immun"});
}
TEST(EveryName, OfOptionsIsReadInEveryLanguage) {
  expect_read_everywhere(option_entries(), [](const OptionEntry& entry) { return entry.names; },
                         &Vocabulary::options, {});
}
TEST(EveryName, OfAttributesIsReadInEveryLanguage) {
  expect_read_everywhere(Catalogue<Trait>::all(), names_of_pointer, &Vocabulary::attributes, {});
}
TEST(EveryName, OfWalksIsReadInEveryLanguage) {
  // Two walks have this name in German.
  expect_read_everywhere(Catalogue<Walk>::all(), names_of_pointer, &Vocabulary::walks,
                         {"de: Hase", "en: Hase", "fr: Hase"});
}
TEST(EveryName, OfCommandsIsReadInEveryLanguage) {
  expect_read_everywhere(command_names(), names_themselves, &Vocabulary::commands, {});
  expect_read_everywhere(twin_command_names(), names_themselves, &Vocabulary::twin_commands, {});
  expect_read_everywhere(separator_names(), names_themselves, &Vocabulary::separators, {});
  expect_read_everywhere(colour_names(), names_themselves, &Vocabulary::colours, {});
}

TEST(EveryName, OfWalksIsReadInLists) {
  constexpr std::string_view codes[] = {"en", "de", "fr"};
  Exceptions found;
  for (const std::string_view code : codes) {
    const std::string promotion("PromOnly");
    for (const Walk* walk : Catalogue<Walk>::all()) {
      for (const Language other : languages) {
        const std::string name(walk->names.in(other));
        // A comma parts words.
        if (name.find(',') != std::string::npos) continue;
        std::string condition(condition_word(code));
        condition.append(promotion).append(" 35 ").append(name);
        const auto items = read_all(problem_in(code, condition));
        const bool read = items.size() == 1 && items[0].problem &&
                          items[0].problem->conditions.size() == 1 &&
                          items[0].problem->conditions[0].arguments.walks.size() == 2 &&
                          items[0].problem->conditions[0].arguments.walks[1].away == walk;
        if (!read) found.insert(std::string(code) + ": " + name);
      }
    }
  }
  // Two walks have the first name in German; the others begin names of conditions, so that they are
  // refused behind another walk.
  const Exceptions expected{
      "de: Hase",   "en: Hase",  "fr: Hase", "de: Amazone",  "de: amazone",  "de: amazon",
      "en: amazon", "de: König", "de: Leo",  "de: leo",      "en: Leo",      "en: leo",
      "fr: Leo",    "fr: leo",   "fr: pion", "de: cavalier", "en: cavalier", "fr: cavalier"};
  EXPECT_EQ(found, expected);
}

/// The names of other things end a list of walks.
TEST(EveryName, OfWalksIsNoNameOfAConditionOrCommand) {
  for (const Language language : languages) {
    const Vocabulary& words = vocabulary_of(language);
    for (const Walk* walk : Catalogue<Walk>::all()) {
      for (const Language other : languages) {
        const std::string_view name = walk->names.in(other);
        for (const WordList* list : {&words.conditions, &words.commands, &words.twin_commands,
                                     &words.separators, &words.options}) {
          const auto kind = list->find(name).kind;
          EXPECT_TRUE(kind != WordList::Found::Kind::exact &&
                      kind != WordList::Found::Kind::respelt)
              << name;
        }
      }
    }
  }
}

/// Where a word is short for a command or a separator, no walk of this name is looked for.
TEST(EveryName, OfWalksIsNotShortForACommand) {
  for (const Language language : languages) {
    const Vocabulary& words = vocabulary_of(language);
    for (const Walk* walk : Catalogue<Walk>::all()) {
      for (const Language other : languages) {
        for (const SpellingKey& key : spelling_keys(walk->names.in(other))) {
          for (const WordList* list :
               {&words.commands, &words.twin_commands, &words.separators, &words.remark}) {
            EXPECT_FALSE(list->find(key.text).unique()) << key.text;
          }
        }
      }
    }
  }
}

// --- Everything but conditions
// ----------------------------------------------------------------------

TEST(Spellings, OfCommandsMayHaveAccentsAndBlanks) {
  const Problem problem = read_one(
      "Début Problème\n"
      "Titre \xc9t\xe9\n"
      "Pièces Blancs Rb6 Ta1 Noirs Ra8\n"
      "Énoncé #1\n"
      "jumeau déplacement a1 a2 couleur échange\n"
      "Fin Problème\n");
  EXPECT_EQ(units_of(problem.units), "wKb6 wRa1 bKa8");
  EXPECT_EQ(problem.titles, std::vector<std::string>{"Été"});
  ASSERT_EQ(problem.twins.size(), 1U);
  EXPECT_EQ(problem.twins[0].edits.size(), 2U);
}

TEST(Spellings, OfSeparatorsMayHaveBlanks) {
  EXPECT_EQ(read_all("DebutProbleme\nenonce #1 condition Circe\nÀ suivre\nenonce #2 option Trace\n"
                     "Fin Problème\n")
                .size(),
            2U);
  EXPECT_EQ(
      read_one("begin problem stipulation #1 zero position move a1 a2 end problem").zero_position,
      true);
}

TEST(Spellings, OfOptionsMayHaveBlanks) {
  const Problem problem = read_commands("option No Board, Set Play Max Solutions 3 half-duplex");
  EXPECT_TRUE(problem.options.no_board);
  EXPECT_TRUE(problem.options.set_play);
  EXPECT_TRUE(problem.options.half_duplex);
  EXPECT_EQ(problem.options.max_solutions, 3);
  EXPECT_TRUE(read_commands("option WeissBeginnt").options.white_to_play);
}

TEST(Spellings, OfColoursAndAttributesMayBeOfAnyLanguage) {
  EXPECT_EQ(units_of(read_commands("pieces Weiß Ka1 noir Kh8 white half-neutral Rc1").units),
            "wKa1 bKh8 w(HalfNeutral)Rc1");
  EXPECT_EQ(units_of(read_commands("pieces white Half Neutral Rc1 black Anda Inverse Rd1").units),
            "w(HalfNeutral)Rc1 b(AndaInverse)Rd1");
  EXPECT_EQ(read_commands("pieces Total Invisible 2 white Ka1").invisibles, 2);
}

TEST(Spellings, OfWalksMayBeTheirNames) {
  EXPECT_EQ(units_of(read_commands("pieces white king a1 Grasshopper b1b2 Nightrider Hopper c1 "
                                   "zèbre d1 black Berolina pawn b7")
                         .units),
            "wKa1 wGb1 wGb2 wNHc1 wZd1 bBPb7");
  // In German the word for a king is short for royal, and b1c6 is a unit then.
  EXPECT_EQ(units_of(read_one(problem_in("de", "Steine weiss koenig b1c6")).units), "w(Royal)B1c6");
}

// --- What is not guessed
// ------------------------------------------------------------------------------

TEST(Spellings, ThatCouldBeOneNameOrSeveralAreRefused) {
  const Diagnostic error = first_error("condition AntiCirce Diagram Circe");
  EXPECT_EQ(error.message, "this can be one name or several");
  EXPECT_EQ(error.place.token, "Diagram Circe");
  EXPECT_EQ(meaning_of("en", "AntiCirce Diagram, Circe"), "AntiCirce Diagram, Circe");
  EXPECT_EQ(meaning_of("en", "AntiCirce DiagramCirce"), "AntiCirce, Circe Diagram");
  // Behind FileAntiCirce no File can follow.
  EXPECT_EQ(meaning_of("en", "Circe File AntiCirce File"), "Circe File, AntiCirce File");
}

TEST(Spellings, DoNotReachBeyondLinesAndCommas) {
  EXPECT_EQ(first_error("condition Anti,Circe").place.token, "Anti");
  EXPECT_EQ(first_error("condition Anti\nCirce").place.token, "Anti");
}

TEST(Spellings, DoNotSwallowSignsAndParameters) {
  EXPECT_EQ(read_commands("condition BGL - 5").conditions[0].arguments.numbers.size(), 2U);
  EXPECT_EQ(meaning_of("de", "Atomschach Schach"), "Atomic Check");
  EXPECT_EQ(meaning_of("en", "Maharaja White"), "Maharajah White");
}

TEST(Spellings, DoNotSwallowCommandsAndSmallWords) {
  EXPECT_EQ(first_error("condition Circe and Madrasi").place.token, "and");
  EXPECT_EQ(first_error("condition Circe de").place.token, "de");
  EXPECT_EQ(read_commands("condition Circe option NoBoard").conditions.size(), 1U);
}

TEST(Spellings, WithoutTheWordForChessMustNotBeginOtherNames) {
  EXPECT_NE(meaning_of("fr", "sans"), "ChecklessChess");
  EXPECT_NE(meaning_of("en", "ohne"), "ChecklessChess");
}

}  // namespace
}  // namespace feerie::test
