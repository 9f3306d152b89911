#pragma once

#include <string_view>

namespace feerie::texts {

/// texts.json, which scripts/texts writes: see sources.cmake.
extern const std::string_view texts_json;

}  // namespace feerie::texts
