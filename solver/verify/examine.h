#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include <nlohmann/json_fwd.hpp>

#include "input/reader.h"
#include "search/settings.h"
#include "verify/finding.h"

namespace feerie::verify {

/// A problem to be verified.
struct Case {
  std::string file;
  ReadItem item;
  /// Of its text and its published solution (`hash_of`).
  std::uint64_t hash = 0;
  /// How many solutions are intended, if that is known.
  std::optional<int> intended;
  /// The published solution, or the output of a solving program; empty if there is none.
  PublishedSolution published;
  /// What the entry of a collection tells besides (`collections::Entry::details`); may be null.
  std::shared_ptr<const nlohmann::json> details;
};

/// Tells texts apart (FNV-1a, 64 bits: G. Fowler, L. C. Noll, K.-P. Vo). Not for protection against
/// anybody.
std::uint64_t hash_of(std::string_view text);

/// Solves the problem and judges what has been found. `with_play`: what a page shows of it is told.
Finding examine(const Case& wanted, const SolveSettings& settings, bool with_play = false);

/// What is known of a problem without solving it: its names, and the verdict `error` with what kept
/// it from being read.
Finding blank_finding(const Case& wanted, bool with_play = false);

}  // namespace feerie::verify
