#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <numeric>

#include "core/square.h"
#include "game/walk.h"

/// Lines and leaps on the board: pure functions on squares and sets of squares.
namespace feerie::geometry {

/// The square one vector away; `no_square` beyond the edge.
constexpr Square next(Square from, Vector v) {
  const int file = file_of(from) + v.file;
  const int rank = rank_of(from) + v.rank;
  return on_board(file, rank) ? make_square(file, rank) : no_square;
}

constexpr Vector reversed(Vector v) {
  return {static_cast<std::int8_t>(-v.file), static_cast<std::int8_t>(-v.rank)};
}

/// The vector from one square to another.
constexpr Vector between(Square from, Square to) {
  return {static_cast<std::int8_t>(file_of(to) - file_of(from)),
          static_cast<std::int8_t>(rank_of(to) - rank_of(from))};
}

/// Turned by a quarter to the left.
constexpr Vector turned_left(Vector v) {
  return {static_cast<std::int8_t>(-v.rank), v.file};
}
constexpr Vector turned_right(Vector v) {
  return {v.rank, static_cast<std::int8_t>(-v.file)};
}

/// Does a walk along the vector meet squares in the order of their numbers?
constexpr bool ascending(Vector v) {
  return v.rank > 0 || (v.rank == 0 && v.file > 0);
}

/// The square of a set, not empty, on a line along the vector that is met first.
constexpr Square first_along(Bitboard set, Vector v) {
  return ascending(v) ? first_of(set) : static_cast<Square>(63 - std::countl_zero(set));
}

/// Lines are tabled for vectors of at most this many files and ranks; longer ones never fit on the
/// board twice.
inline constexpr int longest_line_step = 3;

namespace detail {
using Lines = std::array<Bitboard, square_count>;
inline constexpr std::size_t line_width = 2U * longest_line_step + 1U;
/// By rank and file of the vector.
using LineTable = std::array<std::array<Lines, line_width>, line_width>;
extern const LineTable lines;
}  // namespace detail

/// All squares met from the square on by steps of the vector (|file|, |rank| <= 3, not both 0), up
/// to the edge of the board.
inline Bitboard line(Square from, Vector v) {
  const int row = v.rank + longest_line_step;
  const int column = v.file + longest_line_step;
  return detail::lines[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)][from];
}

/// The square of the set that is met first along the vector, as a set of one; empty if the set is.
constexpr Bitboard nearest(Bitboard set, Vector v) {
  return ascending(v) ? set & (~set + 1) : std::bit_floor(set);
}

/// All squares of the set moved along the vector. Squares that leave the board on one side come
/// back on another: mask the result with the line on which it must be.
constexpr Bitboard moved(Bitboard set, Vector v) {
  return std::rotl(set, 8 * v.rank + v.file);
}

/// The first of the squares of `set` that is met; `no_square` if there is none.
inline Square first_met(Square from, Vector v, Bitboard set) {
  const Bitboard met = line(from, v) & set;
  return met == 0 ? no_square : first_along(met, v);
}

/// The squares met up to and including the first blocked one.
inline Bitboard sight(Square from, Vector v, Bitboard blocked) {
  const Bitboard squares = line(from, v);
  const Bitboard met = squares & blocked;
  return met == 0 ? squares : squares ^ line(first_along(met, v), v);
}

/// The squares passed on the straight way from one square to another, both left out: those that
/// divide it into equal steps. None for a knight's leap.
constexpr Bitboard passed(Square from, Square to) {
  const Vector way = between(from, to);
  const int steps = std::gcd(int{way.file}, int{way.rank});
  Bitboard squares = 0;
  for (int n = 1; n < steps; ++n) {
    squares |= bit(next(from, {static_cast<std::int8_t>(way.file / steps * n),
                               static_cast<std::int8_t>(way.rank / steps * n)}));
  }
  return squares;
}

/// All vectors of the leap (a, b): four if a or b is 0 or both are equal, else eight. In the order
/// of their angles, against the clock from the right.
template <int a, int b>
consteval auto leap() {
  constexpr bool eight = a != 0 && b != 0 && a != b;
  constexpr auto high = static_cast<std::int8_t>(std::max(a, b));
  constexpr auto low = static_cast<std::int8_t>(std::min(a, b));
  std::array<Vector, eight ? 8 : 4> vectors{};
  std::size_t count = 0;
  Vector first{high, low};
  Vector second{low, high};
  for (int quarter = 0; quarter < 4; ++quarter) {
    vectors[count++] = first;
    if (eight) vectors[count++] = second;
    first = turned_left(first);
    second = turned_left(second);
  }
  return vectors;
}

/// The vectors of several leaps, one after the other.
template <std::size_t... sizes>
consteval auto joined(const std::array<Vector, sizes>&... parts) {
  std::array<Vector, (sizes + ...)> all{};
  std::size_t count = 0;
  const auto append = [&](const auto& part) {
    for (const Vector& v : part) all[count++] = v;
  };
  (append(parts), ...);
  return all;
}

inline constexpr auto orthogonals = leap<1, 0>();
inline constexpr auto diagonals = leap<1, 1>();
inline constexpr auto knight_leaps = leap<1, 2>();
/// The eight directions of the queen in the order of their angles.
inline constexpr std::array<Vector, 8> compass{
    {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}};

/// A direction of the queen turned to the left by a number of eighths of a full turn (negative: to
/// the right).
constexpr Vector turned(Vector direction, int eighths) {
  // The place of a direction in `compass`, by rank and file.
  constexpr std::array<std::array<int, 3>, 3> place{{{5, 6, 7}, {4, 0, 0}, {3, 2, 1}}};
  const int now = place[static_cast<std::size_t>(direction.rank + 1)]
                       [static_cast<std::size_t>(direction.file + 1)];
  return compass[static_cast<std::size_t>((now + eighths) & 7)];
}

/// Straight and diagonal part of a knight's leap, as a mao (straight first) and a moa (diagonal
/// first) make them.
constexpr Vector straight_leg(Vector knight_leap) {
  return {static_cast<std::int8_t>(knight_leap.file / 2),
          static_cast<std::int8_t>(knight_leap.rank / 2)};
}
constexpr Vector diagonal_leg(Vector knight_leap) {
  return {static_cast<std::int8_t>(knight_leap.file > 0 ? 1 : -1),
          static_cast<std::int8_t>(knight_leap.rank > 0 ? 1 : -1)};
}

/// The squares at the edge of the board.
inline constexpr Bitboard edge = rank_set(0) | rank_set(7) | file_set(0) | file_set(7);

/// Table of the squares that leaps lead to from each square.
using Leaps = std::array<Bitboard, square_count>;
template <std::size_t size>
consteval Leaps leap_table(const std::array<Vector, size>& vectors) {
  Leaps table{};
  for (Square from = 0; from < square_count; ++from) {
    for (const Vector& v : vectors) {
      const Square to = next(from, v);
      if (to != no_square) table[from] |= bit(to);
    }
  }
  return table;
}

}  // namespace feerie::geometry
