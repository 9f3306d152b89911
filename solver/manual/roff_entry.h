#pragma once

#include <functional>
#include <string>

#include "manual/entry.h"

namespace feerie::manual {

/// All entries of a section as sections of a page for man. `below` gives what stands below what is
/// known of an entry, in roff; may be empty.
std::string roff_of(Section section, const std::function<std::string(const Entry&)>& below,
                    Language language);

/// All records of deviations as sections of a page for man.
std::string roff_of_deviations(Language language);

}  // namespace feerie::manual
