#pragma once

#include <string>
#include <string_view>

#include "core/language.h"

namespace feerie::manual {

/// Name of the file with the reference in a language: `reference.en.html`.
std::string file_name_of(Language language);

/// The reference as a page of HTML that needs nothing else: each entry has an anchor, and a search
/// field hides those that do not fit. `program`: name and version of the program.
std::string reference_page(Language language, std::string_view program);

/// A page that leads to the pages of all languages.
std::string index_page(std::string_view program);

}  // namespace feerie::manual
