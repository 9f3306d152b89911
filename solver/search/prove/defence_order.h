#pragma once

#include <algorithm>
#include <limits>

#include "search/prove/engine_prover.h"

/// The order of defences: those come first behind which there is least to search.
///
/// A failing attack is refuted by one defence, so what counts is how much work it takes to look at
/// it. Defences come first that leave the attacker few replies (fewest-replies ordering, as in
/// proof-number search: L. V. Allis, "Searching for Solutions in Games and Artificial
/// Intelligence", 1994). The table is not asked whether a defence is known to refute: that costs a
/// cache miss for each defence, more than it spares. Only the order changes, so nothing can be
/// lost.
namespace feerie {

template <Engine E>
class EngineProver<E>::DefenceOrder final : public Arranger {
 public:
  explicit DefenceOrder(EngineProver& prover) : prover_(prover) {}
  void arrange(Candidates& moves, bool known_legal) override {
    prover_.sort_defences(moves, known_legal);
  }

 private:
  EngineProver& prover_;
};

template <Engine E>
void EngineProver<E>::sort_defences(Candidates& moves, bool known_legal) {
  if (moves.size() < 2) return;
  sorted_.clear();
  BorrowedList listed(lists_);
  for (const Candidate& candidate : moves) {
    int least = std::numeric_limits<int>::max();
    const auto look = [&](const Move&) {
      least = std::min(least, count_replies(engine_, *listed));
      return true;
    };
    engine_.outcomes(candidate, look, known_legal && is_legal_if_listed(candidate));
    sorted_.emplace_back(least, candidate);
  }
  std::ranges::stable_sort(sorted_, {}, [](const auto& move) { return move.first; });
  std::ranges::transform(sorted_, moves.begin(), [](const auto& move) { return move.second; });
}

}  // namespace feerie
