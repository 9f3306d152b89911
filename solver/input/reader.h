#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "problem/diagnostic.h"
#include "problem/problem.h"

namespace feerie {

/// What was found between two separators of the input.
struct ReadItem {
  /// The problem; absent if it has errors.
  std::optional<Problem> problem;
  /// Errors and notes, in the order in which they were met.
  std::vector<Diagnostic> diagnostics;
  /// Remarks of the problem, also if it has errors; they are echoed before the diagram.
  std::vector<std::string> remarks;
  /// `protocol`: the file into which output is copied from this problem on.
  std::optional<std::string> protocol;
};

/// Reads the problems of an input one by one. Nothing is solved, no file is opened, no input makes
/// it throw.
///
/// The first word selects the language (French, German and English are tried in this order). An
/// input may consist of several blocks from the begin word to the end word, each in its language;
/// what stands between them is reported by a note and not read.
class Reader {
 public:
  /// `file_name` is used in diagnostics only.
  Reader(std::string text, std::string file_name);
  ~Reader();
  Reader(Reader&&) noexcept;
  Reader& operator=(Reader&&) noexcept;

  /// The next problem, or what is wrong with it; nothing at the end of the input.
  std::optional<ReadItem> next();

 private:
  class State;
  std::unique_ptr<State> state_;
};

}  // namespace feerie
