#pragma once

#include <cstdint>
#include <vector>

#include "game/game.h"
#include "problem/announcement.h"
#include "problem/deduction.h"
#include "problem/diagnostic.h"
#include "problem/notices.h"
#include "problem/problem.h"
#include "problem/retraction.h"
#include "problem/solution.h"

namespace feerie {

/// Receives what solving a problem yields, in order. Nothing is printed by the search itself.
///
/// Calls: begin_problem, then for each version (diagram and twins) begin_version, for each phase
/// begin_phase, any number of tree / line / move_number, end_phase; last end_problem.
class Listener {
 public:
  virtual ~Listener() = default;

  /// The problem as it is solved once: its diagram, or one of its twins.
  struct Version {
    /// The problem as it stands after the edits of the twin: units, stipulation, conditions.
    const Problem* problem = nullptr;
    /// 0 for the diagram (or first zero-position twin), 1 for the next, ...
    int number = 0;
    /// The twin that led here; null for the diagram.
    const Twin* twin = nullptr;
    bool has_twins = false;
    /// The problem as it stood before the edits (for headings such as "wKa1-->b1").
    const Problem* before = nullptr;
  };
  struct PhaseStart {
    solution::Phase phase = solution::Phase::actual_play;
    bool second_side = false;  ///< the second half of a duplex
    bool tree = false;         ///< trees follow, otherwise lines
    /// A game in the position from which the solutions are to be played.
    Game* game = nullptr;
    /// Half-moves left out in front of the play (set play, post-key play); trees begin as deep.
    int skipped = 0;
  };

  virtual void begin_problem(const Problem& problem) = 0;
  /// What the diagram can show of that which `deduced` will tell of it. Comes before
  /// `begin_problem`, if there is anything to be shown.
  virtual void mark(const Marks& /*marks*/) {}
  virtual void begin_version(const Version& version) = 0;
  virtual void begin_phase(const PhaseStart& start) = 0;
  /// A first move with everything shown behind it; in set play, a defence. A node whose move is of
  /// type `null`, without mark, stands for the position itself (post-key play).
  virtual void tree(const solution::TreeMove& shown) = 0;
  virtual void line(const solution::Line& line) = 0;
  /// A line of play with units that nobody sees: it cannot be played on the game of the phase.
  virtual void announced(const solution::AnnouncedLine& /*line*/) {}
  /// A tree of such play.
  virtual void announced_tree(const solution::AnnouncedMove& /*shown*/) {}
  /// Option MoveNumbers: the move is about to be examined. `numbers` (from 1) are those of the
  /// moves that led to it and its own; the game of the phase stands before the move.
  virtual void move_number(const std::vector<int>& numbers, const Move& move) = 0;
  /// As `move_number`, of play with units that nobody sees.
  virtual void announced_number(const std::vector<int>& /*numbers*/,
                                const solution::Announcement& /*move*/) {}
  /// Stipulation `perft`: the number of lines of play of so many half-moves.
  virtual void perft(int /*depth*/, std::uint64_t /*count*/) {}
  virtual void end_phase(solution::End end) = 0;
  /// A phase of which a text shows nothing: a part of a structured stipulation that has no
  /// solution, or play for which no time was left (then there is no game).
  virtual void omit_phase(const PhaseStart& /*start*/, solution::End /*end*/) {}
  /// A twin for which no time was left. Its phases are omitted one by one after this.
  virtual void omit_version(const Version& /*version*/) {}
  /// Part of what the problem asks for means nothing here. Comes before `begin_problem` (or
  /// `begin_version` of a twin) if it is about the task, else before the phases of a side.
  virtual void notice(const Problem& /*problem*/, Notice /*notice*/) {}
  /// What retro analysis says of the diagram, before the phase for which it holds.
  virtual void deduced(const Problem& /*problem*/, const Deduction& /*deduction*/) {}
  /// Moves have been taken back. The phases that follow are played from the position reached, up to
  /// the next call; where only last moves are asked for, no phase follows, and the call comes
  /// within one.
  virtual void retracted(const Problem& /*problem*/, const WayBack& /*way*/) {}
  /// The position is not solved, for the reason given.
  virtual void refuse(const Diagnostic& diagnostic) = 0;
  virtual void end_problem(solution::End end) = 0;
};

}  // namespace feerie
