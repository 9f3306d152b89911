#pragma once

#include <string_view>
#include <utility>

#include "core/message.h"
#include "core/square.h"

namespace feerie::retro {

/// Why a position cannot have come about: a text for people, and a code for programs.
struct Reason : Texts {
  Reason() = default;
  Reason(Texts texts,  // NOLINT(google-explicit-constructor): a condition tells its reason as texts
         std::string_view which = "condition")
      : Texts(std::move(texts)), code(which) {}

  /// Names the proof: "no last move". It stays as it is when texts change. "condition": it is the
  /// proof of a condition.
  std::string_view code;
  /// Where the units stand of which it speaks; empty if it speaks of none in particular.
  Bitboard squares = 0;

  /// The reason, which speaks of these squares.
  [[nodiscard]] Reason of(Bitboard where) && {
    squares = where;
    return std::move(*this);
  }
};

/// The message of a proof, with the code by which programs know it.
template <class... Arguments>
class Ground : public Message<Arguments...> {
 public:
  constexpr Ground(std::string_view code, std::string_view english, std::string_view german,
                   std::string_view french)
      : Message<Arguments...>(english, german, french), code_(code) {}

  /// The reason in all languages.
  template <class... Given>
  [[nodiscard]] Reason in_all(const Given&... given) const {
    return {Message<Arguments...>::in_all(given...), code_};
  }

 private:
  std::string_view code_;
};

}  // namespace feerie::retro
