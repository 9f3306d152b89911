#pragma once

#include <nlohmann/json.hpp>

#include "manual/entry.h"

namespace feerie::manual {

/// An entry as an object: `anchor`, `written`, `names` (English, German, French), `supported` where
/// it is false, and what else it has, under the names of the members of `Entry`.
nlohmann::ordered_json json_of(const Entry& entry);

}  // namespace feerie::manual
