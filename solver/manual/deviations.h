#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "manual/entry.h"

/// Where feerie answers otherwise than the peer on purpose: docs/deviations.md, as data.
namespace feerie::manual {

/// A text with parts that are moves, positions or words of the input.
struct Marked {
  /// Plain text and such a part in turn, beginning with plain text, which may be empty.
  std::vector<std::string> pieces;
  /// All of it, the parts in quotation marks of Markdown.
  [[nodiscard]] std::string plain() const;
};

/// Such a text in each of the languages.
struct MarkedTexts {
  std::array<Marked, language_count> all;

  [[nodiscard]] const Marked& in(Language language) const {
    return all[static_cast<std::size_t>(language)];
  }
};

/// A record of a deviation, or of a choice between readings of a rule.
struct Deviation {
  MarkedTexts rule;
  /// Labels (where, the peer, others, feerie, why) with what is said.
  std::vector<std::pair<Names, MarkedTexts>> said;
};

/// All records, in the order of the document.
const std::vector<Deviation>& deviations();

/// Numbers of the records in whose rule or case the entry is named.
std::vector<std::size_t> deviations_of(const Entry& entry);

}  // namespace feerie::manual
