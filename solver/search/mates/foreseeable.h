#pragma once

#include <optional>

#include "game/rulebook.h"
#include "position/position.h"

/// For which rules and units the ends of play are foreseen.
namespace feerie::mates {

/// Are the rules those of orthodox chess as far as moves, checks and immobility go?
bool orthodox(const CompiledRules& rules);

/// The kinds of fairy units that move, on the board or after a promotion; nothing if not all units
/// can be foreseen.
std::optional<KindSet> fairies_in_play(const Position& position, const CompiledRules& rules);

}  // namespace feerie::mates
