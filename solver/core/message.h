#pragma once

#include <array>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>

#include <fmt/core.h>

#include "core/language.h"

namespace feerie {

/// A text in each of the languages, made while the program runs.
struct Texts {
  std::array<std::string, language_count> all;

  [[nodiscard]] const std::string& in(Language language) const {
    return all[static_cast<std::size_t>(language)];
  }
};

/// The text that a function gives for each of the languages.
template <class Function>
Texts in_each_language(Function&& text) {
  return {{text(Language::english), text(Language::german), text(Language::french)}};
}

/// What the program says, in each of the languages, with a place `{}` for each argument. The
/// arguments of a message are `std::string_view` or `int`. Where the order of words asks for it,
/// places have the numbers of their arguments: `{1}` is the second one.
///
/// A message is a constant: one that lacks a language or a place, or has one place too many, does
/// not compile. The English text identifies a message, so that a catalogue of translations could
/// take the place of the other two.
template <class... Arguments>
class Message {
 public:
  constexpr Message(std::string_view english, std::string_view german, std::string_view french)
      : texts_{english, german, french} {
    for (const std::string_view text : {english, german, french}) {
      if (text.empty()) throw std::invalid_argument("a message lacks a language");
      if (!has_all_places(text)) throw std::invalid_argument("a message lacks a place");
    }
  }

  /// The message with its arguments. Arguments that have a text in each language (`Names`, `Texts`,
  /// messages without arguments) are put in in the language of the message.
  template <class... Given>
  [[nodiscard]] std::string in(Language language, const Given&... given) const {
    static_assert(sizeof...(Given) == sizeof...(Arguments), "one value for each argument");
    return fmt::format(fmt::runtime(texts_.in(language)),
                       static_cast<Arguments>(spoken(language, given))...);
  }
  /// A message without arguments is a text in each language as it is.
  operator Texts() const  // NOLINT(google-explicit-constructor): nothing is lost or made up
      requires(sizeof...(Arguments) == 0) {
    return in_all();
  }
  /// The message in all languages.
  template <class... Given>
  [[nodiscard]] Texts in_all(const Given&... given) const {
    return in_each_language([&](Language language) { return in(language, given...); });
  }

 private:
  /// Is there one place for each argument, each of them `{}` or each with the number of another
  /// one?
  static constexpr bool has_all_places(std::string_view text) {
    constexpr std::size_t count = sizeof...(Arguments);
    std::array<bool, count + 1> filled{};
    std::size_t places = 0;
    std::size_t numbered = 0;
    for (std::size_t at = text.find('{'); at != text.npos; at = text.find('{', at + 1)) {
      std::string_view rest = text.substr(at + 1);
      std::size_t which = places++;
      if (!rest.empty() && rest.front() >= '0' && rest.front() <= '9') {
        which = static_cast<std::size_t>(rest.front() - '0');
        rest.remove_prefix(1);
        ++numbered;
      }
      if (rest.empty() || rest.front() != '}' || which >= count || filled[which]) return false;
      filled[which] = true;
    }
    return places == count && (numbered == 0 || numbered == count);
  }

  template <class Given>
  static decltype(auto) spoken(Language language, const Given& given) {
    if constexpr (requires { given.in(language); }) {
      return given.in(language);
    } else {
      return (given);
    }
  }

  Names texts_;
};

}  // namespace feerie
