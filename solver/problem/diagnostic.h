#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace feerie {

/// A piece of the input, with what is needed to show it.
struct Passage {
  int line = 0;    ///< from 1; 0 if no place in the input is meant
  int column = 0;  ///< from 1, in characters
  /// The text itself, or the beginning of a long one.
  std::string token;
  /// The line of the input, for the caret; of a long line the part around the token. May be empty.
  std::string source;
  /// Column at which `source` begins.
  int source_column = 1;

  [[nodiscard]] bool known() const { return line > 0; }
};

/// Something wrong with the input, and where. Errors keep the problem from being solved; notes do
/// not.
struct Diagnostic {
  enum class Severity { note, error };
  Severity severity = Severity::error;
  std::string file;
  Passage place;
  /// In the language of the problem.
  std::string message;
  /// Advice, such as the nearest known words; may be empty.
  std::string hint;
  /// Nothing is wrong with the input, but the program knows the rule or option by name only.
  bool unsupported = false;
};

using Diagnostics = std::vector<Diagnostic>;

/// "file:line:column: error: message", the source line, a caret under the token, the hint.
std::string to_string(const Diagnostic& diagnostic);

}  // namespace feerie
