#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "manual/entry.h"

namespace feerie::manual {

/// What a reader of the reference may have meant.
struct Found {
  /// The entries that have the name.
  std::vector<Entry> entries;
  /// Where there are none: names that begin so, or of which the text is likely a misspelling.
  std::vector<std::string> near;
};

/// The entries, told in the language, that have this name, letters or symbol in any language, in
/// any spelling that the input allows; else what begins so, where no section has several such
/// names.
Found find(std::string_view text, Language language);

}  // namespace feerie::manual
