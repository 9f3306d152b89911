#include "output/condition_text.h"

#include <gtest/gtest.h>

#include "unit/output/build.h"

namespace feerie {
namespace {

using test::walk;
using Lines = std::vector<std::string>;

class ConditionTextTest : public testing::Test {
 protected:
  ConditionTextTest() {
    first_.names = {"First", "Erste", "Premiere"};
    first_.place = 1;
    second_.names = {"Second", "Zweite", "Seconde"};
    second_.place = 2;
  }

  Condition first_;
  Condition second_;
  std::vector<ConditionUse> uses_;
};

TEST_F(ConditionTextTest, OrderOfTheCatalogue) {
  uses_ = {{&second_, {}}, {&first_, {}}};
  EXPECT_EQ(condition_texts(uses_, Language::english), (Lines{"First", "Second"}));
  EXPECT_EQ(condition_texts(uses_, Language::french), (Lines{"Premiere", "Seconde"}));
}

TEST_F(ConditionTextTest, Arguments) {
  first_.parameters.squares = Parameters::Squares::list;
  uses_ = {{&first_, {}}};
  Arguments& arguments = uses_.front().arguments;
  arguments.squares = {parse_square("c3"), parse_square("a1")};
  arguments.walks = {walk(queen), walk("LE")};
  arguments.numbers = {3};
  EXPECT_EQ(condition_texts(uses_, Language::english), (Lines{"First a1 c3 Q LE 3"}));
  EXPECT_EQ(condition_texts(uses_, Language::german), (Lines{"Erste a1 c3 D LE 3"}));
}

TEST_F(ConditionTextTest, PairsOfSquaresKeepTheirOrder) {
  first_.parameters.squares = Parameters::Squares::two_units;
  uses_ = {{&first_, {}}};
  uses_.front().arguments.squares = {parse_square("c3"), parse_square("a1")};
  EXPECT_EQ(condition_texts(uses_, Language::english), (Lines{"First c3 a1"}));
}

TEST_F(ConditionTextTest, WordsInTheLanguage) {
  uses_ = {{&first_, {}}, {&second_, {}}};
  uses_.front().arguments.words = {"RexInclusive"};
  uses_.back().arguments.words = {"TypeB"};
  EXPECT_EQ(condition_texts(uses_, Language::english),
            (Lines{"First RexInclusive", "Second    TypeB"}));
  EXPECT_EQ(condition_texts(uses_, Language::german),
            (Lines{"Erste RexInklusive", "Zweite    TypB"}));
}

TEST_F(ConditionTextTest, Accounts) {
  first_.parameters.numbers = Parameters::Numbers::accounts;
  uses_ = {{&first_, {}}};
  uses_.front().arguments.numbers = {450, 400};
  EXPECT_EQ(condition_texts(uses_, Language::english), (Lines{"First 4.5/4"}));
  uses_.front().arguments.numbers = {309, Arguments::unlimited};
  EXPECT_EQ(condition_texts(uses_, Language::english), (Lines{"First 3.09/-"}));
}

TEST_F(ConditionTextTest, Captions) {
  first_.caption = [](const Arguments& /*arguments*/, Language /*language*/) -> std::string {
    return " behind";
  };
  second_.caption = [](const Arguments& /*arguments*/, Language /*language*/) -> std::string {
    return "instead\nand more";
  };
  uses_ = {{&first_, {}}, {&second_, {}}};
  EXPECT_EQ(condition_texts(uses_, Language::english),
            (Lines{"First behind", "instead", "and more"}));
  first_.captioned = false;
  EXPECT_EQ(condition_texts(uses_, Language::english), (Lines{"instead", "and more"}));
}

}  // namespace
}  // namespace feerie
