#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "input/incoming.h"
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
  Source(const std::string& text, std::string name);
  Source(Feed feed, std::string name);

  /// The text itself. Only `forget` of this class may take something away from it.
  [[nodiscard]] Incoming& incoming() { return incoming_; }
  [[nodiscard]] std::string_view text() const { return incoming_.text(); }
  [[nodiscard]] const std::string& name() const { return name_; }
  /// A place with its line, its column, its text and its source line.
  Passage passage(Place place);
  /// A diagnostic with line, column, text and source line of a place.
  Diagnostic diagnostic(Diagnostic::Severity severity, Place place, std::string message,
                        std::string hint);
  /// The lines in front of a place are not needed any more. Returns how much smaller all offsets
  /// behind them have become.
  std::size_t forget(std::size_t offset);

 private:
  void seek(std::size_t offset);
  std::string_view rest_of_shown_line();
  void go_back(std::size_t offset);
  [[nodiscard]] bool ends_line(std::size_t offset) const;

  Incoming incoming_;
  std::string name_;
  // The place asked for last: asking for places that are near each other takes little time.
  std::size_t offset_ = 0;
  std::size_t line_begin_ = 0;
  int line_ = 1;
  int column_ = 1;
};

}  // namespace feerie
