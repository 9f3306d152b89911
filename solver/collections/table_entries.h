#pragma once

#include <string_view>

#include "collections/collection.h"

namespace feerie::collections {

/// Reads a table in CSV (RFC 4180; also with semicolons or tabs): the first line names the columns
/// (table_columns.h), every further one is a problem. Fields in quotes may have several lines. In
/// a field several authors, sources, titles, conditions, options, keywords or remarks are parted by
/// semicolons or line ends, twins by line ends.
///
/// `stipulation` is that of problems that have none of their own. Returns false if `visit` did.
bool read_table(std::string_view text, std::string_view stipulation, const VisitEntry& visit);

}  // namespace feerie::collections
