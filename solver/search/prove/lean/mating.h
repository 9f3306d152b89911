#pragma once

#include "search/prove/lean/moves.h"

/// Mates in one, found without listing or playing moves: only what is left behind two tests is
/// played.
namespace feerie::lean {

/// Does the move, which `could_play` allows or which is legal, mate? No if it leaves the own king
/// attacked.
bool mates(const Board& board, const Move& move);

/// Can the side on move mate with one move?
///
/// Idea: a mate leaves no flight. A neighbour of the king to which it could go now must be attacked
/// or filled behind the move, by the mover from where it arrives or along a line that it opens. So
/// for each kind of unit there is a set of squares from which it attacks all such neighbours and
/// the king; most often it is empty for all kinds.
///
/// Nothing is lost: a line that is closed on the way counts as open. Where the mover alone stands
/// on a line of one of our riders to the neighbour, all squares to which it gives check are left,
/// and where it alone stands between a rider and the king, it checks by leaving the line.
/// Promotions, castlings and captures en passant are all played.
bool mate_in_one(const Board& board, const Customs& customs);

}  // namespace feerie::lean
