#pragma once

#include <cstddef>

#include "problem/problem.h"
#include "published/score.h"

/// What of a problem decides how its published solution is read and played.
namespace feerie::verify {

/// Does a goal let the move that reaches it leave the own king attacked?
[[nodiscard]] bool goals_allow_self_check(const Problem& problem);
/// Are there units that nobody sees, in the problem or in one of its twins?
[[nodiscard]] bool any_hidden(const Problem& problem);
/// Are moves taken back before the play?
[[nodiscard]] bool takes_back(const Problem& problem);
/// How solutions of the problem are read whose text begins in this line.
[[nodiscard]] published::Reading reading_of(const Problem& problem, int first_line);

/// Lines that end with the move or below it.
[[nodiscard]] std::size_t ends_of(const published::ScoreMove& move);

}  // namespace feerie::verify
