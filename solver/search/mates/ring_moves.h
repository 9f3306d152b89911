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

 private:
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
