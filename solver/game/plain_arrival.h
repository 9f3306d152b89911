#pragma once

#include "game/move.h"

namespace feerie {

/// Does the move take a unit from square to square, capturing there if at all?
inline bool plain_arrival(const Candidate& move) {
  return move.type <= MoveType::double_step && move.via == no_square && move.extra == 0 &&
         move.from != no_square && (!move.captures() || move.capture == move.to);
}

}  // namespace feerie
