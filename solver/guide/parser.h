#pragma once

#include <string_view>

#include <md4c.h>

namespace feerie::guide {

/// The parser of the library MD4C: tells `tree`, by the functions in `parser`, what it meets in the
/// text. 0 if it reached the end. Throws std::runtime_error if the library cannot be loaded.
///
/// Nothing but the chapters of the manual is in Markdown, and loading a library takes as long as
/// solving a short problem. So the program that brings along its other libraries
/// (cmake/few_libraries.cmake) loads this one, of which Debian has no archive, when a chapter is
/// read (parser_loaded.cpp); others are linked with it (parser_linked.cpp).
int parse(std::string_view text, const MD_PARSER& parser, void* tree);

}  // namespace feerie::guide
