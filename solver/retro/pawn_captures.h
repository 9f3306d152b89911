#pragma once

#include <optional>

#include "game/past_facts.h"
#include "position/position.h"
#include "retro/cages.h"
#include "retro/census.h"
#include "retro/reason.h"

/// Idea: a pawn changes its file only by capturing. The pawns of the diagram, and as many as have
/// promoted, are matched with the files on which they started, so that they have captured as few
/// times as can be; so many units of the other side must be missing.
namespace feerie::retro {

/// The least number of captures; nothing if the pawns cannot have come to where they stand.
std::optional<int> captures_needed(const Position& position, Side side, const Cages& cages,
                                   const Party& party, const PastFacts& past);

Refutation refute_by_pawns(const Position& position, Side side, const Cages& cages,
                           const Party& own, const Party& other, const PastFacts& past);

}  // namespace feerie::retro
