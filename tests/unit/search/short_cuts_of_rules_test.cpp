#include <map>
#include <stdexcept>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "game/catalogue.h"
#include "support/random_play.h"
#include "support/scene.h"
#include "unit/search/solved.h"

/// Optimisations ask for the facts that rules declare. Solutions under every condition are the same
/// with and without them.
namespace feerie::test {
namespace {

/// What stands behind the name of a condition that needs something.
const std::map<std::string, std::string, std::less<>>& arguments() {
  static const std::map<std::string, std::string, std::less<>> table{
      {"Hole", "d4 e5"},
      {"WhiteRoyalSquare", "e4"},
      {"BlackRoyalSquare", "e4"},
      {"WhitePromSquares", "a6 b6 c6 d6 e6"},
      {"BlackPromSquares", "d3 e3 f3 g3 h3"},
      {"PromOnly", "r s"},
  };
  return table;
}

std::string setting_of(const Condition& condition) {
  std::string text = "condition " + std::string(condition.names.english);
  const auto found = arguments().find(condition.names.english);
  return found == arguments().end() ? text : text + ' ' + found->second;
}

/// The settings of all conditions that have a rule.
std::vector<std::string> settings() {
  std::vector<std::string> texts;
  for (const Condition* condition : Catalogue<Condition>::all()) {
    const bool given = arguments().contains(condition->names.english);
    if (condition->enrol == nullptr || (needs_arguments(*condition) && !given)) continue;
    texts.push_back(setting_of(*condition));
  }
  return texts;
}

TEST(ShortCutsOfRules, ChangeNothing) {
  Dice dice(777);
  int tested = 0;
  int solutions = 0;
  for (const std::string& setting : settings()) {
    SCOPED_TRACE(setting);
    for (const char* task : {"#2", "h#1.5", "h=1.5", "ser-h#2", "s#1"}) {
      solutions += compare_short_cuts({std::string("stipulation ") + task, setting}, 3, 5, dice);
      if (HasFailure()) return;
    }
    ++tested;
  }
  EXPECT_GT(tested, 50);
  EXPECT_GT(solutions, 200);
}

TEST(ShortCutsOfRules, ChangeNothingAmongFairyAndNeutralUnits) {
  Dice dice(778);
  int solutions = 0;
  for (const std::string& setting : settings()) {
    SCOPED_TRACE(setting);
    for (const char* task : {"h#1.5", "h+1.5", "ser-+2"}) {
      for (const auto& [letters, neutral] : {std::pair("g", 0), std::pair("q", 30)}) {
        solutions += compare_short_cuts({std::string("stipulation ") + task, setting,
                                         "forsyth " + placement_with(letters, neutral, dice)});
        if (HasFailure()) return;
      }
    }
  }
  EXPECT_GT(solutions, 1000);
}

TEST(ShortCutsOfRules, KnowThatCapturedUnitsComeBackAsHurdles) {
  const int solutions = compare_short_cuts(
      {"stipulation h+1", "condition Circe", "pieces white Ka1 Ga8 Rh1 black Ke8 Qh5 Pb5"});
  EXPECT_GT(solutions, 0);
}

TEST(ShortCutsOfRules, KnowThatNeutralUnitsComeBackToCheck) {
  const int solutions = compare_short_cuts(
      {"stipulation h+1", "condition Circe", "pieces white Ka1 Se4 black Ke8 Pa4 neutral Rg5"});
  EXPECT_GT(solutions, 0);
}

TEST(ShortCutsOfRules, KnowThatACapturingUnitChecksAsTheCapturedOne) {
  const int solutions = compare_short_cuts(
      {"stipulation ser-+1", "condition FrankfurtChess", "pieces white Kg5 Ba5 black Kg8 Rd8"});
  EXPECT_EQ(solutions, 1);
}

TEST(ShortCutsOfRules, KnowThatNeutralUnitsTakeTheWalkOfTheCapturedOne) {
  const int solutions = compare_short_cuts({"stipulation ser-+1", "condition SnekChess",
                                            "pieces white Kb1 Pe4 black Kh8 Qd5 neutral Rd4"});
  EXPECT_GT(solutions, 0);
}

TEST(ShortCutsOfRules, KnowThatUnitsComeUpToCheck) {
  const int solutions = compare_short_cuts(
      {"stipulation ser-+1", "condition HauntedChess", "pieces white Ka1 Rd4 Sd4 black Kd8 Pb5"});
  EXPECT_GT(solutions, 1);
}

}  // namespace
}  // namespace feerie::test
