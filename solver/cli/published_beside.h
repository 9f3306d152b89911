#pragma once

#include <string>
#include <vector>

#include "input/reader.h"
#include "problem/problem.h"

namespace feerie::cli {

/// Finds the published solutions of problems: in the problem itself, else in a file beside its own
/// whose name ends in `.out` or `.ref` instead, at the same place in the order of the problems.
class PublishedBeside {
 public:
  /// An empty text if nothing is published.
  PublishedSolution of(const ReadItem& item, const std::string& file);

 private:
  void read_beside(const std::string& file);

  /// The file whose neighbour was read last.
  std::string file_;
  std::vector<PublishedSolution> pieces_;
};

}  // namespace feerie::cli
