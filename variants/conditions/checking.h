#pragma once

#include "game/play.h"

namespace feerie {

/// Does the unit on the square, acting for the side that moves, attack a king of the other side by
/// its walk?
inline bool checks(const Play& play, Square from) {
  for (Bitboard kings = play.position().royals(opposite(play.side())); kings != 0;) {
    if (play.game().attacks(from, play.side(), take_first(kings))) return true;
  }
  return false;
}

}  // namespace feerie
