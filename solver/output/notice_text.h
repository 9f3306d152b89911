#pragma once

#include <string>

#include "core/language.h"
#include "problem/notices.h"

namespace feerie {

/// What is told of an option that means nothing for the stipulation, without line end.
std::string notice_text(Notice notice, Language language);

/// What is told of units that were placed on an occupied square: a line each.
std::string covered_units_text(const Problem& problem);

}  // namespace feerie
