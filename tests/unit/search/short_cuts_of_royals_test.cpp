#include <gtest/gtest.h>

#include "unit/search/random_problem.h"
#include "unit/search/solved.h"

/// What can check is foreseen without playing where rules and units allow it. Whatever is royal,
/// whatever changes its walk or its side, and whichever rules come together: solutions are the same
/// as where everything is played out.
namespace feerie::test {
namespace {

struct Depth {
  std::vector<std::string> tasks;
  int units;
};

/// By half-moves, so that playing everything out takes little time.
const std::vector<Depth>& depths() {
  static const std::vector<Depth> table{
      {{"h#0.5", "h+0.5", "h=0.5", "hx0.5", "h##0.5", "h!=0.5", "hze40.5", "+1", "ser-+1"}, 7},
      {{"h+1", "h#1", "h=1", "hx1", "h+1", "ser-h+1", "s+1"}, 6},
      {{"h+1.5", "h#1.5", "h=1.5", "ser-+3", "ser-h+2", "#2", "+2", "h==1.5"}, 4},
      {{"h+2", "h#2", "h=2", "s+2", "r+2", "ser-h#3"}, 2},
  };
  return table;
}

std::string random_task(const Depth& depth, Dice& dice) {
  const std::string& task = any_of(depth.tasks, dice);
  return "stipulation " + task;
}

void compare(int number, const std::vector<std::string>& walks, int most_rules, Dice& dice) {
  static const std::vector<std::string> settings = settings_of_conditions();
  int solutions = 0;
  for (int i = 0; i < number && !testing::Test::HasFailure(); ++i) {
    const Depth& depth = any_of(depths(), dice);
    std::vector<std::string> lines{random_task(depth, dice)};
    const int rules = dice.roll(most_rules + 1);
    if (rules > 0) {
      std::string text = "condition";
      // Without comma some pairs would be one name with a blank in it.
      for (int rule = 0; rule < rules; ++rule) {
        text += (rule == 0 ? " " : ", ") + any_of(settings, dice);
      }
      lines.push_back(std::move(text));
    }
    Mixture mixture;
    mixture.units = depth.units;
    mixture.walks = walks;
    lines.push_back(random_pieces(mixture, dice));
    solutions += compare_short_cuts(lines);
  }
  EXPECT_GT(solutions, number / 2);
}

TEST(ShortCutsOfRoyals, ChangeNothingAmongNeutralKings) {
  const int solutions = compare_short_cuts(
      {"stipulation h+1", "condition EinsteinChess", "pieces neutral royal Bb7 neutral Pd7"});
  EXPECT_EQ(solutions, 1);
}

TEST(ShortCutsOfRoyals, ChangeNothingWithoutRules) {
  Dice dice = dice_of(11);
  compare(300, letters_of_walks(), 0, dice);
}

TEST(ShortCutsOfRoyals, ChangeNothingUnderPairsOfRules) {
  Dice dice = dice_of(12);
  compare(1500, {"G", "N", "Z", "LE", "EQ", "BP", "KA"}, 2, dice);
}

/// Rules that tell what their acts can change, so that moves are left out by that.
TEST(ShortCutsOfRoyals, ChangeNothingWhereTheMoverChanges) {
  static const std::vector<std::string> settings{
      "EinsteinChess",  "ReversalEinsteinChess", "AntiEinsteinChess",
      "AndernachChess", "AntiAndernachChess",    "Tibet",
      "DoubleTibet",    "Sentinelles",           "AliceChess",
      "Circe",          "Imitator d4",           "Circe File",
      "Circe Symmetry", "Circe Assassin",        "Circe RexInclusive",
      "Circe Clone"};
  Dice dice = dice_of(13);
  int solutions = 0;
  for (int i = 0; i < 1000 && !HasFailure(); ++i) {
    const Depth& depth = any_of(depths(), dice);
    std::string rules = "condition " + any_of(settings, dice);
    const std::string& second = any_of(settings, dice);
    if (rules.find("Circe") == std::string::npos || second.find("Circe") == std::string::npos) {
      rules += ' ' + second;
    }
    Mixture mixture;
    mixture.units = depth.units;
    mixture.walks = {"G", "N"};
    solutions +=
        compare_short_cuts({random_task(depth, dice), rules, random_pieces(mixture, dice)});
  }
  EXPECT_GT(solutions, 500);
}

}  // namespace
}  // namespace feerie::test
