#pragma once

#include <string>

#include "game/catalogue.h"
#include "game/entries.h"

namespace feerie {

/// Returns the text behind the name of a condition that comes in types. TypeA, the usual one, is
/// left out; another type stands after four blanks, and other words follow.
inline std::string type_caption(const Arguments& arguments, Language language) {
  std::string text;
  for (const std::string_view word : arguments.words) {
    if (word == "TypeA") continue;
    const Word* entry = Catalogue<Word>::named(word);
    text += word.starts_with("Type") ? "    " : " ";
    text += entry == nullptr ? word : entry->names.in(language);
  }
  return text;
}

}  // namespace feerie
