#pragma once

#include <string>
#include <string_view>

#include "verify/finding.h"

namespace feerie::verify {

/// The names of the columns of a table of findings in CSV (RFC 4180), with a line end.
std::string_view csv_header();
/// A finding as a line of it, with a line end.
std::string csv_line(const Finding& finding);

}  // namespace feerie::verify
