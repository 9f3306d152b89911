#pragma once

#include <string_view>

namespace feerie {

/// Marks an English text of a module that has no other languages: `texts::translate` finds it in
/// the catalogue where it is shown.
constexpr std::string_view catalogued(std::string_view english) {
  return english;
}

}  // namespace feerie
