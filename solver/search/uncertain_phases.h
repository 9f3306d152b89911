#pragma once

#include "problem/listener.h"
#include "problem/setup.h"
#include "problem/translate.h"
#include "search/move_numbers.h"
#include "search/settings.h"
#include "search/uncertain_forms.h"

namespace feerie {

/// Solves a position with hidden units for one side: set play and actual play, of the forms of play
/// for which that is supported.
class UncertainPhases {
 public:
  /// `swapped`: White and Black have changed their parts (Duplex).
  UncertainPhases(const Problem& problem, const SolveSettings& settings, Watch& watch,
                  Listener& listener, bool swapped, bool second_side)
      : problem_(problem),
        settings_(settings),
        watch_(watch),
        listener_(listener),
        numbers_(problem.options, settings, watch, listener),
        swapped_(swapped),
        second_side_(second_side) {}

  /// Returns false if the position was refused.
  bool run(const Tasks& tasks);

 private:
  bool refuse(const Diagnostics& reasons);
  void run(const Task& task, solution::Phase phase, const Setup& ready);
  void list(const uncertain_forms::Lines& lines, Side turn, int skipped,
            uncertain::Knowledge& knowledge);
  void show(const BattleForm& form, solution::Phase phase, uncertain::Knowledge& knowledge);
  [[nodiscard]] Side turn_at_root(const Task& task) const;

  const Problem& problem_;
  const SolveSettings& settings_;
  Watch& watch_;
  Listener& listener_;
  MoveNumbers numbers_;
  bool swapped_;
  bool second_side_;
};

}  // namespace feerie
