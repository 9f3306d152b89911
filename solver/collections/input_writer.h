#pragma once

#include <string>

#include "collections/composition.h"
#include "core/language.h"

namespace feerie::collections {

/// The problem in the language of the input, without the words that begin and end it. Reading it
/// gives the same problem. The published solution stands as it is.
std::string input_text(const Composition& composition, Language language);

/// The words that begin an input, part its problems and end it.
std::string_view begin_word(Language language);
std::string_view next_word(Language language);
std::string_view end_word(Language language);

}  // namespace feerie::collections
