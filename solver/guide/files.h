#pragma once

#include <string_view>

namespace feerie::guide {

/// docs/manual/examples.json, which is part of the program.
extern const std::string_view examples_json;

}  // namespace feerie::guide
