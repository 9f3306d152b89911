#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Tables of cases in plain text, read by the tests of rules and of perft numbers.
namespace feerie::test {

/// One line of a case: the first word, and what follows it.
struct TableLine {
  int number = 0;  ///< in the file, from 1
  std::string word;
  std::string rest;
};

/// A diagram with what is expected of it.
struct TableCase {
  std::string file;
  int line = 0;  ///< of the diagram
  std::string title;
  /// Lines of problem input that hold for it, such as "condition Circe".
  std::vector<std::string> setting;
  /// Fields of a FEN; at least placement and side.
  std::string diagram;
  std::vector<TableLine> expectations;
};

/// Reads the text of a table:
///
///     # Comment, also behind two blanks at the end of a line.
///     condition Circe              for all that follows, until the next such line; also `option`
///                                  and `pieces`, which adds units to the diagrams;
///     condition none               none: the orthodox game
///     case A title                 optional
///     diagram PLACEMENT SIDE ...   begins a case
///     WORD REST                    something expected, as the test defines it
///
/// Throws std::runtime_error naming file and line of what cannot be read.
std::vector<TableCase> read_table(std::string_view text, const std::string& file);

/// "file:line" of a line of the case.
std::string place_of(const TableCase& table_case, const TableLine& line);

}  // namespace feerie::test
