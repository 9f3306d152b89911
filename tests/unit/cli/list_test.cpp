#include "cli/list.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "game/catalogue.h"

namespace feerie::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr std::string_view words[] = {"RexInclusive", "TypeB"};

const Catalogue<Goal>::Entry unsupported_goal{{
    .symbol = "!!test",
    .sign = "",
    .names = {"a goal of this test", "ein Ziel dieses Tests", "un but de ce test"},
    .place = 100000,
    .needs_square = true,
}};

TEST(List, SignatureShowsWhatMayFollow) {
  EXPECT_EQ(signature({}), "");
  EXPECT_EQ(signature({.squares = Parameters::Squares::list, .words = words}),
            "SQUARE... [RexInclusive] [TypeB]");
  EXPECT_EQ(signature({.walks = Parameters::Walks::optional,
                       .numbers = Parameters::Numbers::one_or_two,
                       .text = Parameters::Text::board}),
            "[WALK...] NUMBER [NUMBER] BOARD");
}

TEST(List, MarksWhatIsKnownByNameOnly) {
  EXPECT_THAT(list("goals", Language::english),
              HasSubstr("!!testSQUARE  (not supported yet) a goal of this test\n"));
  EXPECT_THAT(list("goals", Language::german), HasSubstr("ein Ziel dieses Tests"));
}

TEST(List, WalksHaveLettersOfTheLanguage) {
  EXPECT_THAT(list("walks", Language::english), HasSubstr("\nS  "));
  EXPECT_THAT(list("walks", Language::french), HasSubstr("\nC  "));
}

TEST(List, EveryConditionHasALine) {
  const std::string text = "\n" + list("conditions", Language::english);
  for (const Condition* condition : Catalogue<Condition>::all()) {
    EXPECT_THAT(text, HasSubstr("\n" + std::string(condition->names.english)));
  }
  EXPECT_THAT(text, Not(HasSubstr(" \n")));
}

}  // namespace
}  // namespace feerie::cli
