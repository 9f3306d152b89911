#pragma once

#include <string>
#include <string_view>

#include "report/result.h"

/// Play as the grammar of YACPDB and Olive reads it. What it has no words for (goal signs such as
/// `z` and `==`, effects that it does not know, whole moves in another form) stands in comments.
///
/// Source of the grammar: the lexer and parser `p2w` of Olive.
namespace feerie::report::yacpdb {

/// The text as a comment in braces, on one line or several; braces within it become parentheses.
std::string comment(std::string_view text);

/// A text that is part of the solution.
struct Play {
  std::string text;
  /// It has at least one move; otherwise nothing but comments.
  bool moves = false;
};

/// A move of battle play with all that is shown behind it, each line after a line feed; depths as
/// in play_text.h.
Play play_of(const ShownTree& shown, int depth);
/// A line of help or series play, after a line feed.
Play play_of(const ShownLine& line);

/// The heading of a twin behind its letter: the changes that the grammar knows (`wKa1-->a2`), then
/// all others as a comment. `changes` are parted by two blanks.
std::string heading_of(std::string_view changes);

}  // namespace feerie::report::yacpdb
