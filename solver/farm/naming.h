#pragma once

#include <string>

#include "game/game.h"
#include "problem/problem.h"
#include "report/moves.h"

namespace feerie::farm {

/// What the move is called in the notation of solutions, without signs of check and goals. The game
/// stands before it.
inline std::string name_of(const Move& move, Game& before, const Problem& problem) {
  report::MoveTeller teller(before, lettering_of(problem, before), false);
  std::string name = teller.move(move).played;
  // A side that passes has nothing to write down.
  return name.empty() ? "pass" : name;
}

}  // namespace feerie::farm
