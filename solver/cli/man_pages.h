#pragma once

#include <string>

#include "cli/output.h"

namespace feerie::cli {

/// Writes the manual as pages for man into the folder, as man looks for them there: `man7`, and
/// `de/man7`, `fr/man7` for the other languages. Each chapter and each section of the reference is
/// a page, those of one name together; `feerie-manual` tells what there is. Returns false with a
/// message if something could not be written.
bool write_man_pages(const std::string& folder, Output& output);

}  // namespace feerie::cli
