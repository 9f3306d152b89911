#pragma once

#include "game/game.h"

namespace feerie {

/// The number of moves that `generate_legal` lists for the side on move, where only their number is
/// wanted. They are counted without a list where that is possible; elsewhere `room` takes the list.
int count_replies(Game& game, Candidates& room);

}  // namespace feerie
