#pragma once

#include "core/square.h"

namespace feerie {

/// The squares on which one part of a hunter's walk can arrive: those on ranks above that of
/// `from`, as the side sees the board, or below it if not `ahead`.
Bitboard ranks_beyond(Square from, Side side, bool ahead);

}  // namespace feerie
