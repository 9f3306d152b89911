#pragma once

#include <array>
#include <span>

#include "core/piece.h"
#include "core/square.h"
#include "position/position.h"

/// The game array: where units stand before the first move.
namespace feerie::retro {

/// A unit of the base line of White in the game array; Black's stands on the same file.
struct Home {
  Kind kind;
  int file;
};
inline constexpr std::array<Home, 8> homes{{{rook, 0},
                                            {knight, 1},
                                            {bishop, 2},
                                            {queen, 3},
                                            {king, 4},
                                            {bishop, 5},
                                            {knight, 6},
                                            {rook, 7}}};

constexpr Square home_square(const Home& home, Side side) {
  return make_square(home.file, side == Side::white ? 0 : 7);
}

/// Pawns of the side on their second rank: they have never moved.
inline Bitboard unmoved_pawns(const Position& position, Side side) {
  return position.of(side, pawn) & rank_set(side == Side::white ? 1 : 6);
}

/// Does a game begin with this position?
bool is_game_array(const Position& position);

/// One step of a unit of the kind from the square, on an empty board; for pawns nothing.
Bitboard steps_of(Kind kind, Square from);

}  // namespace feerie::retro
