#pragma once

#include <array>
#include <cstddef>
#include <string>

#include "core/language.h"
#include "verify/finding.h"

namespace feerie::cli {

/// Findings as a table on the terminal: a line for each problem, and one with the counts.
class VerifyTable {
 public:
  /// `coloured`: verdicts have colours, for a terminal.
  explicit VerifyTable(bool coloured, Language language = Language::english)
      : coloured_(coloured), language_(language) {}

  /// The lines about a problem, and counts it.
  std::string line(const verify::Finding& finding);
  /// `12 problems: 10 sound, 1 cooked, 1 limit`.
  [[nodiscard]] std::string summary() const;
  [[nodiscard]] int count(verify::Verdict verdict) const {
    return counts_[static_cast<std::size_t>(verdict)];
  }
  [[nodiscard]] int problems() const;
  /// How many have the solution that is published, or are sound if none is.
  [[nodiscard]] int as_wanted() const { return as_wanted_; }

  static constexpr int unreadable = 3;
  /// The exit status for these findings: 0 all as wanted, 1 something is not, 3 something could not
  /// be read or decided, 4 nothing but limits.
  [[nodiscard]] int status() const;

 private:
  [[nodiscard]] std::string verdict_text(verify::Verdict verdict) const;

  bool coloured_;
  Language language_;
  std::array<int, verify::verdict_count> counts_{};
  int as_wanted_ = 0;
  int as_published_ = 0;
  int not_as_published_ = 0;
};

}  // namespace feerie::cli
