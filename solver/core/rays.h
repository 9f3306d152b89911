#pragma once

#include <array>

#include "core/square.h"

/// Lines and leaps on the board as tables: the geometry of orthodox chess and of all riders.
namespace feerie::rays {

/// The eight directions; the first four increase the number of the square.
enum Direction : unsigned {
  north,
  north_east,
  east,
  north_west,
  south,
  south_west,
  west,
  south_east,
};
inline constexpr unsigned direction_count = 8;

struct Tables {
  /// All squares from a square to the edge, the square itself left out.
  std::array<std::array<Bitboard, square_count>, direction_count> ray{};
  /// Squares strictly between two squares of one line; empty if they share none.
  std::array<std::array<Bitboard, square_count>, square_count> between{};
  /// The whole ray from one square on which another one lies; empty if they share no line.
  std::array<std::array<Bitboard, square_count>, square_count> through{};
  /// Squares of a bishop on an empty board.
  std::array<Bitboard, square_count> diagonals{};
  std::array<Bitboard, square_count> king{};
  std::array<Bitboard, square_count> knight{};
  /// Squares on which a pawn of the side captures.
  std::array<std::array<Bitboard, square_count>, 2> pawn{};
};

/// Computed by the compiler.
extern const Tables tables;

/// Squares reached along a ray, up to and including the first blocker.
inline Bitboard attacks(Direction direction, Square from, Bitboard occupied) {
  const Bitboard ray = tables.ray[direction][from];
  const Bitboard blockers = ray & occupied;
  // The squares up to the first blocker are told by arithmetic instead of being looked up, and a
  // ray that meets nobody is no special case: without blockers, all squares are kept.
  if (direction < south) return ray & (blockers ^ (blockers - 1U));
  const auto first = static_cast<unsigned>(std::countl_zero(blockers | 1U)) ^ 63U;
  return ray & (all_squares << first);
}

inline Bitboard rook_attacks(Square from, Bitboard occupied) {
  return attacks(north, from, occupied) | attacks(east, from, occupied) |
         attacks(south, from, occupied) | attacks(west, from, occupied);
}
inline Bitboard bishop_attacks(Square from, Bitboard occupied) {
  return attacks(north_east, from, occupied) | attacks(north_west, from, occupied) |
         attacks(south_west, from, occupied) | attacks(south_east, from, occupied);
}
inline Bitboard queen_attacks(Square from, Bitboard occupied) {
  return rook_attacks(from, occupied) | bishop_attacks(from, occupied);
}
/// As on an empty board.
inline Bitboard rook_lines(Square from) {
  return file_set(file_of(from)) ^ rank_set(rank_of(from));
}
inline Bitboard bishop_lines(Square from) {
  return tables.diagonals[from];
}

inline Bitboard between(Square a, Square b) {
  return tables.between[a][b];
}
inline Bitboard through(Square from, Square over) {
  return tables.through[from][over];
}

}  // namespace feerie::rays
