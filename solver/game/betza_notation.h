#pragma once

#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

#include "game/walk.h"

namespace feerie::betza {

/// One way of moving: steps of one vector in one manner.
struct Way {
  enum class Manner : std::uint8_t {
    leap,  ///< what stands between the squares of two steps makes no difference
    hop,   ///< over the first unit to the square right behind it
    lion,  ///< over the first unit to any square behind it
  };
  /// What a single step passes: the squares that divide it must be empty, or must not.
  enum class Passing : std::uint8_t { free, lame, jumping };

  /// As White moves; Black's is turned upside down.
  Vector vector;
  /// As many steps in the direction at most.
  int most_steps;
  Manner manner;
  bool moves;     ///< to empty squares
  bool captures;  ///< on squares of enemy units
  Passing passing;
};

/// Reads a definition in a part of the notation of R. Betza ("Ralph Betza's funny notation", The
/// Chess Variant Pages; docs/manual/systems.en.md tells which part). Returns instead the end of the
/// text that cannot be understood, if there is one.
std::variant<std::vector<Way>, std::string_view> read(std::string_view notation);

}  // namespace feerie::betza
