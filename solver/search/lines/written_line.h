#pragma once

#include <vector>

#include "problem/solution.h"

namespace feerie {

/// The line as it stands while it is played: its half-moves with the numbers that are shown in
/// front of them.
class WrittenLine {
 public:
  /// Begins anew with `turn` on move: it is numbered, after `skipped` half-moves that are shown as
  /// not played.
  void begin(Side turn, int skipped);
  /// `mover` has made the move.
  void push(const Move& move, Side mover);
  void pop();
  /// Play that begins now with `turn` counts its moves from 1, until `end_count`.
  void begin_count(Side turn) { counts_.push_back({turn, 1}); }
  void end_count() { counts_.pop_back(); }

  /// Has a move been made, not only left out?
  [[nodiscard]] bool has_moves() const { return !plies_.empty() && !plies_.back().skipped; }
  [[nodiscard]] const std::vector<solution::Ply>& plies() const { return plies_; }

 private:
  /// The moves of one side are numbered.
  struct Count {
    Side side = Side::white;
    int next = 1;
  };

  std::vector<solution::Ply> plies_;
  std::vector<Count> counts_{1};
};

}  // namespace feerie
