#pragma once

#include "game/game.h"

namespace feerie {

/// The kinds as which the unit on the square walks for the side: its own, or those that other rules
/// lend it. Of royal units only the own walk counts: what they borrow may depend on who asks.
inline KindSet walking_kinds(Game& game, Square at, Side side) {
  const Piece& unit = game.position().at(at);
  KindSet kinds = KindSet{1} << unit.kind;
  if (unit.royal()) return kinds;
  for (const auto& rule : game.rules().walk_changes()) {
    rule.function(game, at, side, kinds, *rule.arguments);
  }
  return kinds;
}

/// The units of the other side that walk as the kind of the one on the square, lent walks included.
inline Bitboard units_alike(Game& game, Square at, Side side) {
  const Position& position = game.position();
  if (game.rules().walk_changes().empty()) return position.of(opposite(side), position.at(at).kind);
  const KindSet kind = KindSet{1} << position.at(at).kind;
  Bitboard others = position.of(opposite(side));
  Bitboard alike = 0;
  while (others != 0) {
    const Square other = take_first(others);
    if ((walking_kinds(game, other, opposite(side)) & kind) != 0) alike |= bit(other);
  }
  return alike;
}

}  // namespace feerie
