#pragma once

#include <string>
#include <string_view>

#include "cli/output.h"

namespace feerie::cli {

/// Writes a file anew; false, and it is reported why, if that cannot be done.
bool write_file(const std::string& name, std::string_view text, Output& output);

}  // namespace feerie::cli
