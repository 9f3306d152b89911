#pragma once

#include "game/game.h"

namespace feerie::retro {

/// Was the game over in the position, so that nobody can have moved from there? The rights of the
/// position are those that are certain; a game that is drawn because no play leads to mate may have
/// gone on thanks to a castling or a capture en passant that nobody knows of. So it counts as over
/// only if it was over with all castling rights that the squares of kings and rooks allow, and
/// after each double step that can have been the move before.
///
/// More rights never end a game: whatever mates without them mates with them too.
bool was_over(Game& game, const Position& position);

}  // namespace feerie::retro
