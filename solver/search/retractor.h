#pragma once

#include "problem/listener.h"
#include "problem/problem.h"
#include "problem/translate.h"
#include "search/settings.h"
#include "search/watch.h"

/// Problems in which moves are taken back before play begins: help retractors, series retractors,
/// and lists of the last moves.
///
/// - The sides that take moves back help to reach a position from which the play has a solution.
///   Captured units come back, promoted ones become pawns again, castling and captures en passant
///   are taken back (retro/unmove.h).
/// - A retraction is admitted unless the position reached is proved illegal; what is not decided is
///   admitted. On the way only proofs count that need no further retraction (retro/proofs.h), for
///   the positions from which there is a solution, or which are listed, all (retro/oracle.h). Where
///   the diagram itself is illegal, or RetroAnalysis is off, nothing but the moves counts.
/// - A side that takes several moves back in succession leaves no check behind in between, as in
///   series play, and takes no capture en passant back but with the last of them.
/// - Rights are those of the position reached: castling by convention, unless the problem denies it
///   of units that have not moved since; a capture en passant if such a capture was taken back
///   last. The further past may decide more, as of any diagram (retro/conventions.h).
namespace feerie {

class Retractor {
 public:
  /// `tasks`: what is to be played from the position reached; null: last moves are only listed.
  Retractor(const Problem& problem, const Tasks* tasks, const SolveSettings& settings, Watch& watch,
            Listener& listener)
      : problem_(problem), tasks_(tasks), settings_(settings), watch_(watch), listener_(listener) {}

  /// Returns false if the problem was refused.
  bool run();

 private:
  [[nodiscard]] Diagnostics faults(const std::vector<Side>& sides, Side starts) const;
  [[nodiscard]] Side starting_side() const;
  bool refuse(const Diagnostics& reasons);

  const Problem& problem_;
  const Tasks* tasks_;
  const SolveSettings& settings_;
  Watch& watch_;
  Listener& listener_;
};

}  // namespace feerie
