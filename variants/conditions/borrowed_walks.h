#pragma once

#include "conditions/walking_kinds.h"
#include "game/game.h"

namespace feerie {

/// Do the rules let the enemy king capture there, which it could by its plain walk?
inline bool king_may_capture(Game& game, Square from, Side side, Square target) {
  const Candidate capture{from, target, target};
  for (const auto& restriction : game.rules().move_restrictions()) {
    if (!includes(restriction.purposes, Purpose::checking)) continue;
    if (!restriction.rule.function(game, capture, side, *restriction.rule.arguments)) return false;
  }
  return true;
}

/// The kinds as which units attack the king of a side. Of an enemy king only the plain walk
/// counts: what it borrows may depend on this very king.
inline KindSet checking_kinds(Game& game, Square king_at, Side side) {
  KindSet kinds = 0;
  const Position& position = game.position();
  const Side enemy = opposite(side);
  const Bitboard royals = position.royals(enemy);
  Bitboard units = position.of(enemy) & ~bit(king_at);
  while (units != 0) {
    const Square from = take_first(units);
    KindSet walks = walking_kinds(game, from, enemy);
    if ((walks & ~kinds) == 0) continue;
    const bool attacks =
        contains(royals, from)
            ? game.attacks(from, enemy, king_at) && king_may_capture(game, from, enemy, king_at)
            : game.observed(king_at, enemy, Purpose::checking, bit(from));
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
