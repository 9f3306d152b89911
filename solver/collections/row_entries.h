#pragma once

#include <string_view>

#include "collections/collection.h"

namespace feerie::collections {

/// Is the line a row of JSON as `feerie solve --json` and `feerie convert --to json` write them?
bool is_row(std::string_view line);

/// Reads rows of JSON, one a line: the problems that the rows `problem` define. Rows of other kinds
/// are passed over. Returns false if `visit` did.
bool read_rows(std::string_view text, const VisitEntry& visit);

}  // namespace feerie::collections
