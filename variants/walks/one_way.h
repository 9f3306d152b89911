#pragma once

#include "game/walk.h"

namespace feerie::walks {

/// Does the walk come to a square in one way at most, along the straight line from where it starts,
/// and capture only there?
bool goes_one_way(const WalkId& walk);

}  // namespace feerie::walks
