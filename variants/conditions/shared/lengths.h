#pragma once

#include <array>
#include <cstdint>

#include "core/square.h"

/// These are distances between the centres of squares, for rules that measure moves.
namespace feerie::lengths {

/// Returns the root of the number, from 0 to 98, in parts of which one square has so many, at most
/// 1000, and rounded.
constexpr int root(int number, int parts) {
  const int square = parts * parts * number;
  int result = 0;
  for (int step = 8192; step > 0; step /= 2) {
    const int next = result + step;
    if (next * next <= square) result = next;
  }
  return square - result * result > result ? result + 1 : result;
}

/// Holds the distances between all squares in such parts of a square.
template <int parts>
constexpr auto distances = [] {
  std::array<std::array<std::uint16_t, square_count>, square_count> lengths{};
  for (Square a = 0; a < square_count; ++a) {
    for (Square b = 0; b < square_count; ++b) {
      const int files = file_of(a) - file_of(b);
      const int ranks = rank_of(a) - rank_of(b);
      lengths[a][b] = static_cast<std::uint16_t>(root(files * files + ranks * ranks, parts));
    }
  }
  return lengths;
}();

}  // namespace feerie::lengths
