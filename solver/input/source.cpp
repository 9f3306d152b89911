#include "input/source.h"

#include <algorithm>
#include <utility>

namespace feerie {

namespace {

/// Longer source lines are shown in part.
constexpr std::size_t longest_line = 160;
constexpr std::size_t before_token = 60;
constexpr std::size_t longest_token = 60;

}  // namespace

Source::Source(std::string text, std::string name)
    : text_(std::move(text)), name_(std::move(name)) {}

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
  }
  for (; offset_ < offset; ++offset_) {
    if (ends_line(offset_)) {
      ++line_;
      line_begin_ = offset_ + 1;
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
  result.column = static_cast<int>(offset_ - line_begin_) + 1;
  result.message = std::move(message);
  result.hint = std::move(hint);
  const std::size_t begin =
      offset_ - line_begin_ > before_token ? offset_ - before_token : line_begin_;
  // Only as much as is shown is looked at: lines can be very long.
  const std::string_view shown = text().substr(offset_, longest_line);
  const std::size_t line_end = offset_ + std::min(shown.find_first_of("\r\n"), shown.size());
  result.source = text_.substr(begin, line_end - begin);
  result.source_column = static_cast<int>(begin - line_begin_) + 1;
  result.token = text_.substr(offset_, std::min({place.length, longest_token, line_end - offset_}));
  return result;
}

}  // namespace feerie
