#pragma once

#include <string_view>
#include <vector>

#include "published/score.h"

namespace feerie::published {

/// The solutions of one problem, whatever they were read from.
struct ProblemScores {
  Scores scores;
  /// The line of the text on which they begin.
  int line = 1;
};

/// Reads solutions from rows of JSON as `feerie solve --json` writes them (docs/json.md), a problem
/// each. Rows of other kinds, and what is no row, are passed over.
std::vector<ProblemScores> scores_of_rows(std::string_view rows);

/// Reads solutions from rows of JSON or from the output of a solving program, whichever it is.
std::vector<ProblemScores> read_scores(std::string_view text);

}  // namespace feerie::published
