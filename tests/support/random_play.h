#pragma once

#include <random>
#include <string>
#include <vector>

#include "game/game.h"

/// Random positions and random games for tests of properties. The same seed gives the same play on
/// every machine.
namespace feerie::test {

class Dice {
 public:
  explicit Dice(std::uint64_t seed) : engine_(seed) {}
  /// 0 <= result < sides. (The distributions of the standard library differ between libraries.)
  int roll(int sides) { return static_cast<int>(engine_() % static_cast<std::uint64_t>(sides)); }

 private:
  std::mt19937_64 engine_;
};

/// A FEN with one king a side, `units` further orthodox units (no pawns on the first and last rank)
/// and a random side on move, which may find the other side in check.
std::string random_fen(Dice& dice, int units);

/// Positions of few units from which castling, promotions and captures en passant soon come about,
/// and in which units are shut in.
const std::vector<std::string>& rich_positions();

/// A random legal move, played; false if there is none.
bool play_random(Game& game, Dice& dice);

}  // namespace feerie::test
