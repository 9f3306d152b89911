#pragma once

#include <string>
#include <string_view>

#include "core/language.h"
#include "game/entries.h"

namespace feerie::cli {

/// The catalogue of `what` (conditions, walks, attributes, goals, options) as text, one entry a
/// line: name, what may follow it, a mark where it is not supported yet, the rule in a sentence.
std::string list(std::string_view what, Language language);

/// What may follow the name of a condition, such as "SQUARE... [RexInclusive]"; empty for nothing.
std::string signature(const Parameters& parameters);

}  // namespace feerie::cli
