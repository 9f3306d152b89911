#pragma once

#include <functional>
#include <span>
#include <utility>
#include <vector>

#include "problem/solution.h"
#include "search/lines/written_line.h"
#include "search/prove/prover.h"

/// Lines: the play of help and series stipulations, and of battle play inside them.
///
/// Idea: the prover looks for the moves of help and series play, and tells of each (`LineHearer`).
/// What it tells is written down; where a line is complete, it goes to the sink. Behind forks, and
/// in battle play, the lister goes on by itself: it visits all moves and asks the prover about
/// each.
///
/// Invariants: `line_` holds the moves between the diagram and the position of the game. A sink is
/// called while the line is on the board.
///
/// Why nothing is lost: the prover goes through all moves of a position behind which a line is
/// possible, as its find_lines says; battle play shows each shortest attack and every defence.
namespace feerie {

/// Lists the lines of a phase.
class LineLister : private LineHearer {
 public:
  using Sink = std::function<void(const solution::Line&)>;

  /// What is handed over must outlive the lister. `first_moves` may not be changed any more.
  LineLister(const Plan& plan, Game& game, const Manner& manner, Watch& watch, Course& course,
             Prover& prover, const FirstMoves& first_moves, Sink sink)
      : plan_(plan),
        game_(game),
        watch_(watch),
        course_(course),
        prover_(prover),
        first_moves_(first_moves),
        sink_(std::move(sink)),
        visits_(game, manner, watch, course) {}

  /// Lines begin with the play of `node`. The first move of a line is numbered for the side on
  /// move, after `skipped` half-moves that are shown as not played.
  void begin(int skipped, int node = 0) {
    first_node_ = node;
    line_.begin(game_.turn(), skipped);
  }
  /// No more lines are wanted once some have been listed in which help or series play behind other
  /// play is shorter than it may be, as in `1->ser-#3`: those of that length and beginning are the
  /// last ones.
  void stop_behind_short_play() { stops_behind_short_play_ = true; }
  /// Lists the lines of an expression; returns whether there are any.
  bool list(int node);
  /// Lists the lines of a branch of help or series play that have exactly this length.
  bool list_length(int node, int length);
  /// Lists the moves that show that a constraint is violated where play begins.
  void list_violations(std::span<const solution::TreeMove> violations);
  /// Lists the endings of a branch before its first move; true if play must end there.
  bool list_immediate_endings(int node);

 private:
  void push(const Move& move) override { line_.push(move, opposite(game_.turn())); }
  void pop() override { line_.pop(); }
  void reach(const Goal& goal) override { end_with({&goal}); }
  bool fork(const Plan::Link& link) override;
  [[nodiscard]] int level(int node, int length) const override;
  [[nodiscard]] const FirstMoveHook& hook() const override { return first_moves_.hook; }

  /// The line is complete, and has reached these goals. Returns true.
  bool end_with(const std::vector<const Goal*>& reached);
  bool list_branch(int node);
  bool goal_reached(const Plan::Node& leaf) { return game_.reached(*leaf.goal, leaf.target); }
  /// Is somebody asked about the moves with which this branch begins?
  [[nodiscard]] bool is_first(int node) const { return first_moves_.hook && node == first_node_; }
  bool is_over() { return watch_.over() || watch_.satisfied(); }

  // battle_lines.cpp
  bool list_battle(int node);
  void list_attacks(int node, Span span);
  void list_defences(int node, Span span);
  bool list_endings(const Plan::Behind& behind, bool legal, Span span);
  bool passes(const Plan::Node& branch) { return branch.parry && !game_.in_check(game_.turn()); }

  const Plan& plan_;
  Game& game_;
  Watch& watch_;
  Course& course_;
  Prover& prover_;
  const FirstMoves& first_moves_;
  Sink sink_;
  MoveVisits<Game> visits_;
  WrittenLine line_;
  /// Where lines begin: a part of a stipulation that joins several has its own.
  int first_node_ = 0;
  /// The length of the lines of the first branch that are being listed.
  int listed_length_ = 0;
  bool stops_behind_short_play_ = false;
};

}  // namespace feerie
