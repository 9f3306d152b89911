#pragma once

#include <string>

#include "core/language.h"
#include "manual/entry.h"

namespace feerie::cli {

/// How a list is printed.
struct Listing {
  Language language = Language::english;
  /// With a line below each entry that tells its source, where it is known.
  bool sources = false;
};

/// A section of the reference (conditions, walks, ...) as text, one entry a line: name, what may
/// follow it, a mark where it is not supported yet, the rule in a sentence. A traditional name has
/// `= NAME WORD...`, what it stands for, instead of the sentence. Much that may follow a name
/// stands in lines of its own, which are indented.
std::string list(manual::Section section, const Listing& listing);

}  // namespace feerie::cli
