#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "core/language.h"

namespace feerie {

inline constexpr std::array<Language, language_count> all_languages = {
    Language::english, Language::german, Language::french};

/// The codes of ISO 639-1, by which programs name the languages.
inline constexpr Names language_codes{"en", "de", "fr"};
/// What each language calls itself.
inline constexpr Names language_names{"English", "Deutsch", "Français"};

constexpr std::string_view code_of(Language language) {
  return language_codes.in(language);
}

/// The language with this code; nothing if there is none.
constexpr std::optional<Language> language_with_code(std::string_view code) {
  for (const Language language : all_languages) {
    if (code_of(language) == code) return language;
  }
  return std::nullopt;
}

}  // namespace feerie
