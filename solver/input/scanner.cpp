#include "input/scanner.h"

#include <algorithm>

#include "input/messages.h"

namespace feerie {

namespace {

/// Blanks, and what parts tokens like them.
bool is_blank(int code) {
  return code == '\r' || code == '\n' || code == ';' || code == ',' || is_space(code);
}

bool is_word_character(int code) {
  constexpr std::string_view signs = "#=+-%>!.<()~/&|:[]{}?";
  constexpr int ascii = 0x80;
  if (code < 0) return false;
  if (code >= ascii) return is_letter(code) || is_dash(code) || is_apostrophe(code);
  const char c = static_cast<char>(code);
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '\'' ||
         signs.find(c) != std::string_view::npos;
}

}  // namespace

Character Scanner::character_at(std::size_t offset) {
  return reaches(offset) ? first_character(source_.text().substr(offset)) : Character{};
}

void Scanner::skip_blanks() {
  Character character = character_at(offset_);
  while (character.length > 0 && is_blank(character.code)) {
    offset_ += character.length;
    character = character_at(offset_);
  }
}

Token Scanner::token_at(std::size_t offset) {
  std::size_t end = offset;
  Character character = character_at(end);
  while (character.length > 0 && is_word_character(character.code)) {
    end += character.length;
    character = character_at(end);
  }
  return {part(offset, end), offset};
}

Token Scanner::peek() {
  skip_blanks();
  const Token token = token_at(offset_);
  const std::size_t end = token.offset + token.text.size();
  std::size_t bad = end;
  Character character = character_at(bad);
  while (character.length > 0 && !is_blank(character.code) && !is_word_character(character.code)) {
    bad += character.length;
    character = character_at(bad);
  }
  if (bad == end) return token;
  const std::string_view offending = part(end, bad);
  throw InputError{
      {end, offending.size()},
      (character_count(offending) == 1 ? messages::bad_character : messages::bad_characters)
          .in_all(in_quotes(offending)),
      messages::good_characters.in_all("# = + - % > ! . < ( ) ~ / & | : [ ] { } ?")};
}

bool Scanner::reaches(std::size_t offset, Wait wait) {
  if (wait == Wait::yes) return reaches(offset);
  while (offset >= source_.text().size()) {
    if (!source_.incoming().more(Wait::no)) return false;
  }
  return true;
}

std::vector<Token> Scanner::words_in_line(std::size_t most, Wait wait) {
  const std::size_t here = offset_;
  std::vector<Token> words;
  skip_blanks();
  while (words.size() < most) {
    const Token word = token_at(offset_);
    if (word.empty()) break;
    words.push_back(word);
    offset_ += word.text.size();
    while (reaches(offset_, wait) && is_space(character_at(offset_).code)) {
      offset_ += character_at(offset_).length;
    }
    if (!reaches(offset_, wait)) break;
  }
  offset_ = here;
  return words;
}

std::string_view Scanner::text_of(std::span<const Token> tokens) const {
  return part(tokens.front().offset, tokens.back().offset + tokens.back().text.size());
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
  Character character = character_at(offset_);
  while (character.length > 0 && !is_blank(character.code)) {
    offset_ += character.length;
    character = character_at(offset_);
  }
  return {part(begin, offset_), begin};
}

void Scanner::pass(Place place) {
  const std::size_t end = place.offset + place.length;
  if (offset_ > end) return;
  offset_ = end;
  Character character = character_at(offset_);
  while (character.length > 0 && !is_blank(character.code)) {
    offset_ += character.length;
    character = character_at(offset_);
  }
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
