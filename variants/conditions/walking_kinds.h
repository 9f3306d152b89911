#pragma once

#include "game/game.h"

namespace feerie {

/// The kinds as which the unit on the square walks for the side: its own, or those that other rules
/// lend it. Of royal units only the own walk counts: what they borrow may depend on who asks.
inline KindSet walking_kinds(Game& game, Square at, Side side) {
  const Piece& unit = game.position().at(at);
  return unit.royal() ? KindSet{1} << unit.kind : game.kinds_at(at, side);
}

/// The units of the side that walk as the kind, lent walks included.
inline Bitboard units_walking_as(Game& game, Kind kind, Side side) {
  const Position& position = game.position();
  if (game.rules().walk_changes().empty()) return position.of(side, kind);
  Bitboard found = 0;
  for (Bitboard units = position.of(side); units != 0;) {
    const Square at = take_first(units);
    if ((walking_kinds(game, at, side) & KindSet{1} << kind) != 0) found |= bit(at);
  }
  return found;
}

/// The units of the other side that walk as the kind of the one on the square, lent walks included.
inline Bitboard units_alike(Game& game, Square at, Side side) {
  return units_walking_as(game, game.position().at(at).kind, opposite(side));
}

}  // namespace feerie
