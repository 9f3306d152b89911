#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/language.h"
#include "verify/finding.h"

namespace feerie::page {

/// What the page is about.
struct Report {
  std::vector<verify::Finding> findings;
  /// `12 problems: 10 sound, 2 cooked`.
  std::string summary;
  /// Name and version of the program.
  std::string program;
  /// Times are told.
  bool times = false;
  /// Of the reader.
  Language language = Language::english;
};

/// A page of HTML that shows the findings and needs nothing else: diagrams, published and found
/// solutions, whose moves can be played. Nothing of the findings is HTML or script there.
std::string html_of(const Report& report);

}  // namespace feerie::page
