#pragma once

#include <string>
#include <string_view>

#include <fmt/format.h>

#include "core/language.h"

/// What the program itself says, in the language of its user. The texts stand in the sources in
/// English; scripts/texts gathers them, and po/de.po and po/fr.po have the translations, which are
/// part of the program. Names and rules of the input language have theirs beside them (`Names`).
namespace feerie::texts {

/// Marks a text of a table, which is translated where it is shown.
constexpr std::string_view mark(std::string_view english) {
  return english;
}

/// The text in the language; in English if there is no translation.
std::string_view translate(Language language, std::string_view english);

/// The text in the language with its places `{}` filled in, as fmt does it.
template <class... Parts>
std::string form(Language language, std::string_view english, const Parts&... parts) {
  return fmt::vformat(translate(language, english), fmt::make_format_args(parts...));
}

}  // namespace feerie::texts
