#include "published/compare.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

/// What counts as a difference between two written solutions.
namespace feerie::test {
namespace {

using published::Differences;
using published::ScoreMove;
using testing::ElementsAre;
using testing::IsEmpty;

std::vector<ScoreMove> moves(const std::string& text) {
  auto roots = published::parse_scores(text, {}).twins.front().roots;
  published::free_first_moves(roots);
  published::join_equal_moves(roots);
  return roots;
}

Differences trees(const std::string& published, const std::string& found, bool complete = false) {
  return compare(moves(published), moves(found), {.tree = true, .complete = complete});
}

Differences lines(const std::string& published, const std::string& found) {
  return compare(moves(published), moves(found), {});
}

const std::string whole =
    "1.Kg6! threat: 2.Rb8# 1...a5 2.Ra1# 1...a6 2.Rc1# 1.Rh1? a5 2.Kg6 but 1...Kg8!";

TEST(ComparedTrees, MayLeaveVariationsOut) {
  EXPECT_TRUE(trees(whole, whole).none());
  EXPECT_TRUE(trees("1.Kg6!", whole).none());
  EXPECT_TRUE(trees("1.Kg6! a6 2.Rc1#", whole).none());
  EXPECT_FALSE(trees("1.Kg6! a6 2.Rc1#", whole, true).none());
}

TEST(ComparedTrees, TellWhatIsMissing) {
  EXPECT_THAT(trees("1.Kf7!", whole).not_found, ElementsAre("1.Kf7"));
  EXPECT_THAT(trees("1.Kf7!", whole).unpublished, ElementsAre("1.Kg6"));
  EXPECT_THAT(trees("1.Kg6! (2.Rb7#)", whole).not_found, ElementsAre("1.Kg6 threat 2.Rb7"));
  EXPECT_THAT(trees("1.Kg6! a5 2.Rd1#", whole).not_found, ElementsAre("1.Kg6 a5 2.Rd1"));
  EXPECT_THAT(trees("1.Kg6! a4 2.Ra1#", whole).not_found, ElementsAre("1.Kg6 a4"));
  EXPECT_THAT(trees("1.Kg6! 1.Rg1? Kg8!", whole).not_found, ElementsAre("1.Rg1?"));
  EXPECT_THAT(trees("1.Kg6! 1.Rh1? a6!", whole).not_found,
              ElementsAre("1.Rh1 a6!", "1.Rh1 Kg8! (not published)"));
}

TEST(ComparedTrees, TellDuals) {
  const std::string dual = "1.Kg6! a5 2.Ra1# 2.Rb1#";
  EXPECT_THAT(trees("1.Kg6! a5 2.Ra1#", dual).duals, ElementsAre("1.Kg6 a5 2.Rb1"));
  EXPECT_THAT(trees("1.Kg6! a5", dual).duals, IsEmpty());
}

/// A move that does not defend is followed by the threat.
TEST(ComparedTrees, KnowThatThreatsAreCarriedOut) {
  EXPECT_TRUE(trees("1.Kg6! a4 2.Rb8#", whole).none());
  const std::string found = "1.Kg6! threat: 2.Rb1-b8# 1...a5 2.Rb1-a1#";
  EXPECT_TRUE(trees("1.Kg6! Ra8-b8 2.Rb1*b8[+bRa8]#", found).none());
  EXPECT_FALSE(trees("1.Kg6! Ra8-c8 2.Rb1*c8#", found).none());
}

TEST(ComparedTrees, TakeATryThatSolvesForACook) {
  EXPECT_THAT(trees("1.Kg6! 1.Kf7? a5!", "1.Kg6! 1.Kf7!").unpublished, ElementsAre("1.Kf7"));
}

TEST(ComparedLines, TellBothWays) {
  const std::string found = "1.a3 Kb3 2.a2 Kc2# 1.Ka2 Rh1#";
  EXPECT_TRUE(lines(found, found).none());
  EXPECT_THAT(lines("1.a3 Kb3 2.a2 Kc2#", found).unpublished, ElementsAre("Ka2 Rh1"));
  EXPECT_THAT(lines(found, "1.Ka2 Rh1#").not_found, ElementsAre("a3 Kb3 a2 Kc2"));
}

TEST(ComparedLines, MayEndEarlyWhereNothingElseCanBeMeant) {
  EXPECT_TRUE(lines("1.a3 Kb3", "1.a3 Kb3 2.a2 Kc2#").none());
  const std::string both = "1.a3 Kb3 2.a2 Kc2# 1.a3 Kb3 2.Kb1 Rh1#";
  EXPECT_THAT(lines("1.a3 Kb3", both).not_found, ElementsAre("a3 Kb3 (incomplete)"));
  EXPECT_TRUE(lines("1.a3 Kb3 etc.", both).none());
}

}  // namespace
}  // namespace feerie::test
