#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/language.h"
#include "core/square.h"
#include "problem/problem.h"

namespace feerie {

class Context;

/// What stands behind the name of an option.
struct OptionValue {
  std::vector<int> numbers;
  std::vector<Square> squares;
};

/// An option: a row of the table in options.cpp.
struct OptionEntry {
  enum class Takes : std::uint8_t {
    nothing,
    number,
    optional_number,
    two_numbers,
    move_numbers,  ///< `n:m:...`
    squares,       ///< one or more squares
    square_pairs,  ///< an even number of squares
    on_or_off,     ///< `on` or `off`, in any of the languages; nothing means on
  };

  Names names;
  /// What it does, in a sentence in each language.
  Names summary = {};
  Takes takes = Takes::nothing;
  /// Stores the option; null for options that are accepted without any effect.
  void (*store)(Options& options, const OptionValue& value) = nullptr;
  /// Smallest number that is accepted.
  int least = 0;
  /// Looked up only where no other option fits.
  bool secondary = false;
  /// An option that concerns the rules of the game.
  const GameOption* game = nullptr;
  /// Where it is defined. In the table empty for what only tells a program how to solve.
  std::string_view source = {};
};

/// All options, in the order in which they are listed.
std::span<const OptionEntry> option_entries();

/// Reads a list of options into the problem.
void read_options(Context& context);

}  // namespace feerie
