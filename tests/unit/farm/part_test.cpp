#include "farm/part.h"

#include <gtest/gtest.h>

/// The text that tells which part of a problem is wanted.
namespace feerie::test {
namespace {

using farm::Misunderstood;
using farm::Part;
using solution::Phase;

TEST(PartText, IsReadAsItWasWritten) {
  Part part{2, 12, "f3a9", {}};
  part.plays.push_back({{0, Phase::set_play, false}, {}});
  part.plays.push_back({{3, Phase::actual_play, true},
                        {{{}, true}, {{"Ka1-b2"}, true}, {{"Ka1-b2", "e5*d6 ep."}, false}}});
  const auto read = farm::part_from(farm::text_of(part));
  ASSERT_TRUE(std::holds_alternative<Part>(read));
  const Part& again = std::get<Part>(read);
  EXPECT_EQ(again.job, 2);
  EXPECT_EQ(again.jobs, 12);
  EXPECT_EQ(again.split, "f3a9");
  ASSERT_EQ(again.plays.size(), 2U);
  EXPECT_EQ(again.plays[0].phase, part.plays[0].phase);
  EXPECT_TRUE(again.plays[0].ways.empty());
  EXPECT_EQ(again.plays[1].phase, part.plays[1].phase);
  EXPECT_EQ(again.plays[1].ways, part.plays[1].ways);
}

class PartFault : public testing::TestWithParam<const char*> {};

TEST_P(PartFault, IsFound) {
  EXPECT_TRUE(std::holds_alternative<Misunderstood>(farm::part_from(GetParam())));
}

INSTANTIATE_TEST_SUITE_P(Texts, PartFault,
                         testing::Values("", "job 1 of 2, split x\n",
                                         "job 3 of 2, split x\nversion 1: set play\n",
                                         "job 0 of 2, split x\nversion 1: set play\n",
                                         "job 1 of 2, split \nversion 1: set play\n",
                                         "job 1 of 2, split x\nversion 0: set play\n",
                                         "job 1 of 2, split x\nversion 1: play\n",
                                         "job 1 of 2, split x\nversion 1: set play, other\n",
                                         "job 1 of 2, split x\n- Ka1-b2\n",
                                         "job 1 of 2, split x\nversion 1: set play\n- a | b | c\n",
                                         "job 1 of 2, split x\nversion 1: set play\n- end | a\n",
                                         "job 1 of 2, split x\nversion 1: set play\nKa1-b2\n",
                                         "version 1: set play\njob 1 of 2, split x\n"));

}  // namespace
}  // namespace feerie::test
