#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "core/square.h"
#include "support/random_play.h"
#include "unit/search/solved.h"

/// Rules act in some moves and not in others. Of neither a check is left out, whatever is known of
/// the moves before they are played.
namespace feerie::test {
namespace {

/// Units put on squares at random, none on top of another.
class Board {
 public:
  explicit Board(Dice& dice) : dice_(dice) {}

  std::string put(const std::vector<std::string>& units) {
    std::string text;
    for (const std::string& unit : units) {
      Square square = no_square;
      while (square == no_square || contains(taken_, square)) square = square_for(unit);
      taken_ |= bit(square);
      text += " " + unit + static_cast<char>('a' + file_of(square)) +
              static_cast<char>('1' + rank_of(square));
    }
    return text;
  }

 private:
  [[nodiscard]] Square square_for(const std::string& unit) const {
    return unit == "p" ? make_square(dice_.roll(8), 1 + dice_.roll(6))
                       : static_cast<Square>(dice_.roll(64));
  }

  Dice& dice_;
  Bitboard taken_ = 0;
};

std::vector<std::string> some_of(const std::vector<std::string>& all, int most, Dice& dice) {
  std::vector<std::string> some;
  for (int count = dice.roll(most + 1); count > 0; --count) {
    some.push_back(all[static_cast<std::size_t>(dice.roll(static_cast<int>(all.size())))]);
  }
  return some;
}

/// Solves positions in which each side has a king and some units of these, and some are neutral.
int solve_all(std::string_view task, std::string_view setting,
              const std::vector<std::string>& letters, int positions, Dice& dice) {
  int solutions = 0;
  for (int number = 0; number < positions && !testing::Test::HasFailure(); ++number) {
    Board board(dice);
    const std::string white = board.put({"k"}) + board.put(some_of(letters, 3, dice));
    const std::string black = board.put({"k"}) + board.put(some_of(letters, 3, dice));
    const std::string neutral = board.put(some_of(letters, 1, dice));
    std::vector<std::string> lines{fmt::format("stipulation {}", task),
                                   fmt::format("pieces white{} black{}", white, black)};
    if (!neutral.empty()) lines.back() += " neutral" + neutral;
    if (!setting.empty()) lines.emplace_back(setting);
    solutions += compare_short_cuts(lines);
  }
  return solutions;
}

TEST(DrivenHurdles, CheckAsTheyAreImagined) {
  Dice dice(2301);
  const std::vector<std::string> letters{"bul g",  "dob g",  "bul le", "dob le", "bul li",
                                         "dob li", "bul ao", "dob eq", "bul m"};
  const std::vector<std::string> others{"p", "r", "s", "b", "g", "n"};
  int solutions = 0;
  for (const std::string& hopper : letters) {
    SCOPED_TRACE(hopper);
    for (int number = 0; number < 120 && !HasFailure(); ++number) {
      Board board(dice);
      const std::string white = board.put({"k"}) + board.put(some_of(others, 2, dice));
      const std::string black = board.put({"k"}) + board.put(some_of(others, 3, dice));
      const std::string own = board.put({hopper.substr(4)});
      const std::string enemy = dice.roll(2) == 0 ? "" : board.put({hopper.substr(4)});
      const std::string trait = hopper.substr(0, 3);
      std::string pieces =
          fmt::format("pieces white{} black{} white {}{}", white, black, trait, own);
      if (!enemy.empty()) pieces += fmt::format(" black {}{}", trait, enemy);
      solutions += compare_short_cuts({"stipulation h+0.5", pieces});
      solutions += compare_short_cuts({"stipulation h#1", pieces});
    }
  }
  EXPECT_GT(solutions, 500);
}

int checks(const std::string& pieces) {
  return compare_short_cuts({"stipulation h+0.5", "pieces " + pieces});
}

TEST(DrivenHurdles, MayCheckThemselves) {
  // The grasshopper goes to d1 over the rook, which can go to the file and the rank of the king.
  EXPECT_GT(checks("white kh2 rc1 white dob gb1 black ka8"), 0);
}

TEST(DrivenHurdles, MayOpenALine) {
  // The rook b6 is driven away to a6, and opens the file to the rook b1.
  EXPECT_GT(checks("white kh1 rb1 white dob ga6 black kb8 rb6"), 0);
}

TEST(UncoveredUnits, CheckWhenTheirSquareIsLeft) {
  Dice dice(2302);
  const std::vector<std::string> letters{"p", "r", "s", "b", "q"};
  int solutions = 0;
  for (const char* rule :
       {"condition HauntedChess", "condition GhostChess", "condition Circe Volcanic",
        "condition Wormholes b2 c6 f3 g7", "condition MagicSquare d4 e5 d5 e4"}) {
    SCOPED_TRACE(rule);
    solutions += solve_all("h+1", rule, letters, 60, dice);
    solutions += solve_all("ser-h+2", rule, letters, 20, dice);
  }
  EXPECT_GT(solutions, 500);
}

TEST(MagicUnits, OfWalksThatGoOneWayChangeTheSameUnits) {
  Dice dice(2303);
  int solutions = 0;
  for (const char* letters : {"li", "g", "le", "n", "ao", "rl", "ro", "m", "bo"}) {
    SCOPED_TRACE(letters);
    for (int number = 0; number < 40 && !HasFailure(); ++number) {
      Board board(dice);
      const std::string white = board.put({"k"}) + board.put(some_of({"r", "s", letters}, 3, dice));
      const std::string black = board.put({"k"}) + board.put(some_of({"b", "s", letters}, 3, dice));
      const std::string magic = board.put({letters, "r"});
      solutions += compare_short_cuts(
          {"stipulation h~0.5",
           fmt::format("pieces white{} black{} white magic{}", white, black, magic)});
    }
  }
  EXPECT_GT(solutions, 300);
}

}  // namespace
}  // namespace feerie::test
