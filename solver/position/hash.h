#pragma once

#include <array>
#include <cstdint>

#include "core/piece.h"
#include "core/square.h"

/// Hash numbers of the parts of a position. All are derived from one fixed mixing function, so that
/// keys are the same in every run and on every machine.
namespace feerie::hash {

/// The finalizer of SplitMix64 (Steele, Lea, Flood 2014): a bijection that mixes all bits.
constexpr std::uint64_t mix(std::uint64_t value) {
  value += 0x9e3779b97f4a7c15;
  value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9;
  value = (value ^ (value >> 27)) * 0x94d049bb133111eb;
  return value ^ (value >> 31);
}

inline constexpr unsigned colours = 4;
using Units = std::array<std::uint64_t, std::size_t{max_kinds} * colours * square_count>;
/// By kind, sides and square. Computed by the compiler: positions may be set up before main.
extern const Units units;

/// A unit on a square. The id of the unit does not count: equal units are interchangeable.
inline std::uint64_t unit(Square square, const Piece& piece) {
  const std::size_t slot =
      (std::size_t{piece.kind} * colours + static_cast<std::size_t>(piece.sides)) * square_count +
      square;
  const std::uint64_t value = units[slot];
  // Most units have no attribute, or are kings whose royalty goes without saying.
  if (piece.traits == 0 || (piece.traits == royal_bit && piece.kind == king)) return value;
  return value ^ mix(std::uint64_t{piece.traits} << 8 | square);
}

constexpr std::uint64_t turn(Side side) {
  return side == Side::white ? 0 : mix(0x7475726e);
}
constexpr std::uint64_t fresh(Bitboard set) {
  return set == 0 ? 0 : mix(set ^ 0x6672657368);
}
constexpr std::uint64_t holes(Bitboard set) {
  return set == 0 ? 0 : mix(set ^ 0x686f6c6573);
}
constexpr std::uint64_t en_passant(Bitboard set, Square victim) {
  return set == 0 ? 0 : mix(mix(set ^ 0x6570) + victim);
}
/// Which of several equal units it is, where that counts.
constexpr std::uint64_t identity(Square square, std::uint16_t id) {
  return mix((std::uint64_t{id} << 8 | square) ^ 0x6964656e);
}
/// A unit kept off the board. Its number counts.
constexpr std::uint64_t kept(int store, std::int8_t level, Square square, const Piece& piece) {
  const auto place = static_cast<std::uint64_t>(store) << 16 |
                     static_cast<std::uint64_t>(static_cast<std::uint8_t>(level)) << 8 | square;
  const std::uint64_t unit = std::uint64_t{piece.traits} << 32 | std::uint64_t{piece.id} << 16 |
                             static_cast<std::uint64_t>(piece.kind) << 8 |
                             static_cast<std::uint64_t>(piece.sides);
  return mix(mix(unit) ^ place);
}
/// What is asked about a position. The numbers of questions are as small as those of units, which
/// their keys must not resemble.
constexpr std::uint64_t question(std::uint64_t number) {
  return mix(mix(number) ^ 0x7175657374696f6e);
}
constexpr std::uint64_t memory(int slot, std::uint16_t value) {
  return value == 0 ? 0 : mix((static_cast<std::uint64_t>(slot) << 32 | value) ^ 0x6d656d6f7279);
}

}  // namespace feerie::hash
