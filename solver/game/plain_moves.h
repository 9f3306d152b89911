#pragma once

#include <algorithm>

#include "game/game.h"

namespace feerie {

/// Does the move, if it is legal, lead to the position that it looks like: the mover goes from its
/// square to the other one, what it captures leaves the board, rights of both are lost, rules
/// remember what they do (`Game::key_of_memory`), and nothing else changes? No if that is not seen
/// at a glance, or if no short cuts are taken.
inline bool leads_plainly(const Game& game, const Candidate& move) {
  const bool plain = move.type == MoveType::normal && move.from != no_square &&
                     move.from != move.to && move.capture != move.from && move.via == no_square &&
                     move.extra == 0;
  if (!plain || !game.takes_short_cuts()) return false;
  const Changes& changes = game.rules().changes(move.captures());
  if (changes.always_acts) return false;
  const auto idles = [&](const auto& rule) { return rule.function(game, move, *rule.arguments); };
  if (changes.acts && !std::ranges::all_of(changes.idling, idles)) return false;
  const Piece& mover = game.position().at(move.from);
  if (mover.kind < pawn) return true;
  const Side side = mover.of(game.turn()) ? game.turn() : opposite(game.turn());
  return game.rules().promotion().kinds_on(move.to, mover.kind, side).empty();
}

}  // namespace feerie
