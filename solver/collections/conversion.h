#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "collections/composition.h"
#include "core/language.h"

/// Problems in the formats that are read, written so that they can be read again.
namespace feerie::collections {

enum class Target : unsigned char { input, yaml, yacpdb, rows, epd, fen, ffen, table };

/// `inp`, `olv`, `yacpdb`, `json` (rows), `epd`, `fen`, `ffen`, `csv`.
std::optional<Target> target_named(std::string_view name);

/// Writes one problem after the other into a text of one format.
class Conversion {
 public:
  /// `language`: of `Target::input`; other formats are English.
  explicit Conversion(Target target, Language language = Language::english)
      : target_(target), language_(language) {}

  /// The problem, with what stands in front of it. Everything is read again, so that `lost` tells
  /// all that the format does not hold. Throws Unwritable.
  Written add(const Composition& composition);
  /// What stands behind the last problem; an empty collection too.
  [[nodiscard]] std::string end() const;

 private:
  [[nodiscard]] std::string front() const;
  std::string text_of(const Composition& composition, std::vector<texts::Told>& lost) const;

  Target target_;
  Language language_;
  int count_ = 0;
};

}  // namespace feerie::collections
