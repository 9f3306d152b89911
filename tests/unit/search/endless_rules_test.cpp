#include <array>
#include <atomic>
#include <stdexcept>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "game/game.h"
#include "game/play.h"
#include "game/rulebook.h"
#include "support/random_rules.h"
#include "unit/search/solved.h"

namespace feerie::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

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

/// Solves with a wish to stop that comes when the search has looked so often whether there is one.
struct Stopped {
  Solved solved;
  int looks = 0;

  Stopped(const std::vector<std::string>& lines, int stop_at) {
    std::atomic<bool> stop{stop_at == 0};
    SolveSettings settings;
    settings.limits.memory = std::size_t{1} << 22U;
    settings.limits.stop = &stop;
    settings.progress_interval = {};
    settings.progress = [&](const SearchProgress&) {
      if (++looks >= stop_at) stop = true;
    };
    solved = solve_problem(lines, settings);
  }
};

/// Having seen the wish the search may look once more on its way out.
constexpr int most_late_looks = 2;

/// A verdict that plays moves again and again, as if it took years.
bool ponder(Game& game, const Arguments& /*arguments*/) {
  constexpr int most_moves = 3'000'000;
  int count = 0;
  const Game::Judging lenient(game, Legality::any);
  while (count < most_moves) {
    const int before = count;
    game.each_move([&count](const Move&) {
      ++count;
      return true;
    });
    if (count == before) return false;
  }
  throw std::runtime_error("nobody has stopped the question");
}

Condition pondering_condition() {
  Condition condition;
  condition.names = {"Pondering", "Pondering", "Pondering"};
  condition.enrol = [](Rulebook& book, Arguments& /*arguments*/) { book.forbid_after(ponder); };
  return condition;
}

class EndlessQuestion : public testing::TestWithParam<std::string> {};

TEST_P(EndlessQuestion, EndsWhenThatIsWished) {
  const Condition pondering = pondering_condition();
  std::atomic<bool> stop{true};
  SolveSettings settings;
  settings.limits.stop = &stop;
  const Solved solved = solve_problem(
      {"stipulation " + GetParam(), "forsyth k7/8/1K6/8/8/8/8/7R", "condition madrasi"}, settings,
      [&pondering](Problem& problem) { problem.conditions.front().condition = &pondering; });
  EXPECT_THAT(solved.complaints, testing::IsEmpty());
  EXPECT_EQ(solved.end, solution::End::interrupted);
  EXPECT_EQ(solved.solutions, 0);
}

INSTANTIATE_TEST_SUITE_P(EachPlay, EndlessQuestion,
                         testing::Values("#2", "h#2", "ser-h#3", "s#2", "r#2", "hs#2", "moves",
                                         "perft2", "ser-#3", "h=2"));

TEST(EndlessRules, SearchEndsSoonAfterTheWishToStop) {
  constexpr std::array<std::string_view, 8> stipulations = {"#3",  "h#2.5",  "s#3",    "ser-h#3",
                                                            "r#2", "hs#2.5", "perft4", "moves"};
  Dice dice(20261102);
  int interrupted = 0;
  for (int number = 0; number < 200; ++number) {
    const RuledPosition position = random_ruled_position(dice);
    const auto which = static_cast<std::size_t>(dice.roll(static_cast<int>(stipulations.size())));
    std::vector<std::string> lines = position.setting;
    lines.push_back("stipulation " + std::string(stipulations[which]));
    lines.push_back("forsyth " + position.fen.substr(0, position.fen.find(' ')));
    SCOPED_TRACE(testing::PrintToString(lines));
    const int stop_at = dice.roll(6);
    try {
      const Stopped stopped(lines, stop_at);
      EXPECT_LE(stopped.looks, stop_at + most_late_looks);
      for (const std::string& complaint : stopped.solved.complaints) {
        EXPECT_THAT(complaint, Not(HasSubstr("internal error")));
      }
      if (stopped.solved.end == solution::End::interrupted) ++interrupted;
    } catch (const std::runtime_error&) {
      // The reader does not take every such position.
    }
  }
  EXPECT_GT(interrupted, 50);
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

/// A unit acts only while another one observes it, which is asked in turn.
bool called_on(Game& game, Square from, Side side, const Arguments& /*arguments*/) {
  return game.observed(from, opposite(side), Purpose::observing);
}

TEST(EndlessRules, WhichAskWhatUnitsMayDoAreReported) {
  Condition circular;
  circular.names = {"Circular", "Circular", "Circular"};
  circular.enrol = [](Rulebook& book, Arguments& /*arguments*/) {
    book.declare({.restricts_moves = true, .restricts_observation = true});
    book.restrict_piece(called_on, all_but_paralysis);
  };
  const Solved solved = solve_problem(
      {"stipulation #1", "forsyth k7/8/1K6/8/8/8/r7/R7", "condition madrasi"},
      [&circular](Problem& problem) { problem.conditions.front().condition = &circular; });
  EXPECT_THAT(solved.complaints, ElementsAre(HasSubstr("internal error: rules ask one another")));
  EXPECT_FALSE(solved.ok);
}

}  // namespace
}  // namespace feerie::test
