#include <cctype>

#include <gtest/gtest.h>

#include "game/catalogue.h"
#include "support/random_play.h"
#include "unit/search/solved.h"

/// Optimisations ask how units walk. Solutions with units of every walk are the same with and
/// without them.
namespace feerie::test {
namespace {

/// One unit as Forsyth notation writes it: white letters are capital ones, two of them follow a
/// dot.
std::string unit_of(std::string_view letters, bool white) {
  std::string text = letters.size() == 2 ? "." : "";
  for (const char letter : letters) {
    text += static_cast<char>(white ? std::toupper(letter) : std::tolower(letter));
  }
  return text;
}

/// A placement in which about half of the officers walk so.
std::string placement_with(std::string_view letters, Dice& dice) {
  const std::string fen = random_fen(dice, 2 + dice.roll(5));
  std::string text;
  int empty = 0;
  for (const char letter : fen.substr(0, fen.find(' '))) {
    if (letter == '1') {
      ++empty;
      continue;
    }
    if (empty > 0) text += std::to_string(empty);
    empty = 0;
    const bool white = std::isupper(static_cast<unsigned char>(letter)) != 0;
    const bool officer = std::string_view("QRBNqrbn").find(letter) != std::string_view::npos;
    if (officer && dice.roll(2) == 0) {
      text += unit_of(letters, white);
    } else {
      text += letter == 'N' ? 'S' : letter == 'n' ? 's' : letter;
    }
  }
  return empty > 0 ? text + std::to_string(empty) : text;
}

TEST(ShortCutsOfWalks, ChangeNothing) {
  Dice dice(97);
  int solutions = 0;
  for (const Walk* walk : Catalogue<Walk>::all()) {
    for (const char* task : {"#2", "h#1.5", "h=1.5", "h+1.5", "ser-h#2", "s#1"}) {
      for (int i = 0; i < 3; ++i) {
        solutions += compare_short_cuts({std::string("stipulation ") + task,
                                         "forsyth " + placement_with(walk->letters.english, dice)});
        if (HasFailure()) return;
      }
    }
  }
  EXPECT_GT(solutions, 500);
}

}  // namespace
}  // namespace feerie::test
