#include "game/by_squares.h"

#include <algorithm>

namespace feerie {

bool forbids_by_squares(const CompiledRules& rules) {
  const auto tells = [](const auto& restriction) {
    return restriction.forbidding == Forbidding::by_squares && restriction.purposes == all_purposes;
  };
  const auto& restrictions = rules.move_restrictions();
  return !restrictions.empty() && std::ranges::all_of(restrictions, tells);
}

bool plain_but_for_forbidden_moves(const CompiledRules& rules) {
  return rules.piece_restrictions().empty() && rules.walk_changes().empty() &&
         rules.departures().empty() && rules.worlds().empty() && !rules.playable_checks();
}

Bitboard ends_by_squares(Game& game, Side side, Square from, Bitboard among) {
  Bitboard ends = among;
  while (among != 0) {
    const Square to = take_first(among);
    for (const auto& [rule, purposes, forbidding] : game.rules().move_restrictions()) {
      if (forbidding != Forbidding::by_squares) continue;
      if (!rule.function(game, {from, to}, side, *rule.arguments)) ends &= ~bit(to);
    }
  }
  return ends;
}

}  // namespace feerie
