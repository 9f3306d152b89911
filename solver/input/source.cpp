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

Source::Source(const std::string& text, std::string name)
    : incoming_(text), name_(std::move(name)) {}

Source::Source(Feed feed, std::string name) : incoming_(std::move(feed)), name_(std::move(name)) {}

bool Source::ends_line(std::size_t offset) const {
  const std::string_view all = text();
  if (all[offset] == '\n') return true;
  return all[offset] == '\r' && (offset + 1 == all.size() || all[offset + 1] != '\n');
}

void Source::seek(std::size_t offset) {
  offset = std::min(offset, text().size());
  if (offset < offset_) go_back(offset);
  for (; offset_ < offset; ++offset_) {
    if (ends_line(offset_)) {
      ++line_;
      line_begin_ = offset_ + 1;
      column_ = 1;
    } else if (!continues_character(text()[offset_])) {
      ++column_;
    }
  }
}

/// Goes no further back than it must: not to the beginning of the text, nor of a long line.
void Source::go_back(std::size_t offset) {
  const std::string_view all = text();
  for (; offset_ > std::max(offset, line_begin_); --offset_) {
    if (!continues_character(all[offset_ - 1])) --column_;
  }
  while (offset < line_begin_) {
    --line_;
    --line_begin_;
    while (line_begin_ > 0 && !ends_line(line_begin_ - 1)) --line_begin_;
    offset_ = line_begin_;
    column_ = 1;
  }
}

/// Only as much as is shown is looked at: lines can be very long. What has not come yet is not
/// waited for: whoever writes may be waiting for an answer.
std::string_view Source::rest_of_shown_line() {
  for (;;) {
    const std::string_view rest = text().substr(offset_);
    const std::size_t end = rest.substr(0, longest_line).find_first_of("\r\n");
    if (end != std::string_view::npos) return rest.substr(0, end);
    if (rest.size() >= longest_line || !incoming_.more(Wait::no)) return cut(rest, longest_line);
  }
}

std::size_t Source::forget(std::size_t offset) {
  seek(offset);
  const std::size_t gone = incoming_.forget(line_begin_);
  offset_ -= gone;
  line_begin_ -= gone;
  return gone;
}

Passage Source::passage(Place place) {
  seek(place.offset);
  Passage result;
  result.line = line_;
  result.column = column_;
  std::size_t begin = offset_ - line_begin_ > before_token ? offset_ - before_token : line_begin_;
  const std::string_view shown = rest_of_shown_line();
  while (begin < offset_ && continues_character(text()[begin])) ++begin;
  const std::string_view before = text().substr(begin, offset_ - begin);
  result.source = std::string(before) + std::string(shown);
  result.source_column = column_ - static_cast<int>(character_count(before));
  result.token = cut(shown, std::min(place.length, longest_token));
  return result;
}

Diagnostic Source::diagnostic(Diagnostic::Severity severity, Place place, std::string message,
                              std::string hint) {
  return {severity, name_, passage(place), std::move(message), std::move(hint), false};
}

}  // namespace feerie
