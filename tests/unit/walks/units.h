#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "game/game.h"
#include "support/random_play.h"

/// Positions of any units in one line, for the tests of walks.
namespace feerie::test {

/// The walk with these English letters, "G" or "R/N". Throws std::runtime_error if there is none.
WalkId walk_of(std::string_view letters);

/// A unit written as side (w, b or n for neutral), letters of its walk and square: "wGd4".
struct Unit {
  explicit Unit(std::string_view text);
  Sides sides;
  WalkId walk;
  Square square;
};

/// A game with these units ("wGd4 bDUd6") and nothing else; no castling.
Game board(std::string_view units, Side turn, Bitboard holes = 0);

/// The moves of the unit on the square, legality aside: "-d5", "*d5", "*d5-d6" (see arrivals.txt).
std::set<std::string> moves_from(Game& game, Square from);

/// A unit of this walk, white or black, on the square `from`, and up to 23 units of all sorts of
/// these sides ("wb", "wbn"), written as `board` reads them.
std::string random_units(Dice& dice, std::string_view walk, Square& from, std::string_view sides);

/// The words of a text as a set.
std::set<std::string> set_of(std::string_view text);

}  // namespace feerie::test
