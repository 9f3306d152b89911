#pragma once

#include "game/rulebook.h"

namespace feerie {

/// For rules that choose among moves by their squares, or forbid some by them: a move goes from its
/// first square to its last one, so each way in which a capturing unit can go on with its move
/// (Take & Make) becomes a move of its own, whose `Candidate::end` tells where it ends. A king is
/// attacked by the capture alone.
void tell_ends_apart(Game& game, Candidates& moves, const Arguments& arguments);

/// Asks for that if a rule that has entered before lets capturing units go on.
inline void see_whole_moves(Rulebook& book) {
  if (book.facts().carries_capturers) book.offer(tell_ends_apart, Offering::narrows);
}

}  // namespace feerie
