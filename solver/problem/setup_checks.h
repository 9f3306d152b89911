#pragma once

#include <vector>

#include "game/game.h"
#include "problem/complaint.h"
#include "problem/problem.h"

/// What can be wrong with a problem that could be read. Each check adds what it finds.
namespace feerie {

/// Conditions that cannot stand together.
void check_exclusions(const Problem& problem, Diagnostics& diagnostics);
/// Attributes of units that cannot have them.
void check_traits(const Problem& problem, const std::vector<Placement>& units,
                  Diagnostics& diagnostics);
/// Goals that a rule refuses.
void check_goals(const Problem& problem, const CompiledRules& rules, Diagnostics& diagnostics);
/// Units of kinds that a rule does not let exist.
void check_kinds(const Problem& problem, const CompiledRules& rules, Diagnostics& diagnostics);

/// More royal units of a side than the rules allow.
void check_kings(const Problem& problem, const std::vector<Placement>& units,
                 const CompiledRules& rules, const Position& position, Diagnostics& diagnostics);
/// A unit on a square that is no part of the board would be lost silently.
void check_squares(const Problem& problem, const std::vector<Placement>& units,
                   const Position& position, Diagnostics& diagnostics);
/// A condition that speaks of units by their squares would say nothing without them.
void check_named_units(const Problem& problem, const Position& position, Diagnostics& diagnostics);

}  // namespace feerie
