#pragma once

#include <algorithm>
#include <limits>

#include "search/prove/engine_prover.h"

/// The order of defences: those come first behind which there is least to search.
///
/// A failing attack is refuted by one defence, so what counts is how much work it takes to look at
/// it. Defences after which the table knows the attack to fail come first of all, then those that
/// leave the attacker few replies (fewest-replies ordering, as in proof-number search: L. V. Allis,
/// "Searching for Solutions in Games and Artificial Intelligence", 1994). Only the order changes,
/// so nothing can be lost.
namespace feerie {

template <Engine E>
class EngineProver<E>::DefenceOrder final : public Arranger {
 public:
  /// `rest` is what is left of the branch `node` behind these defences.
  DefenceOrder(EngineProver& prover, int node, Span rest)
      : prover_(prover), node_(node), rest_(rest) {}
  void arrange(Candidates& moves) override { prover_.sort_defences(node_, rest_, moves); }

 private:
  EngineProver& prover_;
  int node_;
  Span rest_;
};

template <Engine E>
void EngineProver<E>::sort_defences(int node, Span rest, Candidates& moves) {
  sorted_.clear();
  for (const Candidate& candidate : moves) {
    int least = std::numeric_limits<int>::max();
    const auto look = [&](const Move&) {
      least = std::min(least, work_behind(node, rest));
      return true;
    };
    engine_.outcomes(candidate, look, false);
    sorted_.emplace_back(least, candidate);
  }
  std::ranges::stable_sort(sorted_, {}, [](const auto& move) { return move.first; });
  std::ranges::transform(sorted_, moves.begin(), [](const auto& move) { return move.second; });
}

/// The number of replies that the attacker has; -1 if the attack is known to fail.
template <Engine E>
int EngineProver<E>::work_behind(int node, Span rest) {
  if (manner_.tables) {
    const std::uint32_t known = table_.find(attack_key(node, rest)).value_or(0);
    if (static_cast<int>(known >> 16U) >= rest.left) return -1;
  }
  BorrowedList listed(lists_);
  engine_.generate_legal(*listed, Wanted::all);
  return static_cast<int>((*listed).size());
}

}  // namespace feerie
