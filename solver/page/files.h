#pragma once

#include <string_view>

/// The files of which the page is made, as they are in this folder; put into the program by CMake.
namespace feerie::page {

extern const std::string_view report_html;
extern const std::string_view report_css;
extern const std::string_view report_js;

}  // namespace feerie::page
