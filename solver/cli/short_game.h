#pragma once

#include <optional>
#include <string>

#include "problem/problem.h"
#include "problem/setup.h"

namespace feerie::cli {

/// Looks for a short game that leads to a diagram: a proof that it is legal. It is played from the
/// orthodox game array by the rules of the problem, without any of its options. `setup`: the
/// diagram as it has been set up from the problem; its side on move and the rights that it has are
/// what the game must leave. Returns the moves as text, empty for the array itself; nothing if no
/// game was found, which says nothing of the diagram.
///
/// The work is bounded by a number of positions, never by time. Games longer than 20 half-moves are
/// not looked for.
std::optional<std::string> short_game(const Problem& problem, const Setup& setup);

}  // namespace feerie::cli
