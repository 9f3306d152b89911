#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "problem/diagnostic.h"

namespace feerie {

/// A place in the input: an offset and the number of bytes meant.
struct Place {
  std::size_t offset = 0;
  std::size_t length = 0;
};

/// The text of an input, decoded (see core/unicode.h), with the lines and columns of its places.
/// CR, LF and CR LF end lines; columns count characters.
class Source {
 public:
  Source(std::string_view bytes, std::string name);

  [[nodiscard]] std::string_view text() const { return text_; }
  [[nodiscard]] const std::string& name() const { return name_; }
  /// Number of the line, from 1, in which a place lies.
  int line_of(std::size_t offset);
  /// A diagnostic with line, column, text and source line of a place.
  Diagnostic diagnostic(Diagnostic::Severity severity, Place place, std::string message,
                        std::string hint);

 private:
  void seek(std::size_t offset);
  [[nodiscard]] bool ends_line(std::size_t offset) const;

  std::string text_;
  std::string name_;
  // The place asked for last: asking for places in order takes linear time.
  std::size_t offset_ = 0;
  std::size_t line_begin_ = 0;
  int line_ = 1;
  int column_ = 1;
};

}  // namespace feerie
