#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/rays.h"

/// Sets of the neighbours of a square.
namespace feerie::targets {

/// A set of the eight neighbours of a square: bit n for direction n (core/rays.h).
using Ring = std::uint8_t;
inline constexpr std::size_t ring_count = 256;

/// The neighbour in a direction; `no_square` beyond the edge.
constexpr Square neighbour(Square square, unsigned direction) {
  constexpr std::array<int, rays::direction_count> file{0, 1, 1, -1, 0, -1, -1, 1};
  constexpr std::array<int, rays::direction_count> rank{1, 1, 0, 1, -1, -1, 0, -1};
  const int f = file_of(square) + file[direction];
  const int r = rank_of(square) + rank[direction];
  return on_board(f, r) ? make_square(f, r) : no_square;
}

/// Which of the neighbours of `centre` are in the set.
constexpr Ring ring_of(Square centre, Bitboard set) {
  unsigned ring = 0;
  for (unsigned direction = 0; direction < rays::direction_count; ++direction) {
    const Square square = neighbour(centre, direction);
    if (square != no_square && contains(set, square)) ring |= 1U << direction;
  }
  return static_cast<Ring>(ring);
}

/// A number of moves for each ring.
struct RingCosts {
  alignas(32) std::array<std::uint8_t, ring_count> of;

  /// Whoever can do more can do less: no ring costs more than a larger one.
  void close() {
    for (std::size_t step = 1; step < ring_count; step *= 2) {
      for (std::size_t base = 0; base < ring_count; base += 2 * step) {
        for (std::size_t i = base; i < base + step; ++i) of[i] = std::min(of[i], of[i + step]);
      }
    }
  }
  /// Is every larger ring dearer? (After `close`.)
  [[nodiscard]] bool extreme(std::size_t ring) const {
    for (std::size_t step = 1; step < ring_count; step *= 2) {
      if ((ring & step) == 0 && of[ring | step] <= of[ring]) return false;
    }
    return true;
  }
};

/// A set of rings.
struct RingSet {
  std::array<std::uint64_t, 4> bits{};

  void insert(Ring ring) { bits[ring >> 6U] |= std::uint64_t{1} << (ring & 63U); }
  [[nodiscard]] bool empty() const { return (bits[0] | bits[1] | bits[2] | bits[3]) == 0; }
  [[nodiscard]] bool meets(const RingSet& other) const {
    return ((bits[0] & other.bits[0]) | (bits[1] & other.bits[1]) | (bits[2] & other.bits[2]) |
            (bits[3] & other.bits[3])) != 0;
  }
};

}  // namespace feerie::targets
