#include "input/scanner.h"

#include <algorithm>

#include "core/unicode.h"

namespace feerie {

namespace {

bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == ';' || c == ',';
}

bool is_word_character(char c) {
  constexpr std::string_view signs = "#=+-%>!.<()~/&|:[]{}?";
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
         signs.find(c) != std::string_view::npos;
}

}  // namespace

void Scanner::skip_blanks() {
  while (offset_ < text_.size() && is_blank(text_[offset_])) ++offset_;
}

Token Scanner::peek() {
  skip_blanks();
  std::size_t end = offset_;
  while (end < text_.size() && is_word_character(text_[end])) ++end;
  if (end < text_.size() && !is_blank(text_[end])) {
    std::size_t bad = end;
    while (bad < text_.size() && !is_blank(text_[bad]) && !is_word_character(text_[bad])) ++bad;
    const std::string_view offending = text_.substr(end, bad - end);
    throw InputError{{end, offending.size()},
                     (offending.size() == 1 ? "the character " : "the characters ") +
                         in_quotes(offending) + " cannot stand here",
                     "other characters than letters, digits and # = + - % > ! . < ( ) ~ / & | : "
                     "[ ] { } ? can stand in texts only (title, author, remark, ...)"};
  }
  return {text_.substr(offset_, end - offset_), offset_};
}

Token Scanner::next() {
  const Token token = peek();
  offset_ = token.offset + token.text.size();
  return token;
}

Token Scanner::peek_second() {
  const std::size_t here = offset_;
  Token second;
  try {
    next();
    second = peek();
  } catch (const InputError&) {
    second = {};
  }
  offset_ = here;
  return second;
}

Token Scanner::skip() {
  skip_blanks();
  const std::size_t begin = offset_;
  while (offset_ < text_.size() && !is_blank(text_[offset_])) ++offset_;
  return {text_.substr(begin, offset_ - begin), begin};
}

Token Scanner::rest_of_line() {
  constexpr std::string_view skipped = " \t;.,";
  while (offset_ < text_.size() && skipped.find(text_[offset_]) != std::string_view::npos) {
    ++offset_;
  }
  const std::size_t begin = offset_;
  offset_ = std::min(text_.find_first_of("\r\n", offset_), text_.size());
  return {text_.substr(begin, offset_ - begin), begin};
}

bool Scanner::at_end() {
  skip_blanks();
  return offset_ == text_.size();
}

bool Scanner::first_on_line(std::size_t offset) const {
  while (offset > 0 && text_[offset - 1] != '\n' && text_[offset - 1] != '\r') {
    if (!is_blank(text_[offset - 1])) return false;
    --offset;
  }
  return true;
}

std::string in_quotes(std::string_view token) {
  constexpr std::size_t longest = 40;
  std::string out = '"' + printable(cut(token, longest));
  if (token.size() > longest) out += "...";
  return out + '"';
}

}  // namespace feerie
