#pragma once

#include <array>
#include <optional>
#include <vector>

#include "search/plan.h"

namespace feerie {

/// How many moves are left until the position must be there that play is to reach, read off the
/// plan.
class Rests {
 public:
  explicit Rests(const Plan& plan);

  /// Is there a branch that asks for the position and for nothing else?
  [[nodiscard]] bool any() const;
  /// Does help play of this branch end with the position, so that just the half-moves of the branch
  /// are left?
  [[nodiscard]] bool exact(int node) const;
  /// Moves that the sides have at most until the end, by side, `turn` being on move in the branch
  /// with `length` half-moves (series play: moves) to come; nothing where other things than the
  /// position are asked for.
  [[nodiscard]] std::optional<std::array<int, 2>> moves_left(int node, Side turn, int length) const;

 private:
  /// Moves that are left to the sides behind a branch: to the one whose turn it is then, and to the
  /// one that has made the last move.
  struct Rest {
    int next = 0;
    int last = 0;
  };

  [[nodiscard]] std::optional<Rest> behind(int node) const;
  [[nodiscard]] std::optional<Rest> of(const Plan::Link& link) const;

  const Plan& plan_;
  /// By node.
  std::vector<std::optional<Rest>> rests_;
};

}  // namespace feerie
