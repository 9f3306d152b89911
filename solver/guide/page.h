#pragma once

#include <vector>

#include "core/language.h"
#include "manual/page.h"

namespace feerie::guide {

/// The chapters as sections of a page of HTML, in their order: each has the address `chapter-NAME`,
/// its parts are articles `NAME-1`, `NAME-2`, ... Links between chapters stay within the page.
std::vector<manual::Chapter> chapter_sections(Language language);

}  // namespace feerie::guide
