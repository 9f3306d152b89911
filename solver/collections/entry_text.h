#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace feerie::collections {

/// The parts of a problem as texts, from which its text in the language of the input is made. Line
/// ends within a text become blanks, so that none can begin a command of its own.
struct EntryParts {
  std::vector<std::string> authors, origins, titles, remarks;
  std::string award;
  /// A structured one begins with the name of a side.
  std::string stipulation;
  /// Conditions and options; of `rules` each is one or the other.
  std::vector<std::string> conditions, options, rules;
  /// A command with the units behind it: `fen 8/8/...`; lists of units can have several lines.
  std::string units;
  struct Twin {
    std::string text;
    /// Its letter is that of the diagram, which is not solved then.
    bool zero_position = false;
  };
  std::vector<Twin> twins;
};

/// From `BeginProblem` to `EndProblem`.
std::string problem_text(const EntryParts& parts);

/// Is it a structured stipulation, which begins with the name of a side?
bool is_structured(std::string_view stipulation);

/// The text with blanks instead of line ends.
std::string on_one_line(std::string_view text);

}  // namespace feerie::collections
