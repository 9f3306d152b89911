#pragma once

#include "game/game.h"

namespace feerie {

/// Returns the kinds as which the unit on the square observes for the side: its own, or those that
/// other rules lend it. Of a royal unit only its own walk counts, and walks that it has by rules
/// that change what units observe: walks that it borrows while it is attacked may depend on who
/// asks.
inline KindSet observing_kinds(Game& game, Square at, Side side) {
  const Piece& unit = game.position().at(at);
  if (!unit.royal()) return game.observing_kinds(at, side);
  if (game.rules().observing_changes().empty()) return KindSet{1} << unit.kind;
  const Game::Unthreatened plainly(game);
  return game.observing_kinds(at, side);
}

/// Does the unit observe the square, by its own walk or by one that other rules lend it, and do
/// other rules let it? Walks that a king borrows while it is attacked are left aside, because
/// whether it is attacked might depend on the answer.
inline bool looks_at(Game& game, Square from, Side side, Square to) {
  const Game::Unthreatened plainly(game);
  if (!game.observed(to, side, Purpose::observing, bit(from))) return false;
  if (game.rules().observing_changes().empty()) return true;
  for (KindSet kinds = game.observing_kinds(from, side); kinds != 0;) {
    if (game.attacks_as(static_cast<Kind>(take_first(kinds)), from, side, to)) return true;
  }
  return false;
}

/// Finds the units of the side that observe as the kind; walks that other rules lend them count
/// too.
inline Bitboard units_observing_as(Game& game, Kind kind, Side side) {
  const Position& position = game.position();
  if (game.rules().walk_changes().empty()) return position.of(side, kind);
  Bitboard found = 0;
  for (Bitboard units = position.of(side); units != 0;) {
    const Square at = take_first(units);
    if ((observing_kinds(game, at, side) & KindSet{1} << kind) != 0) found |= bit(at);
  }
  return found;
}

/// Finds the units of the other side that observe as the unit on the square walks; walks that other
/// rules lend them count too.
inline Bitboard units_alike(Game& game, Square at, Side side) {
  return units_observing_as(game, game.position().at(at).kind, opposite(side));
}

}  // namespace feerie
