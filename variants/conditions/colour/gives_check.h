#pragma once

#include "game/play.h"

namespace feerie {

/// If a rule has made the kings change places because of the check, returns the square on which the
/// king of the other side stood when it was checked; else `no_square`.
inline Square exchanged_king(const Play& play) {
  for (const Effect& effect : play.effects()) {
    const bool answer = effect.op == Effect::Op::swap && effect.why->style == Style::swap;
    if (!answer || !effect.before.royal() || !effect.after.royal()) continue;
    return effect.before.of(opposite(play.side())) ? effect.from : effect.to;
  }
  return no_square;
}

/// Does the unit on the square, acting for the side that moves, give check to a king of the other
/// side, or to a royal square? A unit that has changed sides in this move does not. Where all rules
/// together say that the other side is not in check, no unit does. If the check has made the kings
/// change places, what counts is the check as it was given before. While it is only being found out
/// whether a king could be captured, the answer is no.
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
