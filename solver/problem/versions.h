#pragma once

#include <functional>
#include <optional>

#include "problem/diagnostic.h"
#include "problem/problem.h"

namespace feerie {

/// A version of a problem as it is come to: its diagram, or a twin.
struct Version {
  /// From 0, the diagram counted if it is a version itself.
  int number = 0;
  /// Null for the diagram.
  const Twin* twin = nullptr;
  /// The problem that the twin edits, and with the edits made; neither has twins.
  const Problem& before;
  const Problem& problem;
  /// Why the twin cannot be made.
  const Diagnostics& faults;
};
/// Goes through the versions of a problem in order, until `visit` returns false.
void each_version(const Problem& problem, const std::function<bool(const Version&)>& visit);

/// How often a problem is solved: its diagram, unless that is for its twins only, and its twins.
int version_count(const Problem& problem);

/// The problem as it stands in its version of this number, from 0, after the edits of the twin; the
/// result has no twins. Nothing if there is no such version, or if its twin cannot be made:
/// `diagnostics` then tells why.
std::optional<Problem> version_of(const Problem& problem, int number, Diagnostics& diagnostics);

}  // namespace feerie
