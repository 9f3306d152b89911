#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace feerie {

/// The languages of the input and of the output.
enum class Language : std::uint8_t { english, german, french };
inline constexpr int language_count = 3;

/// A text in each of the languages.
struct Names {
  std::string_view english = {};
  std::string_view german = {};
  std::string_view french = {};

  [[nodiscard]] constexpr std::string_view in(Language language) const {
    switch (language) {
      case Language::german:
        return german;
      case Language::french:
        return french;
      case Language::english:
        break;
    }
    return english;
  }
};

}  // namespace feerie
