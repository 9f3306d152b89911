#pragma once

#include <memory>
#include <vector>

#include "game/past_facts.h"
#include "game/rulebook.h"
#include "problem/problem.h"

namespace feerie::retro {

/// What all rules of a problem together tell of the past of a diagram.
struct Knowledge {
  std::shared_ptr<const CompiledRules> rules;
  /// False: a condition tells nothing, so that nothing can be deduced.
  bool known = true;
  /// What holds under all conditions.
  PastFacts past = {};
  /// Proofs of single conditions.
  struct Proof {
    std::optional<Texts> (*refute)(const Position& position, const Arguments& arguments);
    Arguments arguments;
  };
  std::vector<Proof> proofs = {};

  /// Can last moves be listed?
  [[nodiscard]] bool lists_moves() const;
};

/// `rules`: those of the problem, compiled.
Knowledge knowledge_of(const Problem& problem, std::shared_ptr<const CompiledRules> rules);

}  // namespace feerie::retro
