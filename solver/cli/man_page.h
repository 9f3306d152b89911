#pragma once

#include <string>

namespace feerie::cli {

/// The manual page of the program, in the language of man(7).
std::string man_page();

}  // namespace feerie::cli
