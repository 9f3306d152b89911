#pragma once

#include "game/played_before.h"
#include "retro/knowledge.h"
#include "retro/unmove.h"

/// What is certain of the play before a diagram, for the draws by fifty moves and by repetition
/// (Codex for Chess Composition, 17 and 18).
///
/// All moves that can have led to the diagram are taken back, level by level: on level n stand all
/// positions in which the game can have been n half-moves ago. If no move from level n on was a
/// capture or a move of a pawn, there were at least n quiet half-moves. If only one position stands
/// on level n, it was certainly on the board. Positions that cannot have come about may stand there
/// as well, as not everything is proved: then less is certain than is true, never more.
namespace feerie::retro {

/// Positions are told only as far back as no king and rook of a side stand on its base line: they
/// might have had rights then which they do not have now. `effort`: moves that are tried.
PlayedBefore played_before(const Knowledge& knowledge, const Position& diagram, Effort effort = {});

}  // namespace feerie::retro
