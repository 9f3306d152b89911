#pragma once

#include <string>

#include "core/language.h"

namespace feerie::cli {

/// The manual page of the program, in the language of man(7).
std::string man_page(Language language);

}  // namespace feerie::cli
