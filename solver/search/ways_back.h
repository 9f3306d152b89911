#pragma once

#include <deque>
#include <functional>
#include <optional>
#include <vector>

#include "problem/deduction.h"
#include "problem/problem.h"
#include "problem/retraction.h"
#include "problem/setup.h"
#include "retro/knowledge.h"
#include "retro/unmove.h"
#include "search/watch.h"

namespace feerie {

/// All ways to take moves back from a diagram that are admitted.
class WaysBack {
 public:
  /// `sides`: those that take a move back, one after the other. `setup`: the diagram, set up from
  /// the problem. What is handed over must outlive the object.
  WaysBack(const Problem& problem, const Setup& setup, const std::vector<Side>& sides,
           Watch& watch);

  /// The diagram is proved illegal, so that legality counts for nothing.
  [[nodiscard]] const std::optional<Deduction>& illegal_diagram() const { return illegal_; }

  /// Returns false to hear of no more ways.
  using Visit = std::function<bool(const WayBack&)>;
  /// Calls `visit` for each way, in an order that is always the same.
  void each(const Visit& visit);

  /// Is the position reached not proved illegal by its last moves either? That is asked of ways
  /// that are of use, because it takes longer.
  [[nodiscard]] bool admits(const WayBack& way) const;

 private:
  bool go_back(const Position& after, std::size_t depth);
  [[nodiscard]] bool admitted(const Position& before) const;
  /// The position with the other side on move, as if it had passed; nothing if it cannot have.
  [[nodiscard]] std::optional<Position> passed(const Position& position) const;

  const Setup& setup_;
  const std::vector<Side>& sides_;
  Watch& watch_;
  retro::Knowledge knowledge_;
  /// Proofs count.
  bool proves_;
  std::optional<Deduction> illegal_;
  /// By depth. A deque: the listers in use stay where they are.
  std::deque<retro::UnMoves> listers_;
  WayBack way_;
  const Visit* visit_ = nullptr;
};

}  // namespace feerie
