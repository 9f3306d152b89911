#pragma once

#include <string>

#include "core/language.h"

namespace feerie::web {

/// All that can be chosen on the page, as an object of JSON made of the catalogues: the sections of
/// the reference with their entries, what units look like (`figures`), and the shapes of units as a
/// fragment of SVG.
std::string catalogue(Language language);

}  // namespace feerie::web
