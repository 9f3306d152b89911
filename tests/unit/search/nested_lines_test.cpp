#include <algorithm>
#include <sstream>

#include <gtest/gtest.h>

#include "support/scene.h"
#include "unit/search/random_problem.h"
#include "unit/search/solved.h"

/// A branch of structured play has a least and a greatest length. Its lines are those of all
/// lengths between, each once, whether the branch is the whole play or stands behind other play.
namespace feerie::test {
namespace {

using Lines = std::vector<std::string>;

/// The line without numbers of moves, which depend on the greatest length of the branch.
std::string without_numbers(const std::string& line) {
  std::istringstream words(line);
  std::string text;
  for (std::string word; words >> word;) {
    const std::size_t dot = word.find('.');
    text += dot == std::string::npos ? word : word.substr(dot + 1);
    text += ' ';
  }
  return text;
}

/// The lines of the problem, in order of the alphabet.
Lines sorted_lines(const std::string& stipulation, const std::string& position) {
  Lines lines = solution_lines({"sstipulation " + stipulation, position, "option NoBoard"});
  std::ranges::transform(lines, lines.begin(), without_numbers);
  std::ranges::sort(lines);
  return lines;
}

std::string with_length(std::string text, const std::string& length) {
  text.replace(text.find('N'), 1, length);
  return text;
}

/// Compares lengths together with lengths one by one; `N` in the template stands for the length.
/// Returns the number of lines.
std::size_t compare_lengths(const std::string& form, int least, int greatest, int step,
                            const std::string& position) {
  SCOPED_TRACE(form + " " + position);
  const auto exactly = [](int length) {
    return std::to_string(length) + ":" + std::to_string(length);
  };
  Lines one_by_one;
  for (int length = least; length <= greatest; length += step) {
    const Lines lines = sorted_lines(with_length(form, exactly(length)), position);
    one_by_one.insert(one_by_one.end(), lines.begin(), lines.end());
  }
  std::ranges::sort(one_by_one);
  const std::string both = std::to_string(least) + ":" + std::to_string(greatest);
  EXPECT_EQ(sorted_lines(with_length(form, both), position), one_by_one);
  return one_by_one.size();
}

/// A position in which nobody is in check.
std::string random_position(Dice& dice) {
  while (true) {
    const std::string fen = random_fen(dice, 1 + dice.roll(3));
    Game game = scene(fen);
    if (game.in_check(Side::white) || game.in_check(Side::black)) continue;
    return "forsyth " + fen.substr(0, fen.find(' '));
  }
}

struct Form {
  const char* text;
  int least;
  int greatest;
  int step;
};

TEST(NestedLines, TogetherAreThoseOneByOne) {
  Dice dice = dice_of(41);
  for (const Form& form : {Form{"white Ns[+]", 1, 3, 1}, Form{"white 1s[Ns[x]]", 1, 2, 1},
                           Form{"white 1s[Ns[+]]", 2, 3, 1}, Form{"black 1s[Nh[x]h]", 1, 3, 2},
                           Form{"black 1h[Nh[+]h]h", 1, 3, 2}, Form{"white Nh[x]h", 1, 3, 2},
                           Form{"white 1s[Nh[+]h]", 1, 3, 2}}) {
    std::size_t lines = 0;
    for (int i = 0; i < 12 && !HasFailure(); ++i) {
      lines +=
          compare_lengths(form.text, form.least, form.greatest, form.step, random_position(dice));
    }
    EXPECT_GT(lines, 0U) << form.text;
  }
}

/// The length of each line tells how long its branch was.
TEST(NestedLines, AreKeptTo) {
  const std::string position = "forsyth 8/8/8/3k4/8/8/7r/K7";
  for (const int least : {1, 2, 3}) {
    const std::string length = std::to_string(least) + ":3";
    const Lines lines = sorted_lines("white 1s[" + length + "s[+]]", position);
    ASSERT_FALSE(lines.empty());
    std::size_t shortest = 100;
    for (const std::string& line : lines) {
      std::istringstream words(line);
      std::size_t count = 0;
      for (std::string word; words >> word;) count += word != "+" ? 1 : 0;
      shortest = std::min(shortest, count);
    }
    EXPECT_EQ(shortest, static_cast<std::size_t>(least) + 1);
  }
}

TEST(NestedLines, BranchesDoNotShareWhatIsRemembered) {
  Dice dice = dice_of(43);
  for (const char* form :
       {"white 3a[+]d | 3a[x]d", "white 4hh[x] | 4hh[+]", "white 3s[+] | 3s[x]"}) {
    int solutions = 0;
    for (int round = 0; round < 40 && !HasFailure(); ++round) {
      solutions += compare_short_cuts({std::string("sstipulation ") + form, random_position(dice)});
    }
    EXPECT_GT(solutions, 10) << form;
  }
}

}  // namespace
}  // namespace feerie::test
