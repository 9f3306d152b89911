#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "core/language.h"

namespace feerie::texts {

/// Something that was told where nobody knows yet who will read it: the English text of the
/// catalogue and what stands at its places.
class Told {
 public:
  /// Nothing.
  Told() = default;
  /// A text of the catalogue with its places `{}`.
  Told(std::string_view english, std::vector<Told> parts)
      : text_(english), parts_(std::move(parts)), translated_(true) {}
  /// What is the same in all languages: names, moves, numbers, messages of other libraries.
  static Told as_it_is(std::string text) {
    Told told;
    told.text_ = std::move(text);
    return told;
  }

  [[nodiscard]] bool empty() const { return text_.empty(); }
  [[nodiscard]] std::string in(Language language) const;

 private:
  std::string text_;
  std::vector<Told> parts_;
  bool translated_ = false;
};

/// The text with what stands at its places; parts that are told themselves are translated as well.
template <class... Parts>
Told told(std::string_view english, const Parts&... parts) {
  [[maybe_unused]] const auto part = [](const auto& given) {
    if constexpr (std::is_same_v<std::decay_t<decltype(given)>, Told>) {
      return given;
    } else {
      return Told::as_it_is(fmt::to_string(given));
    }
  };
  return {english, std::vector<Told>{part(parts)...}};
}

}  // namespace feerie::texts
