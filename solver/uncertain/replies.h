#pragma once

#include "uncertain/figures.h"

namespace feerie::uncertain {

/// A position of which everything is known.
struct Board {
  Figures figures;
  Bitboard holes = 0;
  Side turn = Side::white;
  /// The square that a pawn has passed just now, and where it stands.
  Square en_passant = no_square;
  Square ep_victim = no_square;
};

/// Is the king of the side on move attacked?
bool is_attacked(const Board& board);

/// Has it a legal move? Castling is left out: who can castle can move the king or the rook too.
bool can_move(const Board& board);

}  // namespace feerie::uncertain
