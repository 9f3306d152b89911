#pragma once

#include "game/play.h"

namespace feerie {

/// Does the unit on the square, acting for the side that moves, give check to a king of the other
/// side? One that has changed sides in this move does not, nor does any unit if by all the rules
/// that side is not in check.
inline bool checks(Play& play, Square from) {
  if (!play.position().at(from).of(play.side())) return false;
  for (Bitboard kings = play.position().royals(opposite(play.side())); kings != 0;) {
    if (play.observes(from, take_first(kings), Purpose::checking)) return play.gives_check();
  }
  return false;
}

}  // namespace feerie
