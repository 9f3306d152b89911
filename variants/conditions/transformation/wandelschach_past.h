#pragma once

#include "conditions/transformation/wandelschach_table.h"
#include "game/past_facts.h"

/// What the forms of Wandelschach tell of the past of a diagram. Only their table tells: units turn
/// into others, so that nothing follows from how many there are of a kind.
namespace feerie::wandelschach {

/// May the unit stand on the square? On a square of the table stand the unit that the table makes,
/// the one of the game array that has never moved, and kings. `keep_colour`: units keep it.
bool can_stand(const Piece& unit, Square square, const Units& table, bool keep_colour);

extern const PastFacts past_of_array_table, past_of_inverse_table, past_of_same_colour,
    past_of_own_table;

}  // namespace feerie::wandelschach
