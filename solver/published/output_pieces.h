#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "problem/problem.h"

namespace feerie::published {

/// Cuts the output of a solving program, or a file with published solutions, into what belongs to
/// the problems one after the other: each ends with the line that says that its solution is
/// finished (in any of the languages). What follows the last of these lines is a piece of its own,
/// unless it is blank.
std::vector<PublishedSolution> pieces_of(std::string_view output);

/// Of the output for one problem the play alone: what stands between its diagram, with all that is
/// written below it, and the line that says that its solution is finished. A text without diagram
/// and such a line is play as a whole.
std::string play_of(std::string_view piece);

}  // namespace feerie::published
