#include <gmock/gmock.h>

#include "output/notice_text.h"
#include "unit/search/solved.h"

namespace feerie::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr auto diagram = "pieces white kc1 qb2 black kh8 pg7";

std::vector<std::string> told(const std::string& stipulation, const std::string& options) {
  return solve_problem({"stipulation " + stipulation, "option " + options, diagram}).complaints;
}

TEST(Notices, TellOfTasksThatMeanNothing) {
  EXPECT_THAT(told("#1", "WhiteToPlay"), ElementsAre("WhiteToPlay not applicable - ignored"));
  EXPECT_THAT(told("h#1.5", "WhiteToPlay"), ElementsAre("WhiteToPlay not applicable - ignored"));
  EXPECT_THAT(told("h#2", "WhiteToPlay"), IsEmpty());
  EXPECT_THAT(told("h#1", "PostKeyPlay"), ElementsAre("PostKeyPlay not applicable - ignored"));
  EXPECT_THAT(told("s#1", "PostKeyPlay"), IsEmpty());
  EXPECT_THAT(told("h#1", "Quodlibet"), ElementsAre("Quodlibet not applicable - ignored"));
  EXPECT_THAT(told("s#1", "Quodlibet"), IsEmpty());
  EXPECT_THAT(told("r#1", "GoalIsEnd"), ElementsAre("GoalIsEnd not applicable - ignored"));
  EXPECT_THAT(told("semi-r#1", "GoalIsEnd"), IsEmpty());
  EXPECT_THAT(told("reci-h#2", "GoalIsEnd"), ElementsAre("GoalIsEnd not applicable - ignored"));
  EXPECT_THAT(told("ser-hs#1", "Quodlibet"), IsEmpty());
}

TEST(Notices, TellOfATaskOnce) {
  EXPECT_THAT(
      solve_problem({"stipulation r+1", diagram, "option GoalIsEnd", "twin move c1 b1",
                     "twin stipulation semi-r+1", "twin stipulation r+2"})
          .complaints,
      ElementsAre("GoalIsEnd not applicable - ignored", "GoalIsEnd not applicable - ignored"));
}

TEST(Notices, TellOfWaysOfPlayThatMeanNothing) {
  EXPECT_THAT(told("ser-#2", "SetPlay"), ElementsAre("SetPlay not applicable - ignored"));
  EXPECT_THAT(told("ser-#2", "SetPlay Duplex"),
              ElementsAre("SetPlay not applicable - ignored", "SetPlay not applicable - ignored"));
  EXPECT_THAT(told("#1", "Try PostKeyPlay"), ElementsAre("try play not applicable"));
  EXPECT_THAT(told("#1", "Try"), IsEmpty());
  constexpr auto too_long =
      "Option \"Threat\" not applicable or indicated maximum threat length too big";
  EXPECT_THAT(told("#2", "Threat 2"), ElementsAre(too_long));
  EXPECT_THAT(told("#2", "Threat 1"), IsEmpty());
  EXPECT_THAT(told("h#2", "Threat 1"), ElementsAre(too_long));
  EXPECT_THAT(told("#2", "StopOnShortSolutions"),
              ElementsAre("Option  StopOnShortSolutions  not supported with direct play."));
  EXPECT_THAT(told("h#2", "StopOnShortSolutions"), IsEmpty());
  EXPECT_THAT(told("#1", "Threat 2"), IsEmpty());
  EXPECT_THAT(told("#2", "PostKeyPlay SetPlay"), ElementsAre("SetPlay not applicable - ignored"));
  EXPECT_THAT(told("#2", "PostKeyPlay MoveNumbers"),
              ElementsAre("StartMoveNumber or UpToMoveNumber incompatible with the stipulation"));
}

TEST(Notices, TellWhereIntelligentModeMeansNothing) {
  for (const auto* stipulation : {"#2", "s#2", "h+1", "h#=1", "ser-##1", "hs#1"}) {
    EXPECT_EQ(told(stipulation, "Intelligent").size(), 1U) << stipulation;
  }
  for (const auto* stipulation : {"h#1", "h=1", "ser-#1", "ser-h=1", "reci-h#1"}) {
    EXPECT_THAT(told(stipulation, "Intelligent"), IsEmpty()) << stipulation;
  }
}

TEST(Notices, SpeakTheLanguageOfTheProblem) {
  EXPECT_EQ(notice_text(Notice::set_play, Language::german),
            "Satzspiel nicht anwendbar - ignoriert");
  EXPECT_EQ(notice_text(Notice::post_key_play, Language::french),
            "ApresCle pas applicable - ignore");
}

TEST(Notices, TellOfUnitsPlacedOnOthers) {
  Problem problem;
  problem.units = {{0, {}, Sides::white, {}}, {9, {}, Sides::white, {}}, {0, {}, Sides::black, {}}};
  EXPECT_EQ(covered_units_text(problem),
            "a1 already occupied - old piece goes to the underworld.\n");
  problem.start_units = {{8, {}, Sides::white, {}}, {8, {}, Sides::black, {}}};
  EXPECT_EQ(covered_units_text(problem),
            "a2 already occupied - old piece goes to the underworld.\n"
            "a1 already occupied - old piece goes to the underworld.\n");
}

}  // namespace
}  // namespace feerie::test
