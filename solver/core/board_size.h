#pragma once

#include "core/square.h"

namespace feerie {

/// How many files and ranks the board has.
inline constexpr int board_files = file_of(square_count - 1) + 1;
inline constexpr int board_ranks = rank_of(square_count - 1) + 1;

}  // namespace feerie
