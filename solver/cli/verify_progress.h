#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/language.h"

namespace feerie::cli {

/// How far verifying is.
struct VerifyingProgress {
  /// Problems that are done with, and those of them that were solved in this run.
  int done = 0;
  int solved = 0;
  int running = 0;
  /// Of this run.
  double seconds = 0;
  /// Problems in all, if that is known.
  std::optional<int> all;
};

/// `120 of 2716 verified, 2 running, 3.4/s, 13 min left`.
std::string text_of(const VerifyingProgress& progress, Language language = Language::english);

/// How many problems the files hold, if all are inputs that can be read twice. Of `shards` parts,
/// part `shard` counts; 0: all.
std::optional<int> problems_in_all(const std::vector<std::string>& files, int shard, int shards);

}  // namespace feerie::cli
