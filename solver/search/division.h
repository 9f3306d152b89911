#pragma once

#include <functional>
#include <string>
#include <vector>

#include "game/game.h"
#include "problem/listener.h"
#include "problem/solution.h"
#include "search/prove/visits.h"

namespace feerie {

/// Decides which part of the play of a problem is searched, so that several machines can share one
/// problem. A phase is cut by its first moves, lines also by their second ones; each solution
/// belongs to exactly one *way*, the moves at its beginning, as far as the phase is cut.
///
/// A division may also know all solutions already, found elsewhere: then it tells them, and nothing
/// is searched.
class Division {
 public:
  Division() = default;
  Division(const Division&) = delete;
  Division& operator=(const Division&) = delete;
  virtual ~Division() = default;

  struct Phase {
    solution::Phase phase = solution::Phase::actual_play;
    /// The second half of a duplex.
    bool second_side = false;
    /// How many moves deep its play can be cut: 0 not at all, 1 by first moves, 2 by second ones.
    int levels = 0;
    /// The stipulation falls into several parts, each with solutions of its own.
    bool several_parts = false;
  };

  /// The play of the version follows.
  virtual void begin_version(const Listener::Version& version) = 0;
  /// How many moves deep the division asks about the play of the phase: 0 if all of it is wanted,
  /// at most `phase.levels`, -1 if nothing of it is wanted.
  virtual int begin_phase(const Phase& phase) = 0;
  /// The phase has been examined to its end, if `whole`, or was ended early. Returns what is wrong
  /// with the division, or nothing.
  virtual std::string end_phase(bool whole) = 0;
  /// Is a solution wanted that ends behind the moves of the present way?
  [[nodiscard]] virtual bool wants_solution() const = 0;

  // --- Solutions that are known already ----------------------------------------------------------

  /// Are the solutions told instead of searched?
  [[nodiscard]] virtual bool tells() const { return false; }
  using HearTree = std::function<bool(const solution::TreeMove&)>;
  using HearLine = std::function<bool(const solution::Line&)>;
  /// Tells the trees of the present phase in their order; `hear` returns false when it has enough.
  virtual void tell_trees(const HearTree& /*hear*/) {}
  /// Tells the lines that belong to the present length.
  virtual void tell_lines(const HearLine& /*hear*/) {}

  // --- How far play has come ---------------------------------------------------------------------

  /// Lines of so many half-moves (series play: moves) are looked for from now on; 0: what belongs
  /// to no length, and trees.
  void begin_length(int length) {
    length_ = length;
    way_.clear();
  }
  [[nodiscard]] int length() const { return length_; }
  /// The numbers of the moves that lead to the present move, and its own, as far as play is cut.
  [[nodiscard]] const std::vector<int>& way() const { return way_; }
  /// Asks about a move of `searched`, where it has just been played. `shown` stands where the phase
  /// begins.
  bool examine(const FirstMove& first, const Game& searched, Game& shown) {
    way_.resize(static_cast<std::size_t>(first.level));
    way_.push_back(first.number);
    if (first.level == 0) return wants(first, shown);
    Game before = searched;
    before.undo();
    return wants(first, before);
  }

 private:
  /// Is anything wanted of what comes behind the move? The game stands before it.
  virtual bool wants(const FirstMove& first, Game& before) = 0;

  int length_ = 0;
  std::vector<int> way_;
};

}  // namespace feerie
