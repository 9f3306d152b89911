#pragma once

#include <memory>

#include "game/game.h"
#include "problem/listener.h"
#include "problem/setup.h"
#include "problem/translate.h"
#include "retro/knowledge.h"
#include "search/plan.h"
#include "search/search.h"
#include "search/settings.h"
#include "search/watch.h"

namespace feerie {

/// Plays from positions that are reached by taking moves back.
class Reached {
 public:
  /// `setup`: the diagram. What is handed over must outlive the object.
  Reached(const Problem& problem, const Tasks& tasks, const Setup& setup,
          const SolveSettings& settings, Watch& watch, Listener& listener);

  /// Has the play from the position a solution?
  bool solves(const WayBack& way);
  /// Tells the way and all play from the position.
  void show(const WayBack& way);
  /// Tells that there is no solution, as a phase of the diagram in which nothing is found.
  void show_nothing(Side turn);
  [[nodiscard]] bool anything_shown() const { return shown_; }

 private:
  /// The problem as it is played from the position reached.
  [[nodiscard]] Problem forward(const WayBack& way) const;
  /// Does the further past decide what can be played?
  [[nodiscard]] bool past_matters(const Position& position) const;
  bool solves_with_past(const WayBack& way);

  const Problem& problem_;
  const Tasks& tasks_;
  const Setup& setup_;
  const SolveSettings& settings_;
  Watch& watch_;
  Listener& listener_;
  retro::Knowledge knowledge_;
  bool looks_back_;
  bool shown_ = false;

  // For positions of which the past does not matter: one search for all of them.
  const stipulation::Expression* tree_;
  Game game_;
  Plan plan_;
  Manner manner_;
  Table table_;
  Search search_;
};

}  // namespace feerie
