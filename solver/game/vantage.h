#pragma once

#include <array>
#include <cstdint>

#include "core/square.h"

namespace feerie {

/// The squares that decide whether a side attacks a square by the walks of its units.
struct Vantage {
  Square target = no_square;  ///< none if nothing is known
  Side by = Side::white;
  /// Units that could attack the target from where they stand, if others made room or a hurdle.
  Bitboard units = 0;
  /// Squares whose contents decide whether one of them does, and those that decide it for several.
  Bitboard lines = 0;
  Bitboard crossings = 0;
  /// Those that matter to each of the first units.
  std::array<Bitboard, 8> sights;
  /// Units that rules hide from the one on the target: what they do where they stand, and what
  /// becomes of their squares, does not matter to it.
  Bitboard apart = 0;
  /// Units whose capture may make them, or what they turn into, attack the target.
  Bitboard surprises = 0;
  /// Only captures matter.
  bool captures_only = false;
};

/// What a unit other than the royal one must do to end a check: arrive on one of these squares, or
/// leave one of those. One that captures elsewhere than it arrives may do more.
struct Answers {
  Bitboard arrivals = all_squares;
  Bitboard departures = all_squares;
  [[nodiscard]] bool any() const { return departures == all_squares || arrivals == all_squares; }
};

/// Is there an empty square next to a king to which it can go? `unknown` if that is not seen.
enum class StepsAside : std::uint8_t { unknown, some, none };

/// The squares to which a unit shall go; moves that are more than an arrival do not matter.
struct Arrivals {
  Bitboard quiet = all_squares;
  Bitboard captures = all_squares;
};

}  // namespace feerie
