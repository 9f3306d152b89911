#pragma once

#include "game/rulebook.h"

namespace feerie {

/// Prepares the moves for rules that choose among them by their squares, or forbid some by them.
/// Such a rule looks at the first square and the last square of a move. So each way in which a
/// capturing unit can go on with its move (Take & Make) becomes a move of its own, whose
/// `Candidate::end` tells where it ends. The capture of a king is left as it is, because it ends
/// with the capture.
void tell_ends_apart(Game& game, Candidates& moves, const Arguments& arguments);

/// Asks for moves with their last squares, if a rule that was entered before lets capturing units
/// go on.
inline void see_whole_moves(Rulebook& book) {
  if (book.facts().carries_capturers) book.offer(tell_ends_apart, Offering::narrows);
}

}  // namespace feerie
