#pragma once

#include <string>
#include <vector>

#include "guide/markdown.h"

namespace feerie::guide {

/// A part of a chapter for a terminal, in lines of at most 100 columns where words allow: headings
/// underlined, examples indented, rows of tables as lists.
std::string plain_text(const std::vector<Node>& part);

}  // namespace feerie::guide
