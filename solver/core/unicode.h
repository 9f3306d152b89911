#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

/// Texts in UTF-8: how they come in, how long they are, how they are shown.
namespace feerie {

/// A character at the beginning of a text.
struct Character {
  /// Its number in Unicode; -1 for a byte that is no UTF-8.
  int code = -1;
  /// Bytes that it takes; 0 at the end of the text.
  std::size_t length = 0;
};
Character first_character(std::string_view text);

/// Letters, and the marks that are put above and below them.
bool is_letter(int code);
/// Hyphens and dashes of all widths.
bool is_dash(int code);
/// The signs that are used as apostrophes, which are quotation marks elsewhere.
bool is_apostrophe(int code);
/// Blanks that do not end a line, such as the one that keeps words together.
bool is_space(int code);

/// The bytes of an input as UTF-8, line by line: a line that is UTF-8 stays as it is, any other is
/// read as Windows-1252, which is Latin-1 with a few more signs. Every line is judged by itself, so
/// that a text can be decoded in pieces that end where lines end, and so that texts of different
/// origin can be put together. A byte order mark at the beginning of a line is dropped.
std::string decoded(std::string_view bytes);

/// How an umlaut is spelt without its dots: `u` or `ue`.
enum class Umlauts : std::uint8_t { plain, with_e };
/// The text without differences of case and without accents, the letters that have others in them
/// (such as the German sharp s) taken apart. Bytes that are no UTF-8 stay.
std::string folded(std::string_view text, Umlauts umlauts);
/// Has the text nothing but ASCII?
bool is_ascii(std::string_view text);
constexpr bool is_ascii(char c) {
  return static_cast<unsigned char>(c) < 0x80U;
}
/// A letter of ASCII in lower case, all else unchanged.
constexpr char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
}

/// Number of characters; a byte that is no UTF-8 counts as one.
std::size_t character_count(std::string_view text);
/// Number of bytes that the first characters of a text take, at most all of it.
std::size_t bytes_of_characters(std::string_view text, std::size_t count);
/// At most so many bytes from the beginning of a text, without a part of a character at the end.
std::string_view cut(std::string_view text, std::size_t most_bytes);
/// Columns that the text takes on a screen of letters of equal width.
std::size_t display_width(std::string_view text);

/// The text so that it can be shown: control characters (tabs excepted), signs that change the
/// direction of writing and bytes that are no UTF-8 are written like `\x1b`.
std::string printable(std::string_view text);

}  // namespace feerie
