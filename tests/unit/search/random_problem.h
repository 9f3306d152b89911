#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "support/random_play.h"

/// Random problems for comparisons of solvings that must agree.
namespace feerie::test {

/// Dice of a test, which has a number of its own. They roll the same in each run;
/// `--gtest_random_seed=N` makes them roll otherwise, to look further by hand.
Dice dice_of(std::uint64_t number);
/// Is that asked for?
bool looks_further();

/// What a random diagram is made of.
struct Mixture {
  int units = 4;     ///< most units besides the kings
  int royal = 50;    ///< per cent of diagrams in which other units than kings are royal
  int neutral = 25;  ///< per cent of the units that are neutral
  int fairy = 40;    ///< per cent of the officers that have a walk of `walks`
  int pawns = 30;    ///< per cent of the units that are pawns
  /// Letters of walks, as they are written behind a colour.
  std::vector<std::string> walks;
  /// Per cent of the units besides the kings that have one of `attributes`, if there are any.
  int marked = 60;
  std::vector<std::string> attributes;
};

/// The line `pieces ...` of a random diagram: mostly one royal unit a side, or one that is neutral
/// and so the king of both.
std::string random_pieces(const Mixture& mixture, Dice& dice);

/// The letters of all walks that need no words of their own, in the order of the catalogue.
std::vector<std::string> letters_of_walks();

/// The names of all conditions that have a rule, each with what has to stand behind it. Left out
/// are those that cannot stand in a problem with others or with the usual kings.
std::vector<std::string> settings_of_conditions();

template <class Value>
const Value& any_of(const std::vector<Value>& values, Dice& dice) {
  return values[static_cast<std::size_t>(dice.roll(static_cast<int>(values.size())))];
}

}  // namespace feerie::test
