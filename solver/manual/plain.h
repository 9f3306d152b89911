#pragma once

#include <string>
#include <string_view>

#include "core/language.h"
#include "manual/entry.h"
#include "manual/lookup.h"

/// The reference as plain text.
namespace feerie::manual {

/// What is known of an entry, in lines of at most 100 columns where words allow.
std::string text_of(const Entry& entry, Language language);

/// Where feerie and the peer differ about it, likewise; empty if they do not.
std::string deviations_text(const Entry& entry, Language language);

/// That a word is unknown, with what may be meant.
std::string unknown_word(std::string_view word, const Found& found, Language language);

}  // namespace feerie::manual
