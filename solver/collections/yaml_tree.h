#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "collections/trouble.h"

namespace feerie::collections {

/// One YAML document as a tree: all scalars are strings, whatever their tags are, so that old files
/// of Olive can be read, whose tags name types of Python. `line_key` of each mapping is the line on
/// which it begins, and `line_key` with the name of a member behind it the line of that member.
///
/// References to other parts of the document are refused: a short text with many of them can stand
/// for a tree that fills the memory. `first_line` is the line of the file with which the document
/// begins. Throws Trouble.
nlohmann::json yaml_tree(std::string_view document, int first_line);

inline constexpr const char* line_key = "line of ";

}  // namespace feerie::collections
