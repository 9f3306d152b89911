#pragma once

#include <vector>

#include "published/score.h"
#include "report/record.h"

namespace feerie::published {

/// The solutions of a phase in the form in which published ones are read.
std::vector<ScoreMove> score_of(const report::Record::Phase& phase);

/// Of a tree and of a line.
ScoreMove score_of(const report::ShownTree& tree);
ScoreMove score_of(const report::ShownLine& line);

}  // namespace feerie::published
