#include "input/source.h"

#include <algorithm>
#include <utility>

#include "core/unicode.h"

namespace feerie {

namespace {

/// Longer source lines are shown in part; all numbers of bytes.
constexpr std::size_t longest_line = 160;
constexpr std::size_t before_token = 60;
constexpr std::size_t longest_token = 60;

bool continues_character(char c) {
  return (static_cast<unsigned char>(c) & 0xc0U) == 0x80U;
}

}  // namespace

Source::Source(std::string_view bytes, std::string name)
    : text_(decoded(bytes)), name_(std::move(name)) {}

bool Source::ends_line(std::size_t offset) const {
  if (text_[offset] == '\n') return true;
  return text_[offset] == '\r' && (offset + 1 == text_.size() || text_[offset + 1] != '\n');
}

void Source::seek(std::size_t offset) {
  offset = std::min(offset, text_.size());
  if (offset < offset_) {
    offset_ = 0;
    line_begin_ = 0;
    line_ = 1;
    column_ = 1;
  }
  for (; offset_ < offset; ++offset_) {
    if (ends_line(offset_)) {
      ++line_;
      line_begin_ = offset_ + 1;
      column_ = 1;
    } else if (!continues_character(text_[offset_])) {
      ++column_;
    }
  }
}

int Source::line_of(std::size_t offset) {
  seek(offset);
  return line_;
}

Diagnostic Source::diagnostic(Diagnostic::Severity severity, Place place, std::string message,
                              std::string hint) {
  seek(place.offset);
  Diagnostic result;
  result.severity = severity;
  result.file = name_;
  result.line = line_;
  result.column = column_;
  result.message = std::move(message);
  result.hint = std::move(hint);
  std::size_t begin = offset_ - line_begin_ > before_token ? offset_ - before_token : line_begin_;
  while (begin < offset_ && continues_character(text_[begin])) ++begin;
  const std::string_view before = text().substr(begin, offset_ - begin);
  // Only as much as is shown is looked at: lines can be very long.
  std::string_view shown = cut(text().substr(offset_), longest_line);
  shown = shown.substr(0, shown.find_first_of("\r\n"));
  result.source = std::string(before) + std::string(shown);
  result.source_column = column_ - static_cast<int>(character_count(before));
  result.token = cut(shown, std::min(place.length, longest_token));
  return result;
}

}  // namespace feerie
