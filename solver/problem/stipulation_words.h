#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "problem/stipulation.h"

/// What reading and printing of stipulations share.
namespace feerie::stipulation {

/// How a form is written in front of the goal.
struct Prefix {
  std::string_view text;
  Form form;
  /// The play in a sentence, in each language; n is its length.
  Names summary;
  /// Where it is defined or first published: article, glossary, book.
  std::string_view source;
};

/// All prefixes, none before one with which it begins.
std::span<const Prefix> prefixes();

/// A goal at the start of a text; `used` is 0 if there is none.
struct GoalText {
  GoalUse goal;
  std::size_t used = 0;
};
/// The goal with the longest symbol that fits the text, with its square where it needs one.
GoalText find_goal(std::string_view text);
/// "#", "zg7".
std::string to_string(const GoalUse& goal);

/// Name of a side in a language.
std::string_view name_of(Side side, Language language);

/// What an expression is a test of or a play of; only like can be joined by `&` and `|`.
enum class Group { leaf, attack, defence };
Group group_of(const Expression& expression);
/// Do proof games and the like, whose length is that of the whole game, aim at this goal?
bool is_proof_game(const Goal& goal);
bool is_a_to_b(const Goal& goal);
/// Is this goal reached by castling and by nothing else?
bool is_castling(const Goal& goal);
/// Must the own king be attacked behind the move that reaches this goal?
bool is_own_mate(const Goal& goal);
/// Is this goal reached by a unit that arrives on the square of the goal and by nothing else?
bool is_arrival(const Goal& goal);

/// Blanks between tokens of the input.
constexpr bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == ';' || c == ',';
}

}  // namespace feerie::stipulation
