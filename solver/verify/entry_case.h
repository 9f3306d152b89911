#pragma once

#include <string>

#include "collections/collection.h"
#include "verify/examine.h"

namespace feerie::verify {

/// A case from an entry of a collection that is not in the language of the input. `index`: which
/// entry of the file it is, from 1. Messages about it have the line on which the entry begins: only
/// the text made of it has more exact places, and nobody knows that text. What is wrong with the
/// entry itself is told in the language.
Case case_of(const collections::Entry& entry, int index, const std::string& file,
             Language language);

}  // namespace feerie::verify
