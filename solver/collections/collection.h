#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "problem/problem.h"

/// Collections of problems in the formats of other programs. Each problem becomes a text in the
/// language of the input, so that there is one reader that knows what problems consist of.
namespace feerie::collections {

enum class Format : unsigned char {
  input,  ///< the language of the input
  yaml,   ///< entries of Olive and YACPDB (.olv)
  json,   ///< entries of YACPDB
  lines,  ///< a position a line: EPD or FEN
};

/// By what the text looks like, whatever the name of its file is.
Format recognise(std::string_view text);

/// A problem of a collection.
struct Entry {
  /// The line on which it begins, from 1.
  int line = 1;
  /// In the language of the input, from `BeginProblem` to `EndProblem`; empty if there is trouble.
  std::string text;
  /// The solution that the entry gives; empty if it gives none.
  PublishedSolution published;
  /// How many solutions are intended, if the entry says so in a way that one number tells.
  std::optional<int> intended;
  /// Why the entry is no problem: `column 3: ...`.
  std::string trouble;
};

/// The problems of a text that is not `Format::input`. `stipulation` is that of positions that have
/// none of their own; may be empty. Nothing that the text holds makes it throw; what cannot be read
/// is an entry with its trouble, and those behind it are read.
std::vector<Entry> entries_of(std::string_view text, Format format, std::string_view stipulation);

}  // namespace feerie::collections
