#pragma once

#include "game/game.h"

namespace feerie {

/// Returns the kinds as which units attack the king of a side. Walks that attacked units borrow do
/// not count, because they may depend on this very king.
inline KindSet checking_kinds(Game& game, Square king_at, Side side) {
  const Game::Unthreatened plainly(game);
  KindSet kinds = 0;
  const Side enemy = opposite(side);
  Bitboard units = game.position().of(enemy) & ~bit(king_at);
  while (units != 0) {
    const Square from = take_first(units);
    KindSet walks = game.kinds_at(from, enemy);
    if ((walks & ~kinds) == 0) continue;
    const bool attacks = game.observed(king_at, enemy, Purpose::checking, bit(from));
    while (attacks && walks != 0) {
      const auto walk = static_cast<Kind>(take_first(walks));
      if (game.attacks_as(walk, from, enemy, king_at)) kinds |= KindSet{1} << walk;
    }
  }
  return kinds;
}

}  // namespace feerie
