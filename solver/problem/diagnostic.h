#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace feerie {

/// Something wrong with the input, and where. Errors keep the problem from being solved; notes do
/// not.
struct Diagnostic {
  enum class Severity { note, error };
  Severity severity = Severity::error;
  std::string file;
  int line = 0;    ///< from 1; 0 if no place in the input is meant
  int column = 0;  ///< from 1, in characters
  std::string message;
  /// The offending text.
  std::string token;
  /// The line of the input, for the caret; of a long line the part around the token. May be empty.
  std::string source;
  /// Column at which `source` begins.
  int source_column = 1;
  /// Advice, such as the nearest known words; may be empty.
  std::string hint;
};

/// "file:line:column: error: message", the source line, a caret under the token, the hint.
std::string to_string(const Diagnostic& diagnostic);

}  // namespace feerie
