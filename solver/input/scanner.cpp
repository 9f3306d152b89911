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
  while (reaches(offset_) && is_blank(at(offset_))) ++offset_;
}

Token Scanner::peek() {
  skip_blanks();
  std::size_t end = offset_;
  while (reaches(end) && is_word_character(at(end))) ++end;
  if (reaches(end) && !is_blank(at(end))) {
    std::size_t bad = end;
    while (reaches(bad) && !is_blank(at(bad)) && !is_word_character(at(bad))) ++bad;
    const std::string_view offending = part(end, bad);
    throw InputError{{end, offending.size()},
                     (offending.size() == 1 ? "the character " : "the characters ") +
                         in_quotes(offending) + " cannot stand here",
                     "other characters than letters, digits and # = + - % > ! . < ( ) ~ / & | : "
                     "[ ] { } ? can stand in texts only (title, author, remark, ...)"};
  }
  return {part(offset_, end), offset_};
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
  while (reaches(offset_) && !is_blank(at(offset_))) ++offset_;
  return {part(begin, offset_), begin};
}

Token Scanner::rest_of_line(std::string_view skipped) {
  while (reaches(offset_) && skipped.find(at(offset_)) != std::string_view::npos) ++offset_;
  const std::size_t begin = offset_;
  while (reaches(offset_) && at(offset_) != '\r' && at(offset_) != '\n') ++offset_;
  return {part(begin, offset_), begin};
}

bool Scanner::at_end() {
  skip_blanks();
  return !reaches(offset_);
}

bool Scanner::has_token_behind(std::size_t offset) const {
  // No word of the input language is nearly as long.
  constexpr std::size_t longest = 1000;
  const std::string_view behind = source_.text().substr(offset, longest);
  if (behind.size() == longest) return true;
  const auto begin = std::ranges::find_if_not(behind, is_blank);
  return std::find_if(begin, behind.end(), is_blank) != behind.end();
}

bool Scanner::first_on_line(std::size_t offset) const {
  while (offset > 0 && at(offset - 1) != '\n' && at(offset - 1) != '\r') {
    if (!is_blank(at(offset - 1))) return false;
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
