#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "game/catalogue.h"
#include "game/orthodox_walks.h"
#include "problem/problem.h"
#include "problem/solution.h"
#include "support/scene.h"

/// Problems and solutions made by hand for the tests of the output.
namespace feerie::test {

inline WalkId walk(Kind kind) {
  return {orthodox_walks()[kind], nullptr};
}

/// The walk with these English letters. Throws std::runtime_error if there is none.
inline WalkId walk(std::string_view letters) {
  for (const Walk* each : Catalogue<Walk>::all()) {
    if (each->letters.english == letters) return {each, nullptr};
  }
  throw std::runtime_error("no such walk");
}

inline Placement unit(Sides sides, const WalkId& walk, std::string_view square,
                      std::vector<const Trait*> traits = {}) {
  return {parse_square(square), walk, sides, std::move(traits)};
}

/// The legal move with this departure and arrival; `pick` counts several from 0.
inline Move move_of(Game& game, std::string_view squares, int pick = 0) {
  for (const Move& move : legal_moves(game)) {
    const Candidate& candidate = move.candidate;
    if (to_string(candidate.from) + to_string(candidate.to) == squares && pick-- == 0) return move;
  }
  throw std::runtime_error("no such move: " + std::string{squares});
}

inline const Goal* goal(std::string_view symbol) {
  for (const Goal* each : Catalogue<Goal>::all()) {
    if (each->symbol == symbol) return each;
  }
  throw std::runtime_error("no such goal");
}

/// A node of a tree without anything behind it.
inline solution::TreeMove node(const Move& move, std::vector<const Goal*> reached = {}) {
  solution::TreeMove result;
  result.move = move;
  result.reached = std::move(reached);
  return result;
}

}  // namespace feerie::test
