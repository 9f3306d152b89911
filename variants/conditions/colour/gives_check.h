#pragma once

#include "game/play.h"

namespace feerie {

/// Where the king of the other side stood when it was checked, if a rule has made the kings change
/// places because of that; else `no_square`.
inline Square exchanged_king(const Play& play) {
  for (const Effect& effect : play.effects()) {
    const bool answer = effect.op == Effect::Op::swap && effect.why->style == Style::swap;
    if (!answer || !effect.before.royal() || !effect.after.royal()) continue;
    return effect.before.of(opposite(play.side())) ? effect.from : effect.to;
  }
  return no_square;
}

/// Does the unit on the square, acting for the side that moves, give check to a king of the other
/// side, or to a royal square? One that has changed sides in this move does not, nor does any unit
/// if by all the rules that side is not in check. What counts is the check as it was given, before
/// it made the kings change places. Nothing follows from a check while it is found out whether a
/// king could be captured.
inline bool checks(Play& play, Square from) {
  if (play.game().playing_out() || !play.position().at(from).of(play.side())) return false;
  const Square exchanged = exchanged_king(play);
  if (exchanged != no_square) return play.observes(from, exchanged, Purpose::checking);
  const Side other = opposite(play.side());
  const Bitboard squares = play.game().rules().royal_squares(other);
  for (Bitboard kings = play.position().royals(other) | squares; kings != 0;) {
    if (play.observes(from, take_first(kings), Purpose::checking)) return play.gives_check();
  }
  return false;
}

}  // namespace feerie
