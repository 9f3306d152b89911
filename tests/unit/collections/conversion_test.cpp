#include "collections/conversion.h"

#include <filesystem>
#include <fstream>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "collections/collection.h"
#include "collections/problem_words.h"
#include "game/catalogue.h"
#include "input/options.h"
#include "input/reader.h"

/// Problems written in one format after the other.
namespace feerie::test {
namespace {

using collections::Composition;
using collections::Conversion;
using collections::entries_of;
using collections::missing_from;
using collections::recognise;
using collections::Target;
using collections::Unwritable;
using collections::Written;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

Composition composition_of(const std::string& commands) {
  Reader reader("BeginProblem\n" + commands + "\nEndProblem\n", "test");
  const auto item = reader.next();
  Composition composition;
  if (!item || !item->problem) {
    ADD_FAILURE() << commands << "\n" << (item ? to_string(item->diagnostics.front()) : "nothing");
    return composition;
  }
  composition.problem = *item->problem;
  if (item->problem->published) composition.solution = item->problem->published->text;
  return composition;
}

/// A collection of one problem.
std::string converted(const Composition& composition, Target target,
                      std::vector<std::string>* lost = nullptr,
                      Language language = Language::english) {
  Conversion conversion(target, language);
  const Written written = conversion.add(composition);
  if (lost != nullptr) {
    lost->clear();
    for (const texts::Told& told : written.lost) lost->push_back(told.in(Language::english));
  }
  return written.text + conversion.end();
}

Composition read_again(const std::string& text) {
  const auto format = recognise(text);
  if (format == collections::Format::input) {
    Reader reader(text, "test");
    Composition composition;
    const auto item = reader.next();
    if (item && item->problem) composition.problem = *item->problem;
    EXPECT_TRUE(item && item->problem) << text;
    if (composition.problem.published) composition.solution = composition.problem.published->text;
    return composition;
  }
  const auto entries = entries_of(text, format, "");
  EXPECT_EQ(entries.size(), 1U) << text;
  Composition composition = read_again(entries.at(0).text);
  composition.solution = entries[0].published.text;
  composition.details = entries[0].details;
  return composition;
}

const std::string much =
    "author Doe, J.\norigin Sphinx, 1930\naward 1st Prize\nremark a remark\n"
    "option SetPlay Defence 2 NoCastling a1h8 UpToMoveNumber 3:1 Intelligent 4\n"
    "condition Circe RexInclusive\ncondition BGL 4.5 3\nstipulation h#2.5\n"
    "pieces white Ka1 white royal Gb2c3 black Kh8 Pa7 neutral chameleon Nd4 R/Ne5 white Qf6\n"
    "twin move a1 a2 remove a7\ntwin continued add white Pb3c4 black Sd5 condition Koeko\n"
    "twin stipulation #2 rotate 90 mirror a1<-->h8 substitute q g polishtype shift a1 b2\n"
    "twin exchange a1 h8\nsolution\n  1.Ka2 Kb1\nendsolution\n";

TEST(Conversion, KeepsAllThatAFormatHolds) {
  const Composition original = composition_of(much);
  for (const Target target :
       {Target::input, Target::rows, Target::yaml, Target::yacpdb, Target::table}) {
    std::vector<std::string> lost;
    const std::string text = converted(original, target, &lost);
    const Composition copy = read_again(text);
    EXPECT_THAT(missing_from(copy.problem, original.problem), IsEmpty()) << text;
    EXPECT_THAT(copy.solution, HasSubstr("1.Ka2 Kb1")) << text;
    if (target == Target::input || target == Target::table || target == Target::rows) {
      EXPECT_THAT(lost, IsEmpty());
    } else {
      EXPECT_THAT(lost, ElementsAre(HasSubstr("R/Ne5 (written")));
    }
  }
}

TEST(Conversion, WritesTheInputInThreeLanguages) {
  const Composition original = composition_of(much);
  for (const Language language : {Language::german, Language::french}) {
    std::vector<std::string> lost;
    const std::string text = converted(original, Target::input, &lost, language);
    EXPECT_THAT(lost, IsEmpty()) << text;
    EXPECT_EQ(read_again(text).problem.language, language);
  }
  EXPECT_THAT(converted(original, Target::input, nullptr, Language::german),
              HasSubstr("\n  Weiss Ka1\n  Weiss Koeniglich Gb2c3\n"));
}

TEST(Conversion, TellsWhatAFormatHasNoPlaceFor) {
  std::vector<std::string> lost;
  converted(composition_of("title A name\nstipulation #2 forsyth 7k/8/5KQ1/8/8/8/8/8"),
            Target::yaml, &lost);
  EXPECT_THAT(lost, ElementsAre("title \"A name\""));
  const std::string plain =
      converted(composition_of("condition Circe stipulation h#2\npieces white Ka1 neutral Gb2 "
                               "black Kh8\nsolution\n1.Ka2!\nendsolution"),
                Target::fen, &lost);
  EXPECT_EQ(plain, "7k/8/8/8/8/8/1-*2Q6/K7 b - - 0 1\n");
  EXPECT_THAT(lost, ElementsAre("stipulation h#2", "condition Circe", "the published solution"));
}

TEST(Conversion, LeavesOutWhatAFormatCannotHoldAtAll) {
  const Composition structured =
      composition_of("sstipulation white 1a[#]d\nforsyth 7k/8/5KQ1/8/8/8/8/8");
  EXPECT_THROW(converted(structured, Target::yaml), Unwritable);
  EXPECT_THAT(converted(structured, Target::table), HasSubstr("White 1a[#]d"));
  const Composition hunter = composition_of("stipulation #2 pieces white R/Na1 black Kh8");
  EXPECT_THROW(converted(hunter, Target::epd), Unwritable);
  const Composition two =
      composition_of("pieces white Ka1 black Kh8 stipulation a=>b1 pieces white Ka1 black Kh7");
  EXPECT_THROW(converted(two, Target::yaml), Unwritable);
  EXPECT_THROW(converted(two, Target::table), Unwritable);
  EXPECT_THAT(missing_from(read_again(converted(two, Target::input)).problem, two.problem),
              IsEmpty());
}

TEST(Conversion, WritesPositions) {
  const Composition mate = composition_of(
      "title One\nstipulation #1\nfen r3k3/8/8/8/8/8/8/4K2R w Kq -\nsolution\n1.Rh8!\nendsolution");
  std::vector<std::string> lost;
  EXPECT_EQ(converted(mate, Target::epd, &lost),
            "r3k3/8/8/8/8/8/8/4K2R w Kq - dm 1; bm Rh8; id \"One\";\n");
  EXPECT_THAT(lost, IsEmpty());
  const Composition fairy =
      composition_of("stipulation #2 pieces white Ka1 Gb1 black Nc1 neutral Sd1 RHe1");
  EXPECT_EQ(converted(fairy, Target::ffen), "8/8/8/8/8/8/8/K*2Q*2n-N-*2R3 w - - 0 1\n");
  EXPECT_EQ(converted(fairy, Target::fen), "8/8/8/8/8/8/8/K*2Q*2n-N=.RH3 w - - 0 1\n");
  EXPECT_THROW(converted(composition_of("stipulation #2 pieces white LEa1"), Target::ffen),
               Unwritable);
}

TEST(Conversion, TellsFieldsOfAFenByOptions) {
  const Composition mate = composition_of("stipulation #2\nfen r3k2r/8/8/3pP3/8/8/8/R3K2R w Kq d6");
  std::vector<std::string> lost;
  const auto copy = read_again(converted(mate, Target::yaml, &lost)).problem.options;
  EXPECT_THAT(lost, IsEmpty());
  EXPECT_EQ(collections::squares_text(copy.no_castling), "a1h8");
  EXPECT_EQ(collections::squares_text(copy.en_passant), "d6");
}

TEST(Conversion, KeepsWhatAnEntryTellsBesides) {
  const std::string entry =
      "---\nalgebraic: {white: [Ka1], black: [Kh8]}\nstipulation: h#2\n"
      "keywords: [Switchback, 'yes']\nintended-solutions: 2.1.1.1\nsource: {name: Sphinx, issue: "
      "'5', "
      "volume: 3, date: {year: 1930}}\naward: {distinction: 2nd HM, tourney: {name: X}}\n";
  const auto entries = entries_of(entry, recognise(entry), "");
  Composition composition = read_again(entries[0].text);
  composition.details = entries[0].details;
  std::vector<std::string> lost;
  const Composition copy = read_again(converted(composition, Target::yacpdb, &lost));
  EXPECT_THAT(lost, IsEmpty());
  EXPECT_EQ(*copy.details, *composition.details);
  EXPECT_EQ(*read_again(converted(composition, Target::yaml)).details, *composition.details);
  EXPECT_EQ(*read_again(converted(composition, Target::rows, &lost)).details, *composition.details);
  EXPECT_THAT(lost, IsEmpty());
  converted(composition, Target::table, &lost);
  EXPECT_THAT(lost, ElementsAre(HasSubstr("tourney of award"), HasSubstr("volume of source")));
  converted(composition, Target::input, &lost);
  EXPECT_THAT(lost, Contains(HasSubstr("keywords")));
}

TEST(Conversion, JoinsProblemsAndWritesEmptyCollections) {
  const Composition mate = composition_of("stipulation #1 forsyth 7k/8/5KQ1/8/8/8/8/8");
  for (const Target target :
       {Target::input, Target::rows, Target::yaml, Target::yacpdb, Target::table}) {
    Conversion conversion(target);
    std::string text = conversion.add(mate).text;
    text += conversion.add(mate).text;
    text += conversion.end();
    if (target == Target::input) {
      Reader reader(text, "test");
      EXPECT_TRUE(reader.next()->problem.has_value());
      EXPECT_TRUE(reader.next()->problem.has_value());
      EXPECT_FALSE(reader.next().has_value());
    } else {
      EXPECT_EQ(entries_of(text, recognise(text), "").size(), 2U) << text;
    }
  }
  EXPECT_EQ(Conversion(Target::yacpdb).end(), "[]\n");
  EXPECT_EQ(Conversion(Target::input).end(), "");
  EXPECT_EQ(Conversion(Target::rows).end(), "{\"row\":\"run\",\"format\":1}\n");
}

TEST(Conversion, LeavesFieldsOfAFenAsTheyAre) {
  for (const std::string fields : {"w KQkq", "w - -", "b Kq e3"}) {
    const Composition original =
        composition_of("stipulation h#2 fen r3k2r/8/8/8/4P3/8/8/R3K2R " + fields + "\ntitle x");
    for (const Target target : {Target::input, Target::rows}) {
      const FenFields copy = read_again(converted(original, target)).problem.fen;
      EXPECT_EQ(copy.side, original.problem.fen.side) << fields;
      EXPECT_EQ(copy.castling, original.problem.fen.castling) << fields;
      EXPECT_EQ(copy.en_passant, original.problem.fen.en_passant) << fields;
    }
  }
}

/// What asks for each goal, in the simplest form.
std::string stipulation_of(const Goal& goal) {
  const std::string square = goal.needs_square ? "c3" : "";
  if (goal.symbol == "dia") return "dia4";
  if (goal.symbol == "a=>b") return "a=>b1";
  return "h" + std::string(goal.symbol) + square + "2";
}

/// Every goal comes back from each format, or is told as lost, or keeps the problem from being
/// written.
TEST(Conversion, BringsAllGoalsBack) {
  int kept = 0;
  for (const Goal* goal : Catalogue<Goal>::all()) {
    const std::string units = "pieces white Ka1 Rb1 black Kh8";
    const std::string asked = stipulation_of(*goal);
    const bool twofold = goal->symbol == "a=>b";
    const Composition original = composition_of(
        fmt::format("{}stipulation {}\n{}", twofold ? units + '\n' : "", asked, units));
    for (const Target target :
         {Target::input, Target::rows, Target::yaml, Target::yacpdb, Target::table}) {
      try {
        std::vector<std::string> lost;
        const Composition there = read_again(converted(original, target, &lost));
        const Composition back = read_again(converted(there, Target::input));
        EXPECT_THAT(lost, IsEmpty()) << asked;
        EXPECT_THAT(missing_from(back.problem, original.problem), IsEmpty()) << asked;
        ++kept;
      } catch (const Unwritable& unwritable) {
        EXPECT_TRUE(twofold) << asked << unwritable.why.in(Language::english);
      }
    }
  }
  EXPECT_GT(kept, 100);
}

/// Every option can be written, with whatever stands behind it.
TEST(Conversion, KnowsAllOptions) {
  using Takes = OptionEntry::Takes;
  for (const OptionEntry& entry : option_entries()) {
    std::string text(entry.names.english);
    if (entry.takes == Takes::number || entry.takes == Takes::optional_number) text += " 3";
    if (entry.takes == Takes::two_numbers) text += " 3 2";
    if (entry.takes == Takes::move_numbers) text += " 3:2";
    if (entry.takes == Takes::squares) text += " a1h8";
    if (entry.takes == Takes::square_pairs) text += " a1h1";
    const Composition composition = composition_of("stipulation #2 option " + text);
    const auto words = collections::option_words(composition.problem.options, Language::english);
    EXPECT_THAT(words, ElementsAre(text));
  }
}

/// Everything in the examples can be written in the language of the input and in the others as far
/// as these hold it, and is the same when it is read.
TEST(Conversion, BringsAllExamplesBack) {
  int problems = 0;
  for (const auto& file :
       std::filesystem::recursive_directory_iterator(std::filesystem::path(FEERIE_PROBLEMS))) {
    if (file.path().extension() != ".inp") continue;
    std::ifstream stream(file.path(), std::ios::binary);
    Reader reader(std::string(std::istreambuf_iterator<char>(stream), {}), file.path().string());
    while (const auto item = reader.next()) {
      if (!item->problem) continue;
      ++problems;
      const Composition original{*item->problem, "", nullptr};
      std::vector<std::string> lost;
      const std::string input = converted(original, Target::input, &lost);
      EXPECT_THAT(lost, IsEmpty()) << file.path() << item->number << "\n" << input;
      const std::string rows = converted(original, Target::rows, &lost);
      EXPECT_THAT(lost, IsEmpty()) << file.path() << item->number << "\n" << rows;
      const std::string from_rows = converted(read_again(rows), Target::input);
      EXPECT_EQ(from_rows, input) << file.path() << item->number;
      try {
        const Composition there = read_again(converted(original, Target::yaml));
        const Composition back = read_again(converted(there, Target::input));
        const auto missing = missing_from(back.problem, there.problem);
        EXPECT_THAT(missing, IsEmpty()) << file.path() << item->number << "\n" << input;
      } catch (const Unwritable& unwritable) {
        EXPECT_THAT(unwritable.why.in(Language::english), HasSubstr("YACPDB"))
            << file.path() << item->number;
      }
    }
  }
  EXPECT_GT(problems, 500);
}

}  // namespace
}  // namespace feerie::test
