#pragma once

#include <array>
#include <string>

#include "core/square.h"

/// Boards of letters on which tests put units at random.
namespace feerie::test {

/// By square the letter of its unit, or 1 for none.
using Board = std::array<char, square_count>;

/// Puts a unit on a square where there is none yet and where it may stand; was that so?
inline bool put(Board& board, char letter, Square square) {
  if (board[square] != '1') return false;
  const int rank = rank_of(square);
  if ((letter == 'P' || letter == 'p') && (rank == 0 || rank == 7)) return false;
  board[square] = letter;
  return true;
}

inline std::string forsyth(const Board& board) {
  std::string text = "forsyth ";
  for (int rank = 7; rank >= 0; --rank) {
    for (int file = 0; file < 8; ++file) text += board[make_square(file, rank)];
    if (rank > 0) text += '/';
  }
  return text;
}

}  // namespace feerie::test
