#pragma once

#include <string>
#include <string_view>

#include "core/language.h"
#include "game/entries.h"

namespace feerie::cli {

/// How a list is printed.
struct Listing {
  Language language = Language::english;
  /// With a line below each entry that tells its source, where it is known.
  bool sources = false;
};

/// The catalogue of `what` (conditions, walks, attributes, stipulations, goals, options) as text,
/// one entry a line: name, what may follow it, a mark where it is not supported yet, the rule in a
/// sentence. A traditional name has `= NAME WORD...`, what it stands for, instead of the sentence.
/// Much that may follow a name stands in lines of its own, which are indented.
std::string list(std::string_view what, const Listing& listing);

/// What may follow the name of a condition, such as "SQUARE... [RexInclusive]"; empty for nothing.
std::string signature(const Parameters& parameters, Language language);

}  // namespace feerie::cli
