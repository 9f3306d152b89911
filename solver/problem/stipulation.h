#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/square.h"
#include "game/entries.h"

/// What is asked of a problem, as a tree: the one form on which the search works. Every traditional
/// stipulation ("h#2", "ser-s=4") is translated into it.
namespace feerie::stipulation {

struct Expression;
/// Trees are immutable and can share parts.
using ExpressionPtr = std::shared_ptr<const Expression>;

/// What must hold after a half-move of a branch (fork, leaf) or before it (constraint).
struct Clause {
  enum class Role : std::uint8_t { fork, constraint };
  Role role = Role::fork;
  /// `>`: where this has a solution, the containing play ends.
  bool forced = false;
  /// `/`: moves played in it are not part of the printed solution.
  bool hidden = false;
  ExpressionPtr expression;
};

/// Play along a branch.
enum class PlayKind : std::uint8_t {
  attack,   ///< `a d`: the first side attacks, the other defends
  defence,  ///< `d a`: solvable if the side on move has no refutation
  help,     ///< `h h`: both sides help
  series,   ///< `s`: one side makes all moves
};

/// A node of the tree.
struct Expression {
  enum class Type : std::uint8_t { goal, negation, conjunction, disjunction, inversion, branch };
  Type type = Type::goal;

  // goal
  const Goal* goal = nullptr;
  Square target = no_square;

  // negation and inversion (other side to move) use `left`; the others both
  ExpressionPtr left;
  ExpressionPtr right;

  // branch
  PlayKind play = PlayKind::attack;
  int minimum = 0;  ///< half-moves (moves for series); 0: shorter solutions count too
  int maximum = 0;  ///< half-moves (moves for series)
  std::vector<Clause> after_first;   ///< behind the first letter: `a[..]`, first `h[..]`, `s[..]`
  std::vector<Clause> after_second;  ///< behind the second letter
  /// `?+?`: the second side moves only when it is in check.
  bool parry = false;
};

/// How traditional stipulations name the kind of play.
enum class Form : std::uint8_t {
  direct,
  self,
  reflex,
  semi_reflex,
  help,
  help_self,
  help_reflex,
  reciprocal_help,
  series,
  series_help,
  series_self,
  series_reflex,
  series_help_self,
  series_reciprocal_help,
  parry_series,
  parry_series_help,
  parry_series_self,
  parry_series_reflex,
  parry_series_help_self,
  parry_help_series,
  parry_help_series_self,
  parry_help_series_reflex,
  proof_game,
  series_proof_game,
  a_to_b,
  series_a_to_b,
  structured,
  moves,       ///< own: all legal moves of the side on move; no goal, no length
  perft,       ///< own: the number of lines of `length` half-moves; no goal
  last_moves,  ///< own: the moves that are taken back, and no play behind them
};

struct GoalUse {
  const Goal* goal = nullptr;
  Square target = no_square;
};

/// Moves that are taken back before the play begins (`-1w & h#1.5`).
struct Retraction {
  /// Which sides take moves back. `unsaid`: both in turn, White first, until the side has taken a
  /// move back that begins the play.
  enum class Sides : std::uint8_t { unsaid, white, black, white_and_black, black_and_white };
  Sides sides = Sides::unsaid;
  /// Moves of each side that is named; of the one that begins the play where none is.
  int moves = 1;
};

/// A stipulation as it was given, and its tree.
struct Stipulation {
  Form form = Form::direct;
  bool exact = false;
  /// `m->`: introductory series moves, outermost first.
  std::vector<int> intro;
  GoalUse goal;
  /// For reciprocal help play: the goal of the other side, if it was given separately.
  GoalUse reciprocal_goal;
  /// Length in half-moves for help, help-self, help-reflex, reciprocal help, proof game and a=>b
  /// play ("h#2.5": 5, "hs#3": 6, "dia6.5": 13), in moves for all others.
  int length = 0;
  /// Side that makes the first move (of the introductory moves, if there are any).
  Side starts = Side::white;
  /// What has to be taken back first, if anything.
  std::optional<Retraction> retraction = {};
  /// `structured` only: the tree as it was written. Traditional forms are translated when needed.
  ExpressionPtr structure;

  [[nodiscard]] bool given() const {
    return length > 0 || structure || goal.goal != nullptr || form == Form::moves ||
           form == Form::last_moves;
  }
};

}  // namespace feerie::stipulation
