#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/language.h"
#include "game/arguments.h"
#include "game/catalogue.h"
#include "input/options.h"

/// What may follow a name in the input, in words of capital letters.
namespace feerie::manual {

/// The name of an entry of a catalogue in a language; the name itself if there is no such entry.
template <class T>
std::string translated(std::string_view english, Language language) {
  const T* entry = Catalogue<T>::named(english);
  return std::string(entry == nullptr ? english : entry->names.in(language));
}

/// What may follow the name of a condition, piece by piece: `SQUARE...`, `[RexInclusive]`.
std::vector<std::string> parameter_words(const Parameters& parameters, Language language);
/// What stands behind the name of an option; empty for nothing.
std::string_view value_of(OptionEntry::Takes takes, Language language);

}  // namespace feerie::manual
