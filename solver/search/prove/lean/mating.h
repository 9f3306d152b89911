#pragma once

#include "search/prove/lean/moves.h"

/// Mates in one, found without listing or playing moves: only what is left behind two tests is
/// played.
namespace feerie::lean {

/// Can the side on move mate with one move? The king of the other side is not attacked.
///
/// Idea: a mate leaves no flight. First it is found out which units could check at all, and which
/// squares next to the king are attacked by one unit and by several. A neighbour of the king to
/// which it could go must be attacked behind the move: by another unit, along a line that the mover
/// opens, or by the mover from where it arrives. So for each kind of unit there is a set of squares
/// from which it attacks all neighbours that nobody attacks; most often it is empty.
///
/// Nothing is lost: a line that the mover opens counts as open to its end, and one that it closes
/// by its arrival counts as open, too. The mover itself is asked as it would stand, with its king's
/// way free, as a king does not hide behind itself. What is left is played and asked for mate.
/// Promotions, castlings and captures en passant are all played.
bool mate_in_one(const Board& board, const Customs& customs);

}  // namespace feerie::lean
