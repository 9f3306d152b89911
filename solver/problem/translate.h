#pragma once

#include <optional>

#include "problem/problem.h"
#include "problem/stipulation.h"

namespace feerie {

/// What is to be played in one phase: a tree and how its first move is to be understood.
struct Task {
  stipulation::ExpressionPtr tree;
  /// The side on move at the root, before any inversion in the tree.
  Side starts = Side::white;
  /// Battle play only: the first move of the attack is left out, or has been made in the diagram.
  bool passed = false;
  /// Help play only: it may end before its first move by a fork behind the second letter.
  bool may_end_at_once = false;
};

/// The tasks of a problem. Sides are those before Duplex and HalfDuplex change them over.
struct Tasks {
  Task actual;
  /// The side that defends: the one that answers to attacks, or that helps the other one to make
  /// the last move. A side that makes a series of moves does not defend.
  Side defender = Side::black;
  /// Absent if the stipulation has no set play ("SetPlay not applicable").
  std::optional<Task> set_play;
  /// Absent if there is no play after the key.
  std::optional<Task> post_key;
  /// The option was given and does not apply.
  bool quodlibet_ignored = false;
  bool goal_is_end_ignored = false;
};

/// Translates a stipulation, with the options that change it (Quodlibet, GoalIsEnd, WhiteToPlay),
/// into trees. The correspondence of traditional and structured stipulations follows the list of
/// synonyms in docs/search.md. Returns nothing if the form of play is not supported yet.
std::optional<Tasks> translate(const stipulation::Stipulation& stipulation, const Options& options);

}  // namespace feerie
