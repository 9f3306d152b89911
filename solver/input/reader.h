#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "input/incoming.h"
#include "problem/diagnostic.h"
#include "problem/problem.h"

namespace feerie {

/// A file that a problem wants to be written.
struct WantedFile {
  std::string name;
  /// For a message about it: the place of the name in the input.
  Diagnostic place;
};

/// What was found between two separators of the input.
struct ReadItem {
  /// The problem; absent if it has errors, or if there is text outside of all problems.
  std::optional<Problem> problem;
  /// Which problem of the input it is, from 1, those with errors included; 0 outside of all.
  int number = 0;
  /// What could be read of a problem with errors, to be shown with them.
  std::optional<Problem> draft;
  /// Its text, up to the word that ends it.
  std::string text;
  /// How many bytes of the text stand in front of that word.
  std::size_t body = 0;
  /// Errors and notes, in the order in which they were met.
  std::vector<Diagnostic> diagnostics;
  /// `protocol`: the file into which output is copied from this problem on.
  std::optional<WantedFile> protocol;
  /// `LaTeX`: the file into which the problem is to be written.
  std::optional<WantedFile> latex;

  [[nodiscard]] bool has_errors() const;
};

/// Reads the problems of an input one by one. Nothing is solved, no file is opened, no input makes
/// it throw.
///
/// A problem is complete with the blank behind the word that ends it: no more of the input is
/// waited for, so that whoever writes it can see the solution first.
///
/// The first word selects the language (French, German and English are tried in this order). An
/// input may consist of several blocks from the begin word to the end word, each in its language;
/// what stands between them is reported by a note and not read.
class Reader {
 public:
  /// `file_name` is used in diagnostics only.
  Reader(std::string text, std::string file_name);
  Reader(Feed feed, std::string file_name);
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
