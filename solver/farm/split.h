#pragma once

#include <string>
#include <variant>
#include <vector>

#include "farm/part.h"
#include "input/reader.h"
#include "texts/told.h"

namespace feerie::farm {

/// How a problem is to be split.
struct SplitWish {
  /// Most jobs; 0: one for each way.
  int pieces = 0;
  /// How many moves deep the play is cut, 1 or 2; 0: by the second moves, too, if there are fewer
  /// first moves than jobs are wanted.
  int depth = 0;
};

/// A problem that has been split.
struct Split {
  std::string name;
  /// Its text between the begin word and the end word.
  std::string body;
  std::vector<Part> parts;
};

/// Why a problem cannot be split.
using Refusal = std::vector<texts::Told>;

/// Splits a problem that could be read into jobs that together are the whole of it.
std::variant<Split, Refusal> split(const ReadItem& item, const SplitWish& wish);

/// An input with nothing but the problem; `part`: of which only this part is to be solved. Lines
/// stand on the same lines as in the file, beginning on `line`, if there is no part.
std::string input_of(const std::string& body, Language language, const Part* part, int line = 1);

}  // namespace feerie::farm
