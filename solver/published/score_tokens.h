#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace feerie::published {

/// A piece of a written solution.
struct ScoreToken {
  enum class Type : unsigned char {
    number,     ///< `2.`, `2...`: `number`, `second`
    move,       ///< `Sg1-f3`, `~`
    skip,       ///< `...` in front of the first move: a half-move that nobody makes
    mark,       ///< `!`, `?`, `!?`
    sign,       ///< check and goal signs
    twin,       ///< `a)`: its letter
    threat,     ///< "threat:"
    zugzwang,   ///< "zugzwang."
    but,        ///< refutations follow
    et_cetera,  ///< "etc."
    none,       ///< "no solution"
    remark,     ///< what a program says of a move that it could not judge
    finished,   ///< "solution finished.": what is not there does not exist
    partial,    ///< "solving interrupted.", "Partial solution": there may be more
    separator,  ///< comma, semicolon
    open,       ///< parenthesis or bracket around a threat or variation
    close,      ///< its end
    line_end,
    unknown,
  };
  Type type = Type::unknown;
  std::string text;
  int number = 0;
  bool second = false;
  /// From 1.
  int line = 0;
};

/// Cuts a solution into pieces. Comments in braces are left out.
std::vector<ScoreToken> tokens_of(std::string_view text, int first_line);

}  // namespace feerie::published
