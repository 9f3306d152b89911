#pragma once

#include <string>

#include "guide/chapter.h"
#include "manual/entry.h"

namespace feerie::guide {

/// A chapter as sections of a page for man: its parts, each with its heading.
std::string roff_of(const Chapter& chapter, Language language);

/// The example of an entry of the reference for a page for man; empty if there is none.
std::string roff_example(const manual::Entry& entry, Language language);

}  // namespace feerie::guide
