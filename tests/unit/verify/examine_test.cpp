#include "verify/examine.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "input/reader.h"
#include "verify/judge.h"

/// Verdicts about problems that are solved here and now.
namespace feerie::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using verify::Finding;
using verify::Verdict;

Finding examined(const std::string& text, std::optional<int> intended = {},
                 const SolveSettings& settings = {}) {
  Reader reader("BeginProblem " + text + " EndProblem", "test.inp");
  verify::Case wanted;
  wanted.file = "test.inp";
  wanted.item = reader.next().value();
  wanted.hash = verify::hash_of(wanted.item.text);
  wanted.intended = intended;
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
        Row{"stipulation #1 condition DarkSide " + corner, {}, Verdict::unsupported},
        Row{"stipulation #1 condition DarkSide condition Cirke " + corner, {}, Verdict::error},
        Row{"stipulation #1 condition Cirke " + corner, {}, Verdict::error},
        Row{"stipulation h#2 option MaxSolutions 1 " + corner, {}, Verdict::limit}));

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

}  // namespace
}  // namespace feerie::test
