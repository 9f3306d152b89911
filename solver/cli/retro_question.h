#pragma once

#include "cli/options.h"
#include "problem/problem.h"
#include "problem/retraction.h"
#include "problem/setup.h"

namespace feerie::cli {

/// The side that has moved last.
inline Side mover_of(const Invocation& invocation, const Problem& problem) {
  if (invocation.side) return *invocation.side;
  // What is to be taken back begins with the last move.
  const auto& asked = problem.stipulation;
  if (asked.retraction) return stipulation::sides_of(*asked.retraction, asked.starts).front();
  return opposite(problem.fen.side.value_or(problem.stipulation.starts));
}

/// The position whose last moves are asked for. A right to castle is what a problem assumes for the
/// play to come. The past that is asked for may be what refutes it, so that rights count as facts
/// only where the problem claims them.
inline Position with_claimed_rights(const Problem& problem, const Setup& setup) {
  Position position = setup.position;
  const bool claimed = problem.options.castling_given || problem.fen.castling;
  if (!claimed) position.set_fresh(0);
  return position;
}

}  // namespace feerie::cli
