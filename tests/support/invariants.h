#pragma once

#include "game/game.h"

namespace feerie::test {

/// Checks what must hold of every legal move in the position, whatever the rules: it can be played
/// again with the same result, is taken back completely, keeps the key in step with the position,
/// and is the same without short cuts, so that rules tell the truth of what they do. Throws
/// std::logic_error saying what does not hold.
void check_every_move(Game& game);

}  // namespace feerie::test
