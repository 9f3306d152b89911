#include <gtest/gtest.h>

#include "problem/stipulation_text.h"
#include "unit/input/reading.h"

namespace feerie::test {
namespace {

std::vector<Twin> twins(std::string_view text) {
  return read_commands("pieces white ka1 black kh8 " + std::string(text)).twins;
}

/// The only change of the only twin.
template <class Edit>
Edit edit(std::string_view text) {
  const std::vector<Twin> all = twins("twin " + std::string(text));
  if (all.size() != 1 || all[0].edits.size() != 1 ||
      !std::holds_alternative<Edit>(all[0].edits[0])) {
    ADD_FAILURE() << text;
    return {};
  }
  return std::get<Edit>(all[0].edits[0]);
}

TEST(Twins, ChangeUnits) {
  EXPECT_EQ(edit<twin::MoveUnit>("move a1 b1").to, parse_square("b1"));
  EXPECT_EQ(edit<twin::MoveUnit>("mo a1b1").from, parse_square("a1"));
  EXPECT_EQ(edit<twin::Exchange>("exchange a1 h8").second, parse_square("h8"));
  EXPECT_EQ(edit<twin::Remove>("remove a1h8").squares.size(), 2U);
  EXPECT_EQ(units_of(edit<twin::Add>("add white qa1 black pb7c7").units), "wQa1 bPb7 bPc7");
  EXPECT_EQ(edit<twin::Add>("add totalinvisible 2").invisibles, 2);
  EXPECT_EQ(letters_of(edit<twin::Substitute>("substitute q le").after, Language::english), "LE");
}

TEST(Twins, ChangeTheBoard) {
  EXPECT_EQ(edit<twin::Rotate>("rotate 270").degrees, 270);
  EXPECT_EQ(edit<twin::Mirror>("mirror a1<-->h1").axis, twin::Mirror::Axis::a1_h1);
  EXPECT_EQ(edit<twin::Mirror>("mirror a8").axis, twin::Mirror::Axis::a8_h1);
  EXPECT_EQ(edit<twin::Shift>("shift a1 a2").to, parse_square("a2"));
  edit<twin::PolishType>("polishtype");
}

TEST(Twins, ChangeTheTask) {
  EXPECT_EQ(to_string(edit<twin::Stipulate>("stipulation h=3").stipulation, Language::english),
            "h=3");
  EXPECT_EQ(to_string(edit<twin::Stipulate>("sstip white 2s[#]").stipulation, Language::english),
            "White 2s[#]");
  EXPECT_EQ(edit<twin::Conditions>("condition circe madrasi").conditions.size(), 2U);
}

TEST(Twins, TakeSeveralChanges) {
  const auto all = twins("twin move a1 b1 remove h8 twin continued polish remark here\n twin");
  ASSERT_EQ(all.size(), 3U);
  EXPECT_EQ(all[0].edits.size(), 2U);
  EXPECT_FALSE(all[0].continued);
  EXPECT_TRUE(all[1].continued);
  EXPECT_EQ(all[1].remarks, std::vector<std::string>{"here"});
  EXPECT_TRUE(all[2].edits.empty());
}

TEST(Twins, PreferCommandsInFullToAbbreviatedConditions) {
  // `exchange` could be the beginning of ExchangeCastling.
  const auto all = twins("twin condition circe exchange a1 h8");
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all[0].edits.size(), 2U);
}

TEST(Twins, MayReplaceTheDiagram) {
  const Problem problem = read_commands("pieces white ka1 zeroposition move a1 b1 twin move a1 c1");
  EXPECT_TRUE(problem.zero_position);
  EXPECT_EQ(problem.twins.size(), 2U);
}

TEST(Twins, UnderstandOtherLanguages) {
  const Problem problem = read_one(
      "anfang\nford #2\nsteine weiss ka1\nzwilling en a1 hinz schwarz dh8\nzwilling ferner "
      "spiegelung a1<-->h8\nende");
  ASSERT_EQ(problem.twins.size(), 2U);
  EXPECT_EQ(problem.twins[0].edits.size(), 2U);
  EXPECT_TRUE(problem.twins[1].continued);
}

TEST(Twins, SayWhatIsWrong) {
  EXPECT_EQ(first_error("twin rotate 45").message, "the angle must be 90, 180 or 270");
  EXPECT_EQ(first_error("twin mirror a1").hint, "a1<-->h1, a1<-->a8, a1<-->h8 or a8<-->h1");
  EXPECT_EQ(first_error("twin move a1").message, "a square is expected, not \"endproblem\"");
  EXPECT_EQ(first_error("twin title x").message, "\"title\" cannot stand behind a twin");
  EXPECT_EQ(first_error("twin moev a1 b1").hint, "did you mean \"move\"?");
  EXPECT_EQ(first_error("twin m a1 b1").message, "the command \"m\" is not unique");
  EXPECT_EQ(first_error("twin polish continued").message,
            "this word can only stand directly behind the word for twin");
  EXPECT_EQ(first_error("twin polish zeroposition").message,
            "the zero position must come before all twins");
}

}  // namespace
}  // namespace feerie::test
