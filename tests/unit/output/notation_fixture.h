#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "output/notation.h"
#include "unit/output/build.h"

namespace feerie::test {

using Op = Effect::Op;

inline constexpr Reason main_part{"move", Style::main};
inline constexpr Reason silent{"silent", Style::silent};
inline constexpr Reason promotion{"promotion", Style::promotion};
inline constexpr Reason walk_change{"walk", Style::walk};
inline constexpr Reason side_change{"side", Style::side};
inline constexpr Reason side_apart{"side", Style::side_apart};
inline constexpr Reason unit_change{"unit", Style::unit};
inline constexpr Reason birth{"birth", Style::born};
inline constexpr Reason transfer{"transfer", Style::transfer};
inline constexpr Reason vanishing{"vanishing", Style::vanish};
inline constexpr Reason swapping{"swap", Style::swap};

inline Square at(std::string_view name) {
  return parse_square(name);
}

/// Writes journals by hand.
class NotationTest : public testing::Test {
 protected:
  static constexpr Sides white = Sides::white;
  static constexpr Sides black = Sides::black;
  static constexpr Sides neutral = Sides::neutral;

  static Piece piece(Sides sides, Kind kind, TraitSet traits = 0) {
    return {kind, sides, 0, kind == king ? traits | royal_bit : traits};
  }

  void take(std::string_view square, const Piece& unit, const Reason& why = main_part) {
    if (why.style == Style::main) move_.capture = at(square);
    effects_.push_back(
        {.op = Op::remove, .from = at(square), .before = unit, .after = {}, .why = &why});
  }
  void go(std::string_view from, std::string_view to, const Piece& unit,
          const Reason& why = main_part) {
    if (why.style == Style::main && move_.from == no_square) {
      move_.from = at(from);
      move_.to = at(to);
    }
    effects_.push_back({.op = Op::move,
                        .from = at(from),
                        .to = at(to),
                        .before = unit,
                        .after = unit,
                        .why = &why});
  }
  void add(std::string_view to, const Piece& unit, const Reason& why = birth) {
    effects_.push_back({.op = Op::add, .to = at(to), .before = {}, .after = unit, .why = &why});
  }
  void alter(std::string_view square, const Piece& before, const Piece& after, const Reason& why) {
    effects_.push_back({.op = Op::alter,
                        .from = at(square),
                        .to = at(square),
                        .before = before,
                        .after = after,
                        .why = &why});
  }
  void swap(std::string_view from, const Piece& first, std::string_view to, const Piece& second,
            const Reason& why) {
    effects_.push_back({.op = Op::swap,
                        .from = at(from),
                        .to = at(to),
                        .before = first,
                        .after = second,
                        .why = &why});
  }

  [[nodiscard]] std::string text(Language language = Language::english, TraitSet hidden = 0) const {
    return notate(move_, effects_, kinds_, {language, hidden});
  }
  [[nodiscard]] std::vector<std::string> in_all_languages() const {
    return {text(Language::english), text(Language::german), text(Language::french)};
  }

  Kinds kinds_;
  Candidate move_;
  std::vector<Effect> effects_;
};

using Texts = std::vector<std::string>;

}  // namespace feerie::test
