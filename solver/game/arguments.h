#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/language.h"
#include "core/piece.h"
#include "core/square.h"
#include "game/walk.h"

namespace feerie {

struct Trait;

/// A word that may follow the name of a condition, such as RexInclusive or TypeB. Words are shared
/// by many conditions; the list is in variants/words.cpp.
struct Word {
  /// What is written behind the word itself.
  enum class Takes : std::uint8_t {
    nothing,
    number,           ///< a number: `MaximumWhite 3`
    walk,             ///< one walk: `Neighbour S`
    walks,            ///< at least one walk: `April S B`
    optional_walks,   ///< any number of walks: `Chameleon S Q R B`
    files_and_ranks,  ///< files a-h and ranks 1-8 in one token: `Orthogonal bdf246`
    square_groups,    ///< any number of tokens of glued squares: `Irregular a8a7 b2c2`
    lines,            ///< tokens of direction, square, length: `GridLine Ha24 Vc61`
  };
  Names names;
  int place = 0;
  Takes takes = Takes::nothing;
  /// Blanks in front of it under the diagram, where nothing else stands behind the name.
  int gap = 1;
};

/// What may follow the name of a condition in the input. Reader, help and error texts follow it.
struct Parameters {
  /// `two_units`: the squares of two different units of the diagram, in this order.
  enum class Squares : std::uint8_t { none, optional, one, two_units, list };
  enum class Walks : std::uint8_t { none, optional, list, one };
  /// `accounts`: one or two amounts with up to two decimals, stored in hundredths; `-` (stored as
  /// `Arguments::unlimited`) for an account without end.
  enum class Numbers : std::uint8_t { none, optional, one, one_or_two, up_to_two, accounts };
  /// `board`: 64 squares from a8 to h1 like a Forsyth placement.
  enum class Text : std::uint8_t { none, optional_board, board };

  Squares squares = Squares::none;
  Walks walks = Walks::none;
  Numbers numbers = Numbers::none;
  Text text = Text::none;
  /// English names of the words that may follow, in any order, each once.
  std::span<const std::string_view> words = {};
  /// Groups of words that contradict each other: one of each can be given.
  std::span<const std::span<const std::string_view>> contradictions = {};
  /// A word of `later` takes the place of those of `earlier` that stand before it.
  struct Overruling {
    std::span<const std::string_view> later;
    std::span<const std::string_view> earlier;
  };
  std::span<const Overruling> overrulings = {};
  /// A unit as in a list of pieces: colour, attributes, walk and square.
  bool unit = false;
  /// Where only some walks are meant: their English letters.
  std::span<const std::string_view> only_walks = {};
  /// Upper bound for lists of squares.
  int most_squares = square_count;
};

/// What was written behind the name of a condition, and what the condition made of it.
struct Arguments {
  std::vector<Square> squares;
  std::vector<WalkId> walks;
  std::vector<int> numbers;
  /// English names of the words, in the order of the condition's parameters.
  std::vector<std::string_view> words;
  /// What stood behind those words that take something, in the order of `words`.
  struct Detail {
    std::string_view word;
    std::vector<int> numbers;
    std::vector<WalkId> walks;
    /// Lower-case tokens, of the form that `Word::Takes` tells.
    std::vector<std::string> texts;
    friend bool operator==(const Detail&, const Detail&) = default;
  };
  std::vector<Detail> details;
  /// `Parameters::Text`: one character for each square from a8 to h1, `.` for none.
  std::string text;
  /// `Parameters::unit`: its square and walk are the first of `squares` and `walks`.
  Sides sides = Sides::none;
  std::vector<const Trait*> traits;
  /// Set by rules that exist once for each side.
  Side side = Side::white;
  /// The attribute whose rules these are, for rules of attributes.
  TraitSet trait = 0;
  /// The condition was not written but came with another one.
  bool implied = false;
  /// What a rule computed from the above when it enrolled.
  std::shared_ptr<const void> derived;

  [[nodiscard]] bool has(std::string_view word) const {
    for (const auto& w : words) {
      if (w == word) return true;
    }
    return false;
  }
  /// What stood behind the word; null if nothing did.
  [[nodiscard]] const Detail* detail(std::string_view word) const {
    for (const auto& d : details) {
      if (d.word == word) return &d;
    }
    return nullptr;
  }
  static constexpr int unlimited = -1;
  template <class T>
  [[nodiscard]] const T& as() const {
    return *static_cast<const T*>(derived.get());
  }
};

}  // namespace feerie
