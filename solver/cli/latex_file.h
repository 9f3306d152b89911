#pragma once

#include <optional>
#include <string_view>

#include "cli/stream.h"
#include "problem/problem.h"
#include "texts/told.h"

namespace feerie::cli {

/// The file that a problem asks for by the command LaTeX: a document with the diagrams of that
/// problem and of those that follow.
class LatexFile {
 public:
  /// No file.
  LatexFile() = default;
  /// Begins the document; no file without stream.
  explicit LatexFile(std::optional<Stream> stream);

  /// Adds the diagrams of the problem. Returns what went wrong, once; usually nothing.
  texts::Told add(const Problem& problem);
  /// Ends the document and closes the file; returns the same. Nothing is added any more.
  texts::Told end();

 private:
  texts::Told write(std::string_view text);

  std::optional<Stream> stream_;
};

}  // namespace feerie::cli
