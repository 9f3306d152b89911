#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "core/rays.h"

/// Sets of the neighbours of a square.
namespace feerie::mates {

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

/// For each set of the nine squares around and on a centre, rank by rank, the ring in it.
inline constexpr std::array<Ring, 512> rings_of_blocks = [] {
  constexpr Square centre = make_square(1, 1);
  std::array<Ring, 512> rings{};
  for (unsigned block = 0; block < rings.size(); ++block) {
    for (unsigned direction = 0; direction < rays::direction_count; ++direction) {
      const Square at = neighbour(centre, direction);
      const unsigned place = static_cast<unsigned>(3 * rank_of(at) + file_of(at));
      if ((block >> place & 1U) != 0) rings[block] |= static_cast<Ring>(1U << direction);
    }
  }
  return rings;
}();

/// Which of the neighbours of `centre` are in the set.
inline Ring ring_of(Square centre, Bitboard set) {
  // The block is moved into the corner of the board, which the centre is not next to.
  constexpr Square corner = make_square(1, 1);
  const Bitboard near = set & rays::tables.king[centre];
  const Bitboard moved = centre >= corner ? near >> (centre - corner) : near << (corner - centre);
  return rings_of_blocks[(moved & 7U) | (moved >> 5U & 0x38U) | (moved >> 10U & 0x1c0U)];
}

/// A set of rings.
struct RingSet {
  std::array<std::uint64_t, 4> bits{};

  void insert(Ring ring) { bits[ring >> 6U] |= std::uint64_t{1} << (ring & 63U); }
  [[nodiscard]] bool contains(Ring ring) const {
    return (bits[ring >> 6U] >> (ring & 63U) & 1U) != 0;
  }
  [[nodiscard]] bool empty() const { return (bits[0] | bits[1] | bits[2] | bits[3]) == 0; }
  [[nodiscard]] bool meets(const RingSet& other) const {
    return ((bits[0] & other.bits[0]) | (bits[1] & other.bits[1]) | (bits[2] & other.bits[2]) |
            (bits[3] & other.bits[3])) != 0;
  }
  void add(const RingSet& other) {
    for (std::size_t n = 0; n < bits.size(); ++n) bits[n] |= other.bits[n];
  }
  /// Each ring of the set together with this one.
  [[nodiscard]] RingSet joined(Ring ring) const {
    RingSet result = *this;
    auto& words = result.bits;
    for (unsigned n = 0; n < with.size(); ++n) {
      if ((ring >> n & 1U) == 0) continue;
      for (std::uint64_t& word : words) word = (word | word << (1U << n)) & with[n];
    }
    if ((ring & 0x40U) != 0) words = {0, words[0] | words[1], 0, words[2] | words[3]};
    if ((ring & 0x80U) != 0) words = {0, 0, words[0] | words[2], words[1] | words[3]};
    return result;
  }
  /// Adds all parts of the rings in the set.
  void add_parts() {
    for (std::uint64_t& word : bits) {
      for (unsigned n = 0; n < with.size(); ++n) word |= (word & with[n]) >> (1U << n);
    }
    bits[0] |= bits[1];
    bits[2] |= bits[3];
    bits[0] |= bits[2];
    bits[1] |= bits[3];
  }
  /// The rings that complete those of the set.
  [[nodiscard]] RingSet complements() const {
    RingSet result;
    for (std::size_t n = 0; n < bits.size(); ++n) result.bits[3 - n] = reversed(bits[n]);
    return result;
  }

 private:
  /// For each of the first directions, the rings of one word that have it.
  static constexpr std::array<std::uint64_t, 6> with{0xaaaaaaaaaaaaaaaa, 0xcccccccccccccccc,
                                                     0xf0f0f0f0f0f0f0f0, 0xff00ff00ff00ff00,
                                                     0xffff0000ffff0000, 0xffffffff00000000};
  static constexpr std::uint64_t reversed(std::uint64_t word) {
    constexpr std::array<std::uint64_t, 6> low{0x5555555555555555, 0x3333333333333333,
                                               0x0f0f0f0f0f0f0f0f, 0x00ff00ff00ff00ff,
                                               0x0000ffff0000ffff, 0x00000000ffffffff};
    for (unsigned n = 0; n < low.size(); ++n) {
      const unsigned shift = 1U << n;
      word = (word >> shift & low[n]) | (word & low[n]) << shift;
    }
    return word;
  }
};

}  // namespace feerie::mates
