#pragma once

#include <memory>
#include <variant>
#include <vector>

#include "game/game.h"
#include "problem/diagnostic.h"
#include "problem/problem.h"

namespace feerie {

/// A position ready to be solved.
struct Setup {
  std::shared_ptr<const CompiledRules> rules;
  Position position;
  /// Remarks that do not keep the problem from being solved.
  std::vector<Diagnostic> notes;
};

/// Compiles the conditions and attributes of a problem and sets its diagram up, `turn` being on
/// move. Returns the reasons if that cannot be done ("not supported yet: ...", a missing king,
/// ...). `defender` is the side that rules mean which apply to the defending side.
std::variant<Setup, std::vector<Diagnostic>> set_up(const Problem& problem, Side turn,
                                                    Side defender = Side::black);

/// The problem with the edits of the twin made. Edits that cannot be made (an empty square is
/// moved, a unit would leave the board) are reported and left out. The result has no twins.
Problem apply(const Problem& problem, const Twin& twin, Diagnostics& diagnostics);

}  // namespace feerie
