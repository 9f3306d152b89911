#pragma once

#include "game/game.h"

namespace feerie {

/// The kinds as which units attack the king of a side. What attacked units borrow does not count:
/// it may depend on this very king.
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

/// Could a unit of the kind that stands on the departure square make the move (capture what it
/// captures, or go where it goes)?
inline bool could_make(const Game& game, Kind kind, const Candidate& move, Side side) {
  if (move.captures()) return game.attacks_as(kind, move.from, side, move.capture);
  const KindInfo& info = game.rules().kinds()[kind];
  Reach reach;
  info.reach(game, info, move.from, side, reach);
  if (contains(reach.quiet, move.to)) return true;
  for (const Reach::Special& special : reach.all_specials()) {
    if (special.to == move.to && special.capture == no_square) return true;
  }
  return false;
}

}  // namespace feerie
