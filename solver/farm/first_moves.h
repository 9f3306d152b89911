#pragma once

#include <string>
#include <vector>

#include "farm/part.h"
#include "problem/problem.h"
#include "texts/told.h"

namespace feerie::farm {

/// A phase with the ways into its play.
struct Outline {
  PhaseName phase;
  /// How many moves deep it can be cut (`Division::Phase::levels`).
  int levels = 0;
  /// The first moves, each of them with the second moves behind it if they were asked for.
  struct First {
    std::string move;
    std::vector<std::string> seconds;
  };
  std::vector<First> firsts;
};

/// What a problem consists of, found out without solving it.
struct Outlines {
  std::vector<Outline> phases;
  /// Why the problem cannot be solved or cut; then nothing else counts.
  std::vector<texts::Told> reasons;
};

/// Lists the phases of a problem with their first moves; `depth` 2: also the moves behind them.
Outlines outlines_of(const Problem& problem, int depth);

}  // namespace feerie::farm
