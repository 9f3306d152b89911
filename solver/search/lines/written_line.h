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
  /// `mover` has made the move, which must stay where it is until `pop`.
  void push(const Move& move, Side mover) {
    Count& count = counts_.back();
    made_.push_back({&move, mover == count.side ? count.next++ : 0, mover});
  }
  void pop() {
    if (made_.back().number != 0) --counts_.back().next;
    made_.pop_back();
  }
  /// Play that begins now with `turn` counts its moves from 1, until `end_count`.
  void begin_count(Side turn) { counts_.push_back({turn, 1}); }
  void end_count() { counts_.pop_back(); }

  /// Has a move been made, not only left out?
  [[nodiscard]] bool has_moves() const { return !made_.empty() && made_.back().move != nullptr; }
  [[nodiscard]] std::vector<solution::Ply> plies() const;

 private:
  /// The moves of one side are numbered.
  struct Count {
    Side side = Side::white;
    int next = 1;
  };

  /// A half-move. Most of them are never shown, so that only those that are become a `Ply`.
  struct Made {
    /// Null: it was left out.
    const Move* move = nullptr;
    /// 0: none is shown.
    int number = 0;
    Side mover = Side::white;
  };

  std::vector<Made> made_;
  std::vector<Count> counts_{1};
};

}  // namespace feerie
