#pragma once

#include <string>
#include <vector>

#include "core/language.h"
#include "published/score.h"

namespace feerie::published {

/// How a published solution and the one that was found differ, as ways through the tree:
/// `1.Qa1 Kd5 2.Qb2`. Empty where they agree.
struct Differences {
  /// First moves (of a tree) or lines that solve and are not published.
  std::vector<std::string> unpublished;
  /// What is published and has not been found.
  std::vector<std::string> not_found;
  /// Continuations of the attacker beside the published one, behind a published defence.
  std::vector<std::string> duals;

  [[nodiscard]] bool none() const {
    return unpublished.empty() && not_found.empty() && duals.empty();
  }
};

/// What the comparison has to know about the phase.
struct Manner {
  /// Trees; otherwise lines.
  bool tree = false;
  /// In trees: first moves are defences (set play, play behind a given key).
  bool begins_with_defence = false;
  /// Everything is published: what is found beside it differs. Otherwise variations may be left
  /// out, but no first move that solves and no line.
  bool complete = false;
  /// In which the ways are told.
  Language language = Language::english;
};

/// Compares trees whose moves are written alike. Neither may have the same move twice in one place
/// (`join_equal_moves`).
Differences compare(const std::vector<ScoreMove>& published, const std::vector<ScoreMove>& found,
                    const Manner& manner);

}  // namespace feerie::published
