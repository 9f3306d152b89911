#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"
#include "unit/search/solved.h"

namespace feerie::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

/// A check is whatever can move, and each move asks for checks.
bool can_move(Game& game, Side /*side*/, bool /*ordinary*/, const Arguments& /*arguments*/) {
  Candidates moves;
  game.generate(moves);
  for (const Candidate& move : moves) {
    if (!game.outcomes(move, [](const Move&) { return false; })) return true;
  }
  return false;
}

void ask(Play& play, const Arguments& /*arguments*/) {
  if (play.gives_check()) play.reject();
}

Condition endless_condition() {
  Condition condition;
  condition.names = {"Endless", "Endless", "Endless"};
  condition.enrol = [](Rulebook& book, Arguments& /*arguments*/) {
    book.declare({.own_check = true});
    book.judge_check(can_move);
    book.during(Step::account, ask);
  };
  return condition;
}

TEST(EndlessRules, AreReportedAndTheNextTwinIsSolved) {
  const Condition endless = endless_condition();
  const Solved solved = solve_problem(
      {"stipulation #1", "forsyth k7/8/1K6/8/8/8/8/7R", "condition madrasi",
       "twin condition circe"},
      [&endless](Problem& problem) { problem.conditions.front().condition = &endless; });
  EXPECT_THAT(solved.complaints, ElementsAre(HasSubstr("internal error: rules ask one another")));
  EXPECT_THAT(solved.text, HasSubstr("1.Rh1-h8 #"));
  EXPECT_FALSE(solved.ok);
}

}  // namespace
}  // namespace feerie::test
