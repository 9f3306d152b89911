#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "search/mates/ring.h"

namespace feerie::mates {

/// For each ring the fewest moves that it takes.
class RingMoves {
 public:
  explicit RingMoves(std::uint8_t moves) { of_.fill(moves); }

  [[nodiscard]] std::uint8_t operator[](std::size_t ring) const { return of_[before + ring]; }
  std::uint8_t& operator[](std::size_t ring) { return of_[before + ring]; }
  /// As many moves as in `from` and some more will do too.
  void take(const RingMoves& from, std::uint8_t more) {
    std::uint8_t* const into = of_.data() + before;
    const std::uint8_t* const others = from.of_.data() + before;
    for (std::size_t ring = 0; ring < ring_count; ++ring) {
      const auto moves = static_cast<std::uint8_t>(others[ring] + more);
      into[ring] = std::min(into[ring], moves);
    }
  }
  /// As above for rings that have the neighbour in this direction besides those in `from`.
  void take(const RingMoves& from, unsigned direction, std::uint8_t more) {
    const std::size_t step = std::size_t{1} << direction;
    const std::uint8_t* const shorter = from.of_.data() + before - step;
    const std::uint8_t* const without = rings_without[direction].data();
    std::uint8_t* const into = of_.data() + before;
    for (std::size_t ring = 0; ring < ring_count; ++ring) {
      const auto moves = static_cast<std::uint8_t>(shorter[ring] + more);
      const auto possible = static_cast<std::uint8_t>(moves | without[ring]);
      into[ring] = std::min(into[ring], possible);
    }
  }

  /// Adds the rings that take at most so many moves; all of them if these are many.
  void add_within(int moves, RingSet& rings) const {
    constexpr int many = 128;
    if (moves >= many) return rings.bits.fill(~std::uint64_t{0});
    for (std::size_t word = 0; word < rings.bits.size(); ++word) {
      for (std::size_t byte = 0; byte < 8; ++byte) {
        const std::size_t first = before + 64 * word + 8 * byte;
        rings.bits[word] |= within(&of_[first], static_cast<std::uint64_t>(moves)) << (8 * byte);
      }
    }
  }

 private:
  /// Bit n: is number n of eight numbers at most `most`? Asked of all at once: `most` with the high
  /// bit of each byte set loses that bit where more is taken away.
  static std::uint64_t within(const std::uint8_t* numbers, std::uint64_t most) {
    constexpr std::uint64_t ones = 0x0101010101010101;
    constexpr std::uint64_t highs = 0x8080808080808080;
    std::uint64_t all = 0;
    for (unsigned n = 0; n < 8; ++n) all |= std::uint64_t{numbers[n]} << (8 * n);
    const std::uint64_t kept = ((highs | most * ones) - (all & ~highs)) & ~all & highs;
    // Brings the lowest bit of each byte into the highest byte.
    return (kept >> 7U) * 0x0102040810204080 >> 56U;
  }

  /// For each direction, all bits set at the rings that do not have it.
  static constexpr auto rings_without = [] {
    std::array<std::array<std::uint8_t, ring_count>, rays::direction_count> table{};
    for (unsigned direction = 0; direction < rays::direction_count; ++direction) {
      for (std::size_t ring = 0; ring < ring_count; ++ring) {
        table[direction][ring] = (ring >> direction & 1U) != 0 ? 0 : 0xff;
      }
    }
    return table;
  }();
  // Room in front for rings that do not exist, so that loops need no exceptions.
  static constexpr std::size_t before = 128;
  alignas(64) std::array<std::uint8_t, before + ring_count> of_;
};

}  // namespace feerie::mates
