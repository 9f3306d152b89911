#pragma once

#include <functional>

#include "retro/unmove.h"

/// Proofs that a position has no past, by its last moves.
namespace feerie::retro {

/// What has been found out about the moves that led to a position.
enum class Past : std::uint8_t {
  open,       ///< nothing speaks against it, as far as it was looked
  none,       ///< proved: no game leads to the position
  undecided,  ///< the effort was not enough, or a rule does not tell what can have happened
};

/// Is it proved otherwise that no game leads to the position? For the positions before last moves.
using Refuted = std::function<bool(const Position&)>;

/// Looks back so many plies (1 or more): with 1 it asks whether there is a last move at all, with 2
/// whether any last move leads to a position that has one, and so on. A position that `refuted`
/// refutes is out of the question; it may be empty. The position from which games begin needs no
/// past. The rights of `position` are facts, as for UnMoves::each. Effort that is not needed is
/// left.
Past past_of(const std::shared_ptr<const CompiledRules>& rules, const Position& position, int plies,
             Effort& effort, const Refuted& refuted = {});

/// Can a game begin with this position? Only the orthodox array can, with White to move, by
/// orthodox rules; where rules arrange base lines or units otherwise, any full set of units with
/// the pawns in front.
bool begins_game(const CompiledRules& rules, const Position& position);

}  // namespace feerie::retro
