#pragma once

#include <cstdint>

#include "core/square.h"

namespace feerie {

/// How a unit walks: a dense number given per problem to each walk in play. The six orthodox walks
/// always have the numbers below; fairy walks follow from `first_fairy_kind`.
using Kind = std::uint8_t;
inline constexpr Kind king = 0;
inline constexpr Kind queen = 1;
inline constexpr Kind rook = 2;
inline constexpr Kind bishop = 3;
inline constexpr Kind knight = 4;
inline constexpr Kind pawn = 5;
inline constexpr Kind first_fairy_kind = 6;
inline constexpr int max_kinds = 64;

/// A set of kinds, bit n standing for kind n.
using KindSet = std::uint64_t;

/// To whom a unit belongs: bit 0 White, bit 1 Black, both for a neutral unit.
enum class Sides : std::uint8_t { none = 0, white = 1, black = 2, neutral = 3 };

constexpr Sides only(Side side) {
  return side == Side::white ? Sides::white : Sides::black;
}
constexpr bool belongs_to(Sides sides, Side side) {
  return (static_cast<unsigned>(sides) >> index(side) & 1U) != 0;
}
/// White and Black changed over; neutral stays neutral.
constexpr Sides swapped(Sides sides) {
  const auto bits = static_cast<unsigned>(sides);
  return static_cast<Sides>((bits >> 1U & 1U) | (bits << 1U & 2U));
}

/// A set of attributes of a unit, a bit for each; `royal_bit` is built in, the others are given out
/// by the catalogue of traits.
using TraitSet = std::uint32_t;
inline constexpr TraitSet royal_bit = 1;

/// A unit on the board. A value with `sides == Sides::none` is an empty square.
struct Piece {
  Kind kind = 0;
  Sides sides = Sides::none;
  /// Number of the unit within the problem, kept through all its moves and changes; 0 for one
  /// that is only imagined.
  std::uint16_t id = 0;
  TraitSet traits = 0;

  [[nodiscard]] constexpr bool empty() const { return sides == Sides::none; }
  [[nodiscard]] constexpr bool royal() const { return (traits & royal_bit) != 0; }
  [[nodiscard]] constexpr bool neutral() const { return sides == Sides::neutral; }
  [[nodiscard]] constexpr bool of(Side side) const { return belongs_to(sides, side); }
  [[nodiscard]] constexpr bool has(TraitSet trait) const { return (traits & trait) != 0; }
  friend constexpr bool operator==(const Piece&, const Piece&) = default;
};
static_assert(sizeof(Piece) == 8);

}  // namespace feerie
