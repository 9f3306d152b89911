#pragma once

#include <array>
#include <string_view>

#include "game/rulebook.h"

/// Under some conditions other walks take the place of the orthodox ones: promotion, castling, the
/// squares on which units are reborn, the game array, and the order in which rules of
/// transformation go from walk to walk are then those of the orthodox unit whose place a unit
/// takes. An orthodox unit whose place is taken counts as a fairy unit.
namespace feerie::army {

/// English letters of the walks that take the place of king, queen, rook, bishop, knight and pawn.
using Letters = std::array<std::string_view, 6>;

/// Lets these walks take the place of the orthodox ones. It must be said before other rules ask for
/// the army (variants/order_of_rules.cpp).
void muster(Rulebook& book, Arguments& arguments, const Letters& letters);

/// Lets pawns of all walks promote into the officers of the army, those too whose walk says into
/// what they promote. The condition must have called `muster` before.
void open_to_all_pawns(Rulebook& book);

/// Has a rule called `muster`?
bool in_force(const CompiledRules& rules);

/// Returns the kind that takes the place of this orthodox kind: the kind itself without a rule.
Kind in_place_of(const CompiledRules& rules, Kind orthodox);

/// Stands for no orthodox kind.
inline constexpr Kind no_place = max_kinds;

/// Returns the orthodox kind whose place this kind takes, or `no_place`.
Kind place_of(const CompiledRules& rules, Kind kind);

}  // namespace feerie::army
