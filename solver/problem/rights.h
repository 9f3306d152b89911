#pragma once

#include "game/rulebook.h"
#include "position/position.h"
#include "problem/problem.h"

/// Castling and en passant rights of a diagram: by convention, by option, by the fields of a FEN.
namespace feerie {

/// Sets the rights of `position`, whose units stand already. Adds what is wrong with the rights
/// that were given.
void set_rights(const Problem& problem, const CompiledRules& rules, Position& position,
                Diagnostics& diagnostics);

}  // namespace feerie
