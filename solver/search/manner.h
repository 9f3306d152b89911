#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "game/rulebook.h"
#include "problem/problem.h"
#include "search/plan.h"

namespace feerie {

/// What the options say about how play is searched and shown.
struct Manner {
  bool variations = false;       ///< show threats and defences
  bool threats = true;           ///< false: NoThreat
  bool short_variations = true;  ///< false: NoShortVariations
  bool mates_in_1 = false;       ///< MatesIn1
  int refutations = 0;           ///< tries with at most so many refutations are shown
  bool avoid_trivial = false;    ///< no checking tries
  std::optional<int> threat;     ///< Threat: longest threat in moves
  std::optional<int> flights;    ///< MaxFlightsquares
  /// NonTrivial: how many further moves the defender may have, all in all, after which the attack
  /// does not succeed within the second number of moves.
  std::optional<std::pair<int, int>> non_trivial;
  bool null_moves = false;  ///< NullMoves: a side may pass
  /// KeepMatingPiece: the sides that can reach the goal; one of them must own more than kings.
  std::vector<Side> maters = {};
  bool tables = true;  ///< what is found of a position may be remembered
};

/// The manner for a plan whose root has `turn` on move. `tree`: battle play is shown as a tree, so
/// the options of direct play count.
Manner manner_of(const Options& options, const Plan& plan, const CompiledRules& rules, Side turn,
                 bool tree);

}  // namespace feerie
