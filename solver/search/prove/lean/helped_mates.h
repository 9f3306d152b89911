#pragma once

#include "search/prove/lean/moves.h"

/// Mates in one that the other side allows with a move of its own.
namespace feerie::lean {

/// Is there a move of the side on move behind which the other side can mate with one move, its king
/// standing on one of the squares?
///
/// Idea: two moves change little. Each neighbour of the king to which it could go now has to be
/// filled by the helper's move, or attacked by the mover of the last one from where it arrives, or
/// along a line that one of the two moves opens. What each unit of the mating side could do is
/// found once for the position as it is, once for each square that the helper's move had better
/// fill, and once for each unit of the helper that may open a line or leave a square next to its
/// king. Only moves of the helper that leave something to be hoped for are played, and moves of its
/// king.
///
/// Nothing is lost: let the helper move from f to t, its king standing still, and the other side
/// from g to h, neither by a castling nor by a capture en passant. Both fill the squares on which
/// they arrive, so that no square but f and g has become free. Then
/// - the unit from g goes to h along a line on which nobody stands now but on f; where it captures,
///   a unit of the helper stands now, or h is t, which nobody fills then;
/// - whoever has not moved and attacks a square in the end does so along a line on which nobody
///   stands now but on f or g; whoever has moved attacks it from h, on a board without others too;
/// - a neighbour of the king that is not attacked in the end is filled by the helper: it is filled
///   now, and not f or h, or it is t;
/// - the king is attacked from h, or along a line on which g stands now, as it was not attacked
///   behind the helper's move;
/// - if it is attacked from h alone, nobody can capture there. A knight, a pawn or a unit next to h
///   that attacks h now, and shares no line with its king, so that it is never pinned, has moved.
///
/// This is asked of f, t, g and h. Castlings, captures en passant and the double steps that allow
/// them are played whatever they promise; if the mating side could check by a castling, all moves
/// are.
bool can_allow_mate(const Board& board, const Customs& customs, Bitboard squares);

/// Leaves out moves of the side on move behind which the other side certainly cannot mate with one
/// move. The side on move must have a king.
void drop_hopeless(const Board& board, const Customs& customs, MoveList& moves);

}  // namespace feerie::lean
