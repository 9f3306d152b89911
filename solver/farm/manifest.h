#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "farm/split.h"

namespace feerie::farm {

/// What a split has made, as it stands beside its jobs: rows of JSON, one for the split and one for
/// each job. docs/farms.md tells the fields. The problem is in it, so that nothing else is needed
/// to put the results together.
struct Manifest {
  /// Name and version of the program.
  std::string program;
  /// The file of the problem as it was given, which problem of it, and on which line it begins.
  std::string file;
  int index = 1;
  int line = 1;
  Language language = Language::english;
  Split split;
  /// The files of the jobs.
  std::vector<std::string> files;
};

std::string to_text(const Manifest& manifest);
/// Is this the beginning of such a text?
bool is_manifest(std::string_view text);
/// Nothing if the text is none.
std::optional<Manifest> manifest_from(const std::string& text);

}  // namespace feerie::farm
