#pragma once

#include <string_view>

/// Files that are part of the program: see sources.cmake.
namespace feerie::manual {

/// The frame of the pages, their style and their script.
extern const std::string_view manual_html, manual_css, manual_js;
/// docs/deviations.json.
extern const std::string_view deviations_json;

}  // namespace feerie::manual
