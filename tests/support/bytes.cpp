#include "support/bytes.h"

#include <array>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "game/catalogue.h"
#include "game/walk.h"
#include "support/scene.h"

namespace feerie::test {
namespace {

/// Kinds of play with at most five half-moves: with few units they are played out in a moment even
/// where nothing is cut.
constexpr std::array<std::string_view, 40> stipulations = {
    "#1",       "#2",      "=1",      "=2",      "+1",      "+2",       "x2",       "##1",
    "#=2",      "z1",      "s#1",     "s#2",     "s=2",     "s+2",      "r#1",      "r#2",
    "semi-r+2", "h#1",     "h#1.5",   "h#2",     "h#2.5",   "h=1.5",    "h=2",      "h+2",
    "h##1.5",   "hx1.5",   "hs#1.5",  "hs+2",    "hr+1.5",  "reci-h#2", "ser-#3",   "ser-=3",
    "ser-h#2",  "ser-h=3", "ser-s#2", "ser-r#2", "pser-#2", "ser-x3",   "exact-#2", "2->#1"};

constexpr std::array<std::string_view, 8> options = {
    "", "", "", "", "Duplex", "SetPlay", "Variation", "Try SetPlay Variation"};

/// One of the entries for which a byte of 0 to 127 stands, which is not always there; else nothing.
template <class T>
std::string_view rare(Bytes& bytes, const std::vector<const T*>& entries) {
  const std::size_t number = bytes.next();
  if (number >= 128 || entries.empty()) return {};
  return entries[number % entries.size()]->names.english;
}

std::vector<const Trait*> attributes() {
  std::vector<const Trait*> entries;
  for (const Trait* trait : Catalogue<Trait>::all()) {
    if (trait->enrol != nullptr || bit_of(*trait) == royal_bit) entries.push_back(trait);
  }
  return entries;
}

/// The letters of the walk of a unit: every other one is orthodox.
std::string_view letters_from(Bytes& bytes) {
  constexpr std::array<std::string_view, 6> orthodox = {"Q", "R", "B", "S", "P", "P"};
  const std::size_t number = bytes.next();
  if (number % 2 == 0) return orthodox[number / 2 % orthodox.size()];
  std::vector<const Walk*> walks;
  for (const Walk* walk : Catalogue<Walk>::all()) {
    if (walk->reach != nullptr) walks.push_back(walk);
  }
  return walks[bytes.roll(walks.size())]->letters.english;
}

std::string square_from(Bytes& bytes) {
  const std::size_t square = bytes.roll(square_count);
  return {static_cast<char>('a' + square % 8), static_cast<char>('1' + square / 8)};
}

/// A king each, then up to six units, each in a list of its own so that each has attributes of its
/// own. A unit on a square that is taken already replaces the one that stands there.
std::string units_from(Bytes& bytes) {
  constexpr std::array<std::string_view, 5> sides = {"white", "black", "white", "black", "neutral"};
  std::string text = fmt::format("pieces white K{}\n", square_from(bytes));
  text += fmt::format("pieces black K{}\n", square_from(bytes));
  const auto all = attributes();
  const std::size_t units = 1 + bytes.roll(6);
  for (std::size_t i = 0; i < units; ++i) {
    const std::string_view side = sides[bytes.roll(sides.size())];
    const std::string_view attribute = rare(bytes, all);
    const std::string_view letters = letters_from(bytes);
    text += fmt::format("pieces {} {} {}{}\n", side, attribute, letters, square_from(bytes));
  }
  return text;
}

}  // namespace

std::string conditions_from(Bytes& bytes) {
  std::vector<std::string_view> names;
  for (const Condition* condition : Catalogue<Condition>::all()) {
    if (condition->enrol != nullptr && !needs_arguments(*condition)) {
      names.push_back(condition->names.english);
    }
  }
  std::string text;
  for (int i = 0; i < 2; ++i) {
    const std::size_t number = bytes.next();
    if (number == 0 || names.empty()) continue;
    text += (text.empty() ? "" : " ") + std::string(names[(number - 1) % names.size()]);
  }
  return text;
}

std::string small_problem_from(Bytes& bytes) {
  std::string text = "BeginProblem\n";
  text += fmt::format("stipulation {}\n", stipulations[bytes.roll(stipulations.size())]);
  const std::string_view option = options[bytes.roll(options.size())];
  if (!option.empty()) text += fmt::format("option {}\n", option);
  const std::string conditions = conditions_from(bytes);
  if (!conditions.empty()) text += fmt::format("condition {}\n", conditions);
  return text + units_from(bytes) + "EndProblem\n";
}

}  // namespace feerie::test
