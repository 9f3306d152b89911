#include "core/unicode.h"

#include <algorithm>
#include <array>
#include <vector>

#include <fmt/format.h>
#include <utf8proc.h>

namespace feerie {

namespace {

constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";

constexpr int beyond_ascii = 0x80;

/// A character of which no table has to be asked.
bool is_ascii(int code) {
  return code >= 0 && code < beyond_ascii;
}

void add_character(std::string& out, int code) {
  std::array<utf8proc_uint8_t, 4> encoded{};
  const auto length = utf8proc_encode_char(code, encoded.data());
  out.append(encoded.begin(), encoded.begin() + length);
}

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const Character character = first_character(text);
    if (character.code < 0) return false;
    text.remove_prefix(character.length);
  }
  return true;
}

/// What Windows-1252 has in the place of the control characters from 0x80 to 0x9f; five of them
/// stay.
constexpr std::array<char16_t, 32> windows_signs{
    0x20ac, 0x0081, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x008d, 0x017d, 0x008f, 0x0090, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022,
    0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0x009d, 0x017e, 0x0178};

void add_windows_1252(std::string& out, std::string_view bytes) {
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    const bool sign = byte >= 0x80 && byte < 0xa0;
    const int code = sign ? windows_signs[byte - 0x80U] : byte;
    add_character(out, code);
  }
}

/// The characters of a text taken apart into letters and marks, in lower case; empty for a text
/// that is no UTF-8.
std::vector<utf8proc_int32_t> letters_and_marks(std::string_view text) {
  const auto options =
      static_cast<utf8proc_option_t>(UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD);
  const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
  const auto size = static_cast<utf8proc_ssize_t>(text.size());
  const auto count = utf8proc_decompose(bytes, size, nullptr, 0, options);
  std::vector<utf8proc_int32_t> codes(
      static_cast<std::size_t>(std::max<utf8proc_ssize_t>(count, 0)));
  if (!codes.empty()) utf8proc_decompose(bytes, size, codes.data(), count, options);
  return codes;
}

bool is_hidden(int code) {
  if (code == '\t') return false;
  const utf8proc_category_t category = utf8proc_category(code);
  return category == UTF8PROC_CATEGORY_CC || category == UTF8PROC_CATEGORY_CF ||
         category == UTF8PROC_CATEGORY_ZL || category == UTF8PROC_CATEGORY_ZP;
}

}  // namespace

Character first_character(std::string_view text) {
  if (text.empty()) return {};
  if (is_ascii(text.front())) return {text.front(), 1};
  utf8proc_int32_t code = -1;
  const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
  const auto length = utf8proc_iterate(bytes, static_cast<utf8proc_ssize_t>(text.size()), &code);
  if (length <= 0) return {-1, 1};
  return {code, static_cast<std::size_t>(length)};
}

bool is_letter(int code) {
  switch (utf8proc_category(code)) {
    case UTF8PROC_CATEGORY_LU:
    case UTF8PROC_CATEGORY_LL:
    case UTF8PROC_CATEGORY_LT:
    case UTF8PROC_CATEGORY_LM:
    case UTF8PROC_CATEGORY_LO:
    case UTF8PROC_CATEGORY_MN:
      return code >= 0;
    default:
      return false;
  }
}

bool is_dash(int code) {
  if (is_ascii(code)) return code == '-';
  return utf8proc_category(code) == UTF8PROC_CATEGORY_PD;
}

bool is_apostrophe(int code) {
  constexpr int typographic = 0x2019;
  constexpr int prime_like = 0xb4;
  return code == '\'' || code == '`' || code == typographic || code == prime_like;
}

bool is_space(int code) {
  if (is_ascii(code)) return code == ' ' || code == '\t';
  return utf8proc_category(code) == UTF8PROC_CATEGORY_ZS;
}

bool is_ascii(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return is_ascii(c); });
}

std::string folded(std::string_view text, Umlauts umlauts) {
  std::string out(text);
  if (is_ascii(text)) {
    for (char& c : out) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
    return out;
  }
  const auto codes = letters_and_marks(text);
  if (codes.empty()) return out;
  out.clear();
  constexpr std::string_view vowels = "aou";
  constexpr int diaeresis = 0x308;
  for (const int code : codes) {
    const bool umlaut =
        code == diaeresis && !out.empty() && vowels.find(out.back()) != std::string_view::npos;
    if (umlaut && umlauts == Umlauts::with_e) out += 'e';
    if (utf8proc_category(code) != UTF8PROC_CATEGORY_MN) add_character(out, code);
  }
  return out;
}

std::string decoded(std::string_view bytes) {
  if (is_ascii(bytes)) return std::string(bytes);
  std::string out;
  out.reserve(bytes.size() + bytes.size() / 8);
  while (!bytes.empty()) {
    const std::size_t end = bytes.find_first_of("\r\n");
    std::string_view line = bytes.substr(0, end == std::string_view::npos ? end : end + 1);
    bytes.remove_prefix(line.size());
    if (line.starts_with(byte_order_mark)) line.remove_prefix(byte_order_mark.size());
    if (is_utf8(line)) {
      out += line;
    } else {
      add_windows_1252(out, line);
    }
  }
  return out;
}

std::size_t character_count(std::string_view text) {
  std::size_t count = 0;
  for (; !text.empty(); ++count) text.remove_prefix(first_character(text).length);
  return count;
}

std::size_t bytes_of_characters(std::string_view text, std::size_t count) {
  std::size_t bytes = 0;
  for (; count > 0 && bytes < text.size(); --count) {
    bytes += first_character(text.substr(bytes)).length;
  }
  return bytes;
}

std::string_view cut(std::string_view text, std::size_t most_bytes) {
  std::size_t end = 0;
  while (end < text.size()) {
    const std::size_t next = end + first_character(text.substr(end)).length;
    if (next > most_bytes) break;
    end = next;
  }
  return text.substr(0, end);
}

std::size_t display_width(std::string_view text) {
  std::size_t width = 0;
  while (!text.empty()) {
    const Character character = first_character(text);
    const int columns = character.code < 0 ? 1 : utf8proc_charwidth(character.code);
    width += static_cast<std::size_t>(std::max(0, columns));
    text.remove_prefix(character.length);
  }
  return width;
}

std::string printable(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const Character character = first_character(text);
    if (character.code < 0) {
      out += fmt::format("\\x{:02x}", static_cast<unsigned char>(text.front()));
    } else if (is_hidden(character.code)) {
      out += fmt::format("\\x{:02x}", character.code);
    } else {
      out += text.substr(0, character.length);
    }
    text.remove_prefix(character.length);
  }
  return out;
}

}  // namespace feerie
