#pragma once

#include <bit>
#include <cstdint>
#include <string>
#include <string_view>

/// Squares, sets of squares and sides: the vocabulary of the board.
namespace feerie {

/// A square: a1 = 0, b1 = 1, ... h8 = 63; `no_square` where there is none.
using Square = std::uint8_t;
inline constexpr Square no_square = 64;
inline constexpr int square_count = 64;

/// A set of squares, bit n standing for square n.
using Bitboard = std::uint64_t;

/// The side to which units belong and which is on move.
enum class Side : std::uint8_t { white, black };

constexpr Side opposite(Side side) {
  return side == Side::white ? Side::black : Side::white;
}
constexpr unsigned index(Side side) {
  return static_cast<unsigned>(side);
}

constexpr int file_of(Square square) {
  return square & 7;
}
constexpr int rank_of(Square square) {
  return square >> 3;
}
constexpr bool on_board(int file, int rank) {
  return file >= 0 && file < 8 && rank >= 0 && rank < 8;
}
constexpr Square make_square(int file, int rank) {
  return static_cast<Square>(rank * 8 + file);
}

/// Rank as seen by a side: 0 is its own base line, 7 the far one.
constexpr int relative_rank(Square square, Side side) {
  return side == Side::white ? rank_of(square) : 7 - rank_of(square);
}

constexpr Bitboard bit(Square square) {
  return Bitboard{1} << square;
}
constexpr bool contains(Bitboard set, Square square) {
  return (set >> square & 1) != 0;
}
constexpr Square first_of(Bitboard set) {
  return static_cast<Square>(std::countr_zero(set));
}
/// Are there two squares or more in the set?
constexpr bool has_several(Bitboard set) {
  return (set & (set - 1)) != 0;
}
constexpr int count_of(Bitboard set) {
  return std::popcount(set);
}

/// Removes and returns the first square of a set that is not empty.
constexpr Square take_first(Bitboard& set) {
  const Square square = first_of(set);
  set &= set - 1;
  return square;
}

inline constexpr Bitboard all_squares = ~Bitboard{0};
inline constexpr Bitboard file_a = 0x0101010101010101;
inline constexpr Bitboard rank_1 = 0xff;
constexpr Bitboard rank_set(int rank) {
  return rank_1 << (8 * rank);
}
constexpr Bitboard file_set(int file) {
  return file_a << file;
}
/// The light squares (h1 is light, a1 dark).
inline constexpr Bitboard light_squares = 0x55aa55aa55aa55aa;
/// The squares d4, e4, d5 and e5.
inline constexpr Bitboard centre_squares = 0x0000001818000000;
/// The squares a1, h1, a8 and h8.
inline constexpr Bitboard corner_squares = 0x8100000000000081;

/// "e4"; "-" for no square.
std::string to_string(Square square);

/// The square named by two characters, file letter in either case; `no_square` if they name none.
Square parse_square(std::string_view text);

}  // namespace feerie
