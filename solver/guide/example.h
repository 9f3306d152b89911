#pragma once

#include <optional>
#include <string>

#include "core/language.h"
#include "manual/entry.h"
#include "picture/element.h"

namespace feerie::guide {

/// A problem that shows an entry of the reference at work.
struct Example {
  /// Its text, in the language of the reader.
  std::string problem;
  /// What the program prints of it: diagram and solution.
  std::string output;
  /// Composer and source; empty where the position is our own.
  std::string by;
};

/// The heading of an example.
inline constexpr Names example_word{"Example", "Beispiel", "Exemple"};

/// The example of an entry: docs/manual/examples.json. Nothing for an entry that has none.
std::optional<Example> example_of(const manual::Entry& entry, Language language);

/// The example for a terminal, indented like the facts of an entry; empty if there is none.
std::string example_text(const manual::Entry& entry, Language language);

/// The example for a page: closed until the reader opens it. An empty element if there is none.
picture::Element example_element(const manual::Entry& entry, Language language);

}  // namespace feerie::guide
