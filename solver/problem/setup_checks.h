#pragma once

#include <vector>

#include "game/game.h"
#include "problem/complaint.h"
#include "problem/problem.h"

/// What can be wrong with a problem that could be read. Each check adds what it finds.
namespace feerie {

// --- What the words of the problem tell ----------------------------------------------------------

/// The conditions with those that they imply, in the order in which they enter their rules
/// (game/order_of_rules.h): the order in which they were typed means nothing.
std::vector<ConditionUse> conditions_in_order(const Problem& problem);
/// Is more known of the rule or walk than its name?
bool is_supported(const Condition& condition);
bool is_supported(const Trait& trait);
bool is_supported(const WalkId& walk);
/// The attributes of the units that are rules, in the order in which
/// they enter their rules.
std::vector<const Trait*> traits_of(const std::vector<Placement>& units);

/// Conditions, attributes, walks and units that are known by name only. `all`: the units of the
/// diagrams, and others that may come to the board.
void check_supported(const Problem& problem, const std::vector<Placement>& diagram,
                     const std::vector<Placement>& all, Diagnostics& diagnostics);
/// Conditions that cannot stand together.
void check_exclusions(const Problem& problem, Diagnostics& diagnostics);
/// Attributes of units that cannot have them.
void check_traits(const Problem& problem, const std::vector<Placement>& units,
                  Diagnostics& diagnostics);

// --- What the rules tell -------------------------------------------------------------------------

/// What rules have against each other.
void check_objections(const Problem& problem, const CompiledRules& rules, Diagnostics& diagnostics);
/// Goals that a rule refuses.
void check_goals(const Problem& problem, const CompiledRules& rules, Diagnostics& diagnostics);
/// Units of kinds that a rule does not let exist.
void check_kinds(const Problem& problem, const CompiledRules& rules, Diagnostics& diagnostics);

// --- What the positions tell ---------------------------------------------------------------------

/// More royal units of a side than the rules allow.
void check_kings(const Problem& problem, const std::vector<Placement>& units,
                 const CompiledRules& rules, const Position& position, Diagnostics& diagnostics);
/// Remarks on sides without a royal unit where no rule and no option does without one.
Diagnostics missing_kings(const Problem& problem, const CompiledRules& rules,
                          const Position& position);
/// A unit on a square that is no part of the board would be lost silently.
void check_squares(const Problem& problem, const std::vector<Placement>& units,
                   const Position& position, Diagnostics& diagnostics);
/// A condition that speaks of units by their squares would say nothing without them.
void check_named_units(const Problem& problem, const Position& position, Diagnostics& diagnostics);

}  // namespace feerie
