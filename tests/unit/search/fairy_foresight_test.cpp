#include <algorithm>

#include "unit/search/near_mates.h"
#include "unit/search/random_problem.h"

/// Help and series play with fairy units finds what it finds without foresight.
namespace feerie::test {
namespace {

/// Walks whose units are no kings, and move.
std::vector<std::string> letters_of_movers() {
  std::vector<std::string> letters;
  for (const Walk* walk : Catalogue<Walk>::all()) {
    const bool king_or_pawn = walk->traits.royal || walk->letters.english == "P";
    if (!king_or_pawn && !walk->traits.motionless) letters.emplace_back(walk->letters.english);
  }
  return letters;
}

/// What is asked, and of how many positions with units of each walk.
struct Trial {
  Task task;
  int positions;
};

std::ostream& operator<<(std::ostream& out, const Trial& trial) {
  return out << trial.task.goal << trial.task.length;
}

class FairyForesight : public testing::TestWithParam<Trial> {};

TEST_P(FairyForesight, LosesNoLines) {
  Dice dice = dice_of(51);
  const Trial& trial = GetParam();
  int solved = 0;
  for (const std::string& walk : letters_of_movers()) {
    SCOPED_TRACE(walk);
    int lines = 0;
    for (int i = 0; i < trial.positions && !HasFailure(); ++i) {
      lines += compare_near_mate(walk, "", trial.task, dice);
    }
    solved += lines > 0 ? 1 : 0;
  }
  EXPECT_GT(solved, 20);
}

INSTANTIATE_TEST_SUITE_P(AllWalks, FairyForesight,
                         testing::Values(Trial{{Form::help, "#", 3}, 5},
                                         Trial{{Form::help, "#=", 3}, 2},
                                         Trial{{Form::help, "#", 4}, 1},
                                         Trial{{Form::series, "#", 3}, 2},
                                         Trial{{Form::series_help, "#", 2}, 4},
                                         Trial{{Form::parry_series_help, "#", 2}, 2}),
                         [](const auto& instance) {
                           const Task& task = instance.param.task;
                           return "Form" + std::to_string(static_cast<int>(task.form)) + "Goals" +
                                  std::to_string(task.goal.size()) + "Length" +
                                  std::to_string(task.length);
                         });

/// What the foresight spares of the positions of a problem.
double spared(std::string_view fen, const Task& task) {
  Game game = scene(fen);
  const Result plain = solve(game, task, false);
  const Result foreseen = solve(game, task, true);
  EXPECT_EQ(plain.lines, foreseen.lines);
  return 1 - static_cast<double>(foreseen.positions) / plain.positions;
}

TEST(FairyForesight, SparesMostOfTheSearch) {
  // Zebras and camels come near slowly, and guard little.
  EXPECT_GT(spared("8/8/8/4k3/8/8/1.CA6/KZ6 b - -", {Form::help, "#", 6}), 0.9);
  // A hurdle checks: 1.Ka8 Rb7?? is not needed, as any grasshopper may be guarded by any unit.
  EXPECT_GT(spared("k7/8/8/8/8/8/8/K6G b - -", {Form::help, "#", 4}), 0.9);
}

TEST(FairyForesight, KnowsThatAHurdleChecks) {
  // 1...Rg1-d1 #: the rook comes to where the grasshopper hops over it, which has not moved.
  Game game = scene("8/8/8/8/8/1K6/8/k1R3G1 w - -");
  EXPECT_NE(solve(game, {Form::help, "#", 1}, true).lines.size(), 0U);
}

TEST(FairyForesight, KnowsThatDummiesDoNotPromote) {
  // Captures take units elsewhere, so that it is asked what each may become on its way.
  Game game = scene("8/.RM7/8/8/3.du4/3K4/5z2/4.LBk2 b - -", "HorizontalSymmetryAntiCirce");
  const Task task{Form::help, "#", 4};
  EXPECT_EQ(solve(game, task, true).lines, solve(game, task, false).lines);
}

TEST(FairyForesight, LeavesOutWhatItCannotForesee) {
  const Plan plan(*tree_of({Form::help, "#", 3}, Side::black));
  const auto foreseen = [&](std::string_view fen, std::string_view conditions) {
    const Game game = scene(fen, conditions);
    return mates::MateOutlook::make(plan, game.rules(), game.position()) != nullptr;
  };
  EXPECT_TRUE(foreseen("k7/8/8/8/8/8/8/K5GG b - -", ""));
  // Neutral and royal fairy units, and the walks of a board whose edges are joined.
  EXPECT_FALSE(foreseen("k7/8/8/8/8/8/8/K5G=g b - -", ""));
  EXPECT_FALSE(foreseen("k7/8/8/8/8/8/8/.PO5GG b - -", ""));
  EXPECT_FALSE(foreseen("k7/8/8/8/8/8/8/K5.ROG b - -", "Cylinder"));
}

}  // namespace
}  // namespace feerie::test
