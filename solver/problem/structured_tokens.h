#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "problem/stipulation_text.h"

namespace feerie::stipulation {

/// Reads the smallest parts of a structured stipulation one after the other and keeps the first
/// error. Blanks may stand in front of each part.
class StructuredTokens {
 public:
  StructuredTokens(std::string_view text, Language language) : text_(text), language_(language) {}

  [[nodiscard]] std::size_t offset() const { return at_; }
  void seek(std::size_t offset) { at_ = offset; }
  void pass(std::size_t characters = 1) { at_ += characters; }
  /// What has not been passed yet.
  [[nodiscard]] std::string_view rest() const { return text_.substr(at_); }

  /// The next character that is not blank, in lower case; 0 at the end.
  char peek();
  bool take(char wanted);
  /// Is a length next? `00` is a goal.
  [[nodiscard]] bool at_number();

  /// The name of a side or an abbreviation of it.
  bool read_side(Side& side);
  std::optional<int> number();
  /// A goal, as a tree.
  ExpressionPtr leaf();

  /// Notes an error, unless there has been one.
  std::nullptr_t fail(std::size_t offset, std::size_t length, Texts message, Texts hint = {});
  std::nullptr_t fail_here(Texts message, Texts hint = {});
  /// The first error; only after one.
  [[nodiscard]] const ParseError& error() const { return *error_; }

 private:
  void skip_blanks();

  std::string_view text_;
  Language language_;
  std::size_t at_ = 0;
  std::optional<ParseError> error_;
};

}  // namespace feerie::stipulation
