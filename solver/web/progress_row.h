#pragma once

#include <string>

#include "search/progress.h"

namespace feerie::web {

/// The row `progress`, with the end of the line: `depth`, `first_move`, `first_moves`, `solutions`,
/// `positions`.
std::string progress_row(const SearchProgress& progress);

}  // namespace feerie::web
