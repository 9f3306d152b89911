#pragma once

#include <cstddef>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "core/unicode.h"
#include "input/source.h"

namespace feerie {

/// Something in the input that cannot be read. Thrown and caught within the reader only.
struct InputError {
  Place place;
  Texts message;
  Texts hint;
};

/// A word of the input: a maximal run of characters of words; `text` is empty at the end of input.
struct Token {
  std::string_view text;
  std::size_t offset = 0;

  [[nodiscard]] Place place() const { return {offset, text.size()}; }
  [[nodiscard]] bool empty() const { return text.empty(); }
};

/// Cuts the input into tokens. Blanks, line ends, `;` and `,` part them. Letters of all sorts and
/// apostrophes can be part of tokens, as they are part of names. Where a token could go on with
/// text that has not come yet, that text is waited for; nothing more than that.
class Scanner {
 public:
  explicit Scanner(Source& source) : source_(source) {}

  /// The next token, which stays the next one. Throws InputError for a character that can be part
  /// of no token.
  Token peek();
  /// The next token, which is passed.
  Token next();
  /// The token after the next one; empty where that cannot be read.
  Token peek_second();
  /// The next token and those behind it on its line that only blanks part from each other, at most
  /// so many. No characters but those of tokens are among them.
  /// Whether another word follows is waited for only if `wait` says so.
  [[nodiscard]] std::vector<Token> words_in_line(std::size_t most, Wait wait = Wait::yes);
  /// The text from the first to the last of some tokens, with what stands between them.
  [[nodiscard]] std::string_view text_of(std::span<const Token> tokens) const;
  /// As `next`, but takes anything that is not blank for a token.
  Token skip();
  /// Goes behind the place and what follows it without a blank, unless more was read already.
  void pass(Place place);
  /// The rest of the line, without blanks, `;`, `.` and `,` in front. Any bytes may occur.
  Token rest_of_line() { return rest_of_line(" \t;.,"); }
  /// The next token, passed and read as the name of a file: unlike other tokens, a name keeps the
  /// points in front of it (`../a`).
  Token file_name() { return rest_of_line(" \t;,"); }
  /// Is there nothing left but blanks?
  bool at_end();
  /// Does only blank space stand in front of the place on its line?
  [[nodiscard]] bool first_on_line(std::size_t offset) const;

  [[nodiscard]] std::size_t offset() const { return offset_; }
  /// What has come of the text behind the place.
  [[nodiscard]] std::string_view rest() const { return source_.text().substr(offset_); }
  void seek(std::size_t offset) { offset_ = offset; }
  /// Is there a whole token, or much text, behind the offset in what has come of the text?
  [[nodiscard]] bool has_token_behind(std::size_t offset) const;
  /// Waits for more of the text; false at its end.
  bool more() { return source_.incoming().more(); }
  /// What stands in front of the next token is not needed any more: all tokens, offsets and views
  /// from before become invalid.
  void forget() { offset_ -= source_.forget(offset_); }

 private:
  void skip_blanks();
  [[nodiscard]] Token token_at(std::size_t offset);
  /// The character at the offset; one of length 0 at the end of the input.
  [[nodiscard]] Character character_at(std::size_t offset);
  Token rest_of_line(std::string_view skipped);
  [[nodiscard]] bool reaches(std::size_t offset, Wait wait);
  bool reaches(std::size_t offset) { return source_.incoming().reaches(offset); }
  [[nodiscard]] char at(std::size_t offset) const { return source_.text()[offset]; }
  [[nodiscard]] std::string_view part(std::size_t begin, std::size_t end) const {
    return source_.text().substr(begin, end - begin);
  }

  Source& source_;
  std::size_t offset_ = 0;
};

/// The token in quotes for a message, long ones cut, unprintable bytes written in hexadecimal.
std::string in_quotes(std::string_view token);

}  // namespace feerie
