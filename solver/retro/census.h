#pragma once

#include "game/past_facts.h"
#include "position/position.h"
#include "retro/cages.h"
#include "retro/reason.h"

/// Idea: each side had sixteen units, eight of them pawns. What stands where no unit of the game
/// array can have come has promoted, and for each such unit a pawn is missing.
namespace feerie::retro {

/// What is counted of the units of a side. All numbers of what happened are lower bounds.
struct Party {
  int units = 0;
  int pawns = 0;
  /// Units on the board that have come from promotion.
  int promoted = 0;
  /// Units that were captured at home.
  int captured_at_home = 0;
};

/// Was this unit of the array captured on its square, where no pawn can have captured it?
bool captured_at_home(const Position& position, Side side, const Origin& origin,
                      const Cages& cages);

Party count(const Position& position, Side side, const Cages& cages, const PastFacts& past);

/// Numbers of units and of promotions.
Refutation refute_by_numbers(const Position& position, Side side, const Party& party);

/// Units that can have come to their squares neither from the array nor by promotion.
Refutation refute_by_cages(const Position& position, Side side, const Cages& cages);

}  // namespace feerie::retro
