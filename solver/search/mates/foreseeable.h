#pragma once

#include <optional>

#include "game/rulebook.h"
#include "position/position.h"
#include "search/prove/lean/customs.h"

/// For which rules and units the ends of play are foreseen.
namespace feerie::mates {

/// Are the rules those of orthodox chess as far as moves, checks and immobility go?
bool orthodox(const CompiledRules& rules);
/// Are they so but for units that appear elsewhere when they are captured, as ones of their side,
/// and is that so at all?
bool orthodox_but_for_rebirths(const CompiledRules& rules);

/// What is agreed upon under such rules, if pawns promote into orthodox units; else nothing.
std::optional<lean::Customs> customs_of_rebirths(const CompiledRules& rules);

/// What is agreed upon where rules act with captures, whatever they do then, while in other moves
/// the mover becomes another orthodox unit at most, as long as moves without capture, attacks,
/// checks and mates are orthodox otherwise; else nothing. Pawns may do anything on their base line.
std::optional<lean::Customs> customs_of_captures(const CompiledRules& rules);

/// The kinds of fairy units that move, on the board or after a promotion; nothing if not all units
/// can be foreseen.
std::optional<KindSet> fairies_in_play(const Position& position, const CompiledRules& rules);

}  // namespace feerie::mates
