#pragma once

#include <optional>
#include <vector>

#include "problem/problem.h"

namespace feerie {

/// The diagrams of a problem.
struct Diagrams {
  /// From which play starts.
  std::vector<Placement> start;
  /// Which play is to reach, where the stipulation asks for one.
  std::optional<std::vector<Placement>> aim;

  /// The units of both.
  [[nodiscard]] std::vector<Placement> all_units() const;
};

/// Play to a position starts from the game array or from the diagram given first.
Diagrams diagrams_of(const Problem& problem);

/// Adds the conditions that are in force because units have attributes that bring them.
void bring_conditions(Problem& problem);

/// All goals that a stipulation names.
std::vector<const Goal*> all_goals(const stipulation::Stipulation& asked);

}  // namespace feerie
