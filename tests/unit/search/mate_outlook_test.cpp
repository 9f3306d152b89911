#include "unit/search/mate_outlook_support.h"

namespace feerie::test {
namespace {

/// Random positions of the side on move, the lines of which must be the same with and without
/// foresight. Returns the number of lines and what the foresight saved.
struct Comparison {
  int lines = 0;
  double saved = 0;
};

Comparison compare(const std::vector<Task>& tasks, int count, int units, std::uint64_t seed) {
  Dice dice(seed);
  Comparison total;
  double asked = 0;
  double answered = 0;
  for (int number = 0; number < count;) {
    const std::string fen = random_fen(dice, units);
    Game game = scene(fen);
    if (game.in_check(opposite(game.turn()))) continue;
    ++number;
    for (const Task& task : tasks) {
      SCOPED_TRACE(fen + " " + std::string(task.goal) + std::to_string(task.length));
      const Result plain = solve(game, task, false);
      const Result foreseen = solve(game, task, true);
      EXPECT_EQ(plain.lines, foreseen.lines);
      total.lines += static_cast<int>(plain.lines.size());
      asked += plain.positions;
      answered += foreseen.positions;
    }
  }
  total.saved = 1 - answered / asked;
  return total;
}

TEST(MateOutlook, FindTheSameHelpmates) {
  const Comparison found = compare({{Form::help, "#", 3}, {Form::help, "#", 4}}, 40, 4, 1);
  EXPECT_GT(found.lines, 50);
  // The last two moves are judged on a board of their own, with foresight or without.
  EXPECT_GT(found.saved, 0.2);
}

TEST(MateOutlook, FindTheSameHelpstalemates) {
  const Comparison found = compare({{Form::help, "=", 3}, {Form::help, "=", 4}}, 40, 3, 2);
  EXPECT_GT(found.lines, 20);
  EXPECT_GT(found.saved, 0.3);
}

TEST(MateOutlook, FindTheSameSeries) {
  const Comparison found = compare({{Form::series, "#", 3},
                                    {Form::series, "=", 3},
                                    {Form::series_help, "#", 3},
                                    {Form::series_help, "=", 3}},
                                   40, 4, 3);
  EXPECT_GT(found.lines, 50);
  EXPECT_GT(found.saved, 0.5);
}

TEST(MateOutlook, FindTheSameInParryPlay) {
  const Comparison found = compare({{Form::parry_series_help, "#", 4},
                                    {Form::parry_series_help, "=", 3},
                                    {Form::parry_help_series, "#", 4}},
                                   30, 4, 6);
  EXPECT_GT(found.lines, 50);
  EXPECT_GT(found.saved, 0.3);
}

TEST(MateOutlook, FindTheSameWithMoreUnits) {
  const Comparison found = compare(
      {{Form::help, "#", 3}, {Form::help, "#=", 3}, {Form::series_help, "#", 3}}, 15, 10, 4);
  EXPECT_GT(found.lines, 50);
}

TEST(MateOutlook, FindTheSameReciprocalAndSelfPlay) {
  const Comparison found =
      compare({{Form::reciprocal_help, "#", 4}, {Form::help_self, "#", 3}}, 60, 8, 5);
  EXPECT_GE(found.lines, 1);
}

}  // namespace
}  // namespace feerie::test
