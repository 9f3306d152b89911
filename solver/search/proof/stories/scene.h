#pragma once

#include <array>
#include <cstdint>

#include "core/piece.h"
#include "core/square.h"
#include "position/position.h"
#include "search/proof/stories/story.h"

namespace feerie::stories {

/// A key of what stands on the board, whoever it was in the beginning.
std::uint64_t placement_key(const Position& position);

/// A moment of a story: who stands where, and to which stop everybody goes.
struct Scene {
  std::array<Square, most_units> at{};
  /// The number of the stop.
  std::array<std::uint8_t, most_units> next{};
  /// Units that have been captured.
  std::uint32_t gone = 0;
  std::array<std::array<Bitboard, first_fairy_kind>, 2> kinds{};
  std::array<Bitboard, 2> sides{};
  Side turn = Side::white;
  /// The unit that must be captured en passant at once; -1 for none.
  int passing = -1;
  /// By side, keys of the units with their squares and stops.
  std::array<std::uint64_t, 2> keys{};
  /// As `placement_key`.
  std::uint64_t placement = 0;

  [[nodiscard]] bool there(int unit) const { return (gone >> unit & 1U) == 0; }
  [[nodiscard]] Square square(int unit) const { return at[static_cast<std::size_t>(unit)]; }
  [[nodiscard]] int stop(int unit) const { return next[static_cast<std::size_t>(unit)]; }
  [[nodiscard]] Bitboard units() const { return sides[0] | sides[1]; }
  [[nodiscard]] bool attacked(Square square, Side by) const;

  void put(int unit, Side side, Kind kind, Square square);
  /// Takes a unit off its square.
  void lift(int unit, Side side, Kind kind);
  /// The unit goes to its next stop from now on. It must not stand on the board.
  void advance(int unit) { ++next[static_cast<std::size_t>(unit)]; }
};

}  // namespace feerie::stories
