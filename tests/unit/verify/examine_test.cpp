#include "verify/examine.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "game/catalogue.h"
#include "game/entries.h"
#include "input/reader.h"
#include "verify/judge.h"

/// Verdicts about problems that are solved here and now.
namespace feerie::test {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using verify::Finding;
using verify::Verdict;

const Catalogue<Condition>::Entry unwritten{{
    .names = {"UnwrittenRule", "UngeschriebeneRegel", "RegleNonEcrite"},
    .summary = {"a condition without a rule", "eine Bedingung ohne Regel",
                "une condition sans règle"},
    .source = "this test, 2026",
    .place = 100000,
    .secondary = true,
}};

Finding examined(const std::string& text, std::optional<int> intended = {},
                 const SolveSettings& settings = {}) {
  Reader reader("BeginProblem " + text + " EndProblem", "test.inp");
  verify::Case wanted;
  wanted.file = "test.inp";
  wanted.item = reader.next().value();
  wanted.hash = verify::hash_of(wanted.item.text);
  wanted.intended = intended;
  if (wanted.item.problem && wanted.item.problem->published) {
    wanted.published = *wanted.item.problem->published;
  }
  return verify::examine(wanted, settings);
}

struct Row {
  std::string text;
  std::optional<int> intended;
  Verdict verdict;
};
std::ostream& operator<<(std::ostream& out, const Row& row) {
  return out << row.text;
}

class Verdicts : public testing::TestWithParam<Row> {};

TEST_P(Verdicts, IsAsExpected) {
  const Finding finding = examined(GetParam().text, GetParam().intended);
  EXPECT_EQ(verify::name_of(finding.verdict), verify::name_of(GetParam().verdict))
      << GetParam().text << "\n"
      << testing::PrintToString(finding.remarks);
}

/// White Kc2 Rh2, Black Ka1 Pa3.
const std::string corner = "forsyth 8/8/8/8/8/p7/2K4R/k7 ";

INSTANTIATE_TEST_SUITE_P(
    Table, Verdicts,
    testing::Values(
        Row{"stipulation #1 forsyth 7k/8/5KQ1/8/8/8/8/8", {}, Verdict::sound},
        Row{"stipulation #1 forsyth 7k/8/5K2/8/8/8/8/6Q1", {}, Verdict::sound},
        Row{"stipulation #1 forsyth 7k/8/6K1/8/8/8/8/RR6", {}, Verdict::cooked},
        Row{"stipulation #1 forsyth 7k/8/6K1/8/8/8/8/RR6", 2, Verdict::sound},
        Row{"stipulation #1 forsyth 7k/8/8/8/8/8/8/KR6", {}, Verdict::no_solution},
        Row{"stipulation #1 forsyth 7k/8/5KQ1/8/8/8/8/8", 2, Verdict::no_solution},
        Row{"stipulation #2 forsyth 7k/8/5KQ1/8/8/8/8/8", {}, Verdict::short_solution},
        Row{"stipulation h#1 " + corner, {}, Verdict::sound},
        Row{"stipulation h#1 " + corner, 1, Verdict::sound},
        Row{"stipulation h#1 " + corner, 2, Verdict::no_solution},
        Row{"stipulation h#2 " + corner, {}, Verdict::short_solution},
        Row{"stipulation exact-h#2 " + corner, 1, Verdict::cooked},
        Row{"stipulation h#1 forsyth 8/8/8/8/8/8/2K5/k7", {}, Verdict::no_solution},
        Row{"stipulation #1 condition UnwrittenRule " + corner, {}, Verdict::unsupported},
        Row{"stipulation #1 condition UnwrittenRule condition Cirke " + corner, {}, Verdict::error},
        Row{"stipulation #1 condition Cirke " + corner, {}, Verdict::error},
        Row{"stipulation h#2 option MaxSolutions 1 " + corner, {}, Verdict::limit}));

// --- With a published solution -------------------------------------------------------------------

/// White Kf6 Rb1, Black Kh8 Pa7: 1.Kg6 and 1.Kf7 mate in two.
const std::string two_keys = "forsyth 7k/p7/5K2/8/8/8/8/1R6 stipulation #2 ";

struct PublishedRow {
  std::string problem, solution;
  Verdict verdict;
  bool as_published;
  /// Begins the first remark.
  std::string remark;
};
std::ostream& operator<<(std::ostream& out, const PublishedRow& row) {
  return out << row.problem << row.solution;
}

class Published : public testing::TestWithParam<PublishedRow> {};

TEST_P(Published, IsComparedWithWhatIsFound) {
  const PublishedRow& row = GetParam();
  const Finding finding = examined(row.problem + "\nsolution " + row.solution + " endsolution\n");
  EXPECT_EQ(verify::name_of(finding.verdict), verify::name_of(row.verdict));
  EXPECT_EQ(finding.as_published, row.as_published);
  if (row.remark.empty()) {
    EXPECT_THAT(finding.remarks, testing::IsEmpty());
  } else {
    EXPECT_THAT(finding.remarks, Contains(testing::StartsWith(row.remark)));
  }
}

INSTANTIATE_TEST_SUITE_P(
    Table, Published,
    testing::Values(
        PublishedRow{two_keys, "1.Kg6! 1.Kf7!", Verdict::sound, true, ""},
        PublishedRow{two_keys, "1.Kf6-g6 ! (2.Rb8#) 1.Kf7! [2.Rh1#]", Verdict::sound, true, ""},
        PublishedRow{two_keys, "1.Kg6! 1.Kf7! 1.Rh1+? Kg8!", Verdict::sound, true, ""},
        PublishedRow{two_keys, "1.Kg6! (2.Tb8#) 1.Kf7!", Verdict::sound, true, ""},
        PublishedRow{two_keys, "1.\u2654g6! 1.\u2654f7!", Verdict::sound, true, ""},
        PublishedRow{two_keys, "1.Kg6!", Verdict::cooked, false, "2 keys, 1 intended"},
        PublishedRow{two_keys, "1.Kg6! 1.Kf7? a6!", Verdict::cooked, false, "2 keys"},
        PublishedRow{two_keys, "1.Kg6! 1.Kf7! 1.Rh1+? a6!", Verdict::differs, false,
                     "cannot be played: 1.Rh1 1...a6 (line 2): not legal: the own king is left "
                     "attacked"},
        PublishedRow{two_keys, "1.Kg6! 1.Kf7! 1.Rb8+? Kg8!", Verdict::differs, false,
                     "cannot be played: 1.Rb8 1...Kg8 (line 2): not legal: the own king is left "
                     "attacked"},
        PublishedRow{two_keys, "1.Kg6! (2.Rb7#) 1.Kf7!", Verdict::differs, false,
                     "not found: 1.Kf6-g6 threat 2.Rb1-b7"},
        PublishedRow{two_keys, "1.Kg6! 1.Kf7! 1.Rc3!", Verdict::differs, false,
                     "cannot be played: 1.Rc3 (line 2): not legal"},
        PublishedRow{two_keys, "1.Kg6! 1.Kf7! 1.Rb7? Kg8!", Verdict::differs, false,
                     "not found: 1.Rb1-b7?"},
        PublishedRow{two_keys, "1.Kg6! 1.Kf7! 1.Kg7!", Verdict::differs, false,
                     "cannot be played: 1.Kg7 (line 2): not legal: the own king is left attacked"},
        PublishedRow{"stipulation !#1 forsyth 3rrr2/8/8/7k/8/8/8/3K4", "1.Ke1! 1.Ke2!",
                     Verdict::sound, true, ""},
        PublishedRow{two_keys, "1.Kg6! 1.Kf7! 1.Rd1!", Verdict::no_solution, false, "2 keys, 3"},
        PublishedRow{two_keys, "1.Kg6! wow 1.Kf7!", Verdict::sound, true,
                     "not understood in the published solution: wow (line 2)"},
        PublishedRow{two_keys, "a) 1.Kg6! b) 1.Kf7!", Verdict::cooked, false, "2 keys"},
        PublishedRow{"stipulation s#2 forsyth 7k/p7/5K2/8/8/8/8/1R6", "no solution",
                     Verdict::no_solution, true, "published without a solution"},
        PublishedRow{two_keys, "no solution", Verdict::cooked, false, "2 keys"},
        PublishedRow{"stipulation ser-h#2 forsyth 7k/p7/5K2/8/8/8/8/1R6",
                     "1.Kg8 2.Kf8 Rb8# 1.Kh7 2.Kh6 Rh1#", Verdict::sound, true, ""},
        PublishedRow{"stipulation ser-h#2 forsyth 7k/p7/5K2/8/8/8/8/1R6", "1.Kg8 2.Kf8 Rb8#",
                     Verdict::cooked, false, "2 solutions, 1 intended"},
        PublishedRow{"stipulation h#1 " + corner, "1.a2 Rh1#", Verdict::sound, true, ""},
        PublishedRow{"stipulation h#1 " + corner, "1...Rh1# 1.a2 Rh1#", Verdict::differs, false,
                     "not found: Rh2-h1"}));

/// Set play is solved if it is published, though nobody asks for it in the problem.
TEST(PublishedSetPlay, IsLookedFor) {
  const std::string mate = "stipulation h#1 forsyth 8/8/8/8/8/8/p1K4R/k7 ";
  EXPECT_EQ(examined(mate + "solution 1...Rh1# endsolution").remarks.size(), 0U);
}

report::ShownTree move(const std::string& text, std::vector<report::ShownTree> replies = {}) {
  report::ShownTree tree;
  tree.move.text = text;
  tree.replies = std::move(replies);
  return tree;
}

/// What is said of a mate in three whose key, and whose play behind a defence, these are.
Verdict verdict_on(std::vector<report::ShownTree> behind_a_defence) {
  report::ShownTree key = move("Qa1-a2", {move("Kh8-h7", std::move(behind_a_defence))});
  key.mark = solution::Mark::key;
  report::Record::Phase phase;
  phase.head.tree = true;
  phase.trees = {key};
  phase.tail.counts.keys = 1;
  report::Record::Version version;
  version.phases = {phase};
  verify::Task task;
  task.stipulation.length = 3;
  return verify::judge(version, task).verdict;
}

TEST(Judge, ContinuationsBeforeTheLastMoveAreDuals) {
  const auto second = [](const std::string& text, std::vector<report::ShownTree> mates) {
    return move(text, {move("Kh7-h8", std::move(mates))});
  };
  EXPECT_EQ(verdict_on({second("Qa2-a3", {move("Qa3-a8 #")})}), Verdict::sound);
  EXPECT_EQ(verdict_on({second("Qa2-a3", {move("Qa3-a8 #"), move("Qa3-f8 #")})}), Verdict::sound);
  EXPECT_EQ(
      verdict_on({second("Qa2-a3", {move("Qa3-a8 #")}), second("Qa2-a4", {move("Qa4-a8 #")})}),
      Verdict::dualised);
  EXPECT_EQ(verdict_on({move("Qa2-h2 #")}), Verdict::short_solution);
}

TEST(Verify, TwinsHaveVerdictsOfTheirOwnAndTheWorstCounts) {
  const Finding finding =
      examined("stipulation #1 forsyth 7k/8/5KQ1/8/8/8/8/8 twin move g6 a1 twin stipulation #2");
  ASSERT_EQ(finding.versions.size(), 3U);
  EXPECT_EQ(finding.versions[0].verdict, Verdict::sound);
  EXPECT_EQ(finding.versions[1].twin, "b");
  EXPECT_EQ(finding.versions[2].verdict, Verdict::short_solution);
  EXPECT_EQ(finding.verdict,
            verify::worse(finding.versions[1].verdict, finding.versions[2].verdict));
}

TEST(Verify, AnErroneousProblemTellsItsReasonsWithTheirPlaces) {
  const Finding finding = examined("stipulation #1 condition Cirke pieces white Kz4");
  EXPECT_EQ(finding.verdict, Verdict::error);
  EXPECT_THAT(finding.remarks, ElementsAre(HasSubstr("unknown condition \"Cirke\""),
                                           HasSubstr("squares are expected")));
}

TEST(Verify, ALimitOfTimeIsNeverSound) {
  SolveSettings settings;
  settings.limits.deadline = std::chrono::steady_clock::now();
  const Finding finding = examined("stipulation #1 forsyth 7k/8/5KQ1/8/8/8/8/8", {}, settings);
  EXPECT_EQ(finding.verdict, Verdict::limit);
}

TEST(Verify, TheHashIsThatOfTheText) {
  const Finding one = examined("stipulation h#1 " + corner);
  const Finding other = examined("stipulation h#1  " + corner);
  EXPECT_NE(one.hash, other.hash);
  EXPECT_EQ(verify::hash_of(""), 0xcbf29ce484222325U);
  EXPECT_EQ(verify::hash_of("a"), 0xaf63dc4c8601ec8cU);
}

TEST(Finding, IsReadAsItWasWritten) {
  Finding finding;
  finding.file = "a \"b\".inp";
  finding.index = 3;
  finding.hash = 0xfedcba9876543210;
  finding.title = "Über den Läufer";
  finding.stipulation = "h#2.5";
  finding.conditions = {"Circe"};
  finding.verdict = Verdict::cooked;
  finding.remarks = {"a) 2 solutions"};
  finding.versions = {{"a", Verdict::cooked}, {"b", Verdict::sound}};
  finding.seconds = 0.25;
  const auto read = verify::finding_from(verify::to_json(finding, true));
  ASSERT_TRUE(read);
  EXPECT_EQ(verify::to_json(*read, true), verify::to_json(finding, true));
  EXPECT_EQ(read->hash, finding.hash);
  EXPECT_EQ(verify::to_json(finding, false).find("seconds"), std::string::npos);
}

TEST(Finding, WhatIsNoFindingIsNone) {
  Finding finding;
  finding.file = "a.inp";
  finding.index = 1;
  const std::string whole = verify::to_json(finding, false);
  ASSERT_TRUE(verify::finding_from(whole));
  for (std::size_t size = 0; size < whole.size(); ++size) {
    EXPECT_FALSE(verify::finding_from(whole.substr(0, size)));
  }
  for (const char* other : {"{}", "[]", "null", "7", R"({"row":"finding","file":"a"})",
                            R"({"file":"a","index":1,"hash":"x","verdict":"sound"})",
                            R"({"file":"a","index":1,"hash":"0","verdict":"fine"})"}) {
    EXPECT_FALSE(verify::finding_from(other)) << other;
  }
}

TEST(Finding, VerdictsHaveNames) {
  for (int number = 0; number < verify::verdict_count; ++number) {
    const auto verdict = static_cast<Verdict>(number);
    EXPECT_EQ(verify::verdict_named(verify::name_of(verdict)), verdict);
  }
  EXPECT_FALSE(verify::verdict_named("fine"));
}

/// C. Pacurar, Julia's Fairies 728, 2015.
TEST(Examine, ComparesMovesThatAreTakenBack) {
  const std::string problem = "stipulation -2b & h=1 pieces white Kc6 black Kf3 Pf7h4 ";
  const auto with = [&](const std::string& solution) {
    return examined(problem + "solution " + solution + " endsolution");
  };
  EXPECT_EQ(examined(problem).verdict, Verdict::sound);
  EXPECT_EQ(examined(problem, 2).verdict, Verdict::no_solution);
  EXPECT_EQ(with("-1.Kg3xBf3 -2.Kh3xBg3 & 1.f5 Bf4=").verdict, Verdict::sound);
  const Finding other_play = with("-1.Kg3xBf3 -2.Kh3xBg3 & 1.f6 Bf4=");
  EXPECT_EQ(other_play.verdict, Verdict::cooked);
  const Finding other_way = with("-1.Kg3xBf3 -2.Kh3xRg3 & 1.f5 Rg4=");
  EXPECT_EQ(other_way.verdict, Verdict::cooked);
  EXPECT_THAT(other_way.remarks, Contains(HasSubstr("not found: -1.Kg3xBf3 -2.Kh3xRg3 & 1.f5")));
  EXPECT_THAT(other_way.remarks, Contains(HasSubstr("not published: -1.Kg3*Bf3 -2.Kh3*Bg3 & ")));
}

TEST(Examine, ComparesListsOfLastMoves) {
  const std::string problem = "stipulation -1b forsyth 6Sk/6pp/3B1S2/3PpK2/8/8/8/8 ";
  EXPECT_EQ(examined(problem).verdict, Verdict::sound);
  EXPECT_EQ(examined(problem, 2).verdict, Verdict::no_solution);
  EXPECT_EQ(examined(problem + "solution -1.e7-e5 endsolution").verdict, Verdict::sound);
  EXPECT_EQ(examined(problem + "solution -1.e6-e5 endsolution").verdict, Verdict::cooked);
}

}  // namespace
}  // namespace feerie::test
