#include "search/mates/freedoms.h"

#include <algorithm>

#include "unit/search/near_mates.h"
#include "unit/search/random_problem.h"

/// Help and series play under rules that act with captures only, or object to checks only, finds
/// what it finds without foresight.
namespace feerie::test {
namespace {

/// Foresees play of all lengths.
constexpr mates::MateOutlook::Sketching at_once{.too_short = 0};

/// Can mates be foreseen under the conditions, with more than orthodox freedoms?
bool has_freedoms(std::string_view conditions) {
  const auto freedoms = mates::freedoms_under(scene("8/8/8/8/8/8/8/8 w - -", conditions).rules());
  return freedoms && freedoms->any();
}

/// All conditions under which that is so, and pairs of them.
std::vector<std::string> settings_with_freedoms(Dice& dice) {
  std::vector<std::string> found;
  std::vector<std::string> settings = settings_of_conditions();
  for (const char* more : {"Breton Adverse", "Breton PY"}) settings.emplace_back(more);
  std::ranges::copy_if(settings, std::back_inserter(found), has_freedoms);
  const std::vector<std::string> single = found;
  for (const std::string& one : single) {
    for (int number = 0; number < 3; ++number) {
      const std::string both = one + ' ' + any_of(single, dice);
      if (has_freedoms(both)) found.push_back(both);
    }
  }
  return found;
}

struct Trial {
  Task task;
  int positions;
};

std::ostream& operator<<(std::ostream& out, const Trial& trial) {
  return out << trial.task.goal << trial.task.length;
}

class Freedoms : public testing::TestWithParam<Trial> {};

TEST_P(Freedoms, LoseNoLines) {
  Dice dice = dice_of(53);
  const Trial& trial = GetParam();
  const std::vector<std::string> walks{"Q", "R", "B", "S", "P", "G"};
  int solved = 0;
  const std::vector<std::string> settings = settings_with_freedoms(dice);
  for (const std::string& setting : settings) {
    int lines = 0;
    for (int i = 0; i < trial.positions && !HasFailure(); ++i) {
      lines += compare_near_mate(any_of(walks, dice), setting, trial.task, dice, at_once);
    }
    solved += lines > 0 ? 1 : 0;
  }
  EXPECT_GT(solved, static_cast<int>(settings.size()) / 2);
}

INSTANTIATE_TEST_SUITE_P(
    AllConditions, Freedoms,
    testing::Values(Trial{{Form::help, "#", 1}, 60}, Trial{{Form::help, "#", 2}, 60},
                    Trial{{Form::help, "#", 3}, 20}, Trial{{Form::help, "#=", 3}, 6},
                    Trial{{Form::help, "#", 4}, 3}, Trial{{Form::series, "#", 2}, 20},
                    Trial{{Form::series_help, "#", 2}, 10},
                    Trial{{Form::parry_series_help, "#", 2}, 6}),
    [](const auto& instance) {
      const Task& task = instance.param.task;
      return "Form" + std::to_string(static_cast<int>(task.form)) + "Goals" +
             std::to_string(task.goal.size()) + "Length" + std::to_string(task.length);
    });

/// Is a mate found with foresight, as without, in so many half-moves?
bool finds_mate(std::string_view fen, std::string_view conditions, int length) {
  Game game = scene(fen, conditions);
  const Task task{Form::help, "#", length};
  const Result plain = solve(game, task, false, at_once);
  const Result foreseen = solve(game, task, true, at_once);
  EXPECT_EQ(plain.lines, foreseen.lines);
  return !foreseen.lines.empty();
}

TEST(Freedoms, KingsStayWhereTheyWouldGiveCheck) {
  // 1.Rh7 #: nobody guards b6 and b8, but Ra8 would check behind the king.
  EXPECT_TRUE(finds_mate("r7/k7/8/8/1N6/8/8/K6R w - -", "ChecklessChess", 1));
  // The other king does not stand in its line.
  EXPECT_FALSE(finds_mate("r7/k7/8/8/1N6/8/8/1K5R w - -", "ChecklessChess", 1));
}

TEST(Freedoms, KingsDoNotCaptureWhatIsNotGuarded) {
  // 1.Bf1-g2 #: nobody guards b8, but who captures the bishop there cannot go on.
  EXPECT_TRUE(finds_mate("kB6/p1b5/8/8/8/8/8/K4B2 w - -", "Take&MakeChess", 1));
  EXPECT_FALSE(finds_mate("kB6/p7/3b4/8/8/8/8/K4B2 w - -", "Take&MakeChess", 1));
}

TEST(Freedoms, CapturesTakeUnitsElsewhere) {
  // 1.Sh1*g3-c7 #
  EXPECT_TRUE(finds_mate("kr6/pp6/8/8/8/6b1/8/K6N w - -", "Take&MakeChess", 1));
  // 1.Rh4*b4-b5 Rh8-a8 #: the rook fills b5 with one move.
  EXPECT_TRUE(finds_mate("7R/8/8/k2N4/1P5r/8/8/6K1 b - -", "Take&MakeChess PromOnly S", 2));
}

TEST(Freedoms, SpareMostOfTheSearch) {
  const auto spared = [](std::string_view fen, std::string_view conditions, const Task& task) {
    Game game = scene(fen, conditions);
    const Result plain = solve(game, task, false, at_once);
    const Result foreseen = solve(game, task, true, at_once);
    EXPECT_EQ(plain.lines, foreseen.lines);
    return 1 - static_cast<double>(foreseen.positions) / plain.positions;
  };
  EXPECT_GT(spared("8/8/8/3k4/8/8/8/KB6 b - -", "ChecklessChess", {Form::help, "#", 4}), 0.9);
  EXPECT_GT(spared("8/8/8/3k4/8/8/6n1/KB6 b - -", "Breton", {Form::help, "#", 4}), 0.9);
  EXPECT_GT(spared("8/8/8/3k4/8/8/6n1/KB6 b - -", "Take&MakeChess", {Form::help, "#", 4}), 0.5);
}

TEST(Freedoms, AreKnownOfSomeRulesOnly) {
  for (const char* known : {"ChecklessChess", "ExclusiveChess", "Breton", "Take&MakeChess"}) {
    EXPECT_TRUE(has_freedoms(known)) << known;
  }
  // Units come back or change sides, checks have to be playable, units without capture are changed,
  // moves are forbidden, walks are lent.
  for (const char* other : {"Circe", "AndernachChess", "AntiCirce", "Einstein", "Madrasi",
                            "AnnanChess", "Take&MakeChess Madrasi", "ChecklessChess Circe"}) {
    EXPECT_FALSE(has_freedoms(other)) << other;
  }
}

TEST(Freedoms, AreNotUsedInShortPlayIfCapturesTakeUnitsAway) {
  const auto foreseen = [](std::string_view conditions, int length) {
    const Plan plan(*tree_of({Form::help, "#", length}, Side::black));
    const Game game = scene("k7/8/8/8/8/8/8/K5QQ b - -", conditions);
    return mates::MateOutlook::make(plan, game.rules(), game.position()) != nullptr;
  };
  EXPECT_FALSE(foreseen("Take&MakeChess", 4));
  EXPECT_TRUE(foreseen("Take&MakeChess", 5));
  EXPECT_TRUE(foreseen("Breton", 2));
}

}  // namespace
}  // namespace feerie::test
