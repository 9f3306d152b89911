#pragma once

#include <cstddef>
#include <string_view>

namespace feerie::collections {

/// Entries that are longer than this, in bytes, are refused: no problem is nearly as long.
inline constexpr std::size_t longest_entry = std::size_t{4} << 20U;

/// A line of a text, without its end.
struct Line {
  std::string_view text;
  /// From 1.
  int number = 1;
};

/// Gives the lines of a text one after the other.
class Lines {
 public:
  explicit Lines(std::string_view text) : rest_(text) {}

  /// False at the end of the text.
  bool next(Line& line) {
    if (rest_.empty()) return false;
    const std::size_t end = rest_.find('\n');
    line.text = rest_.substr(0, end);
    line.number = ++number_;
    if (line.text.ends_with('\r')) line.text.remove_suffix(1);
    rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
    return true;
  }

 private:
  std::string_view rest_;
  int number_ = 0;
};

inline bool is_blank(std::string_view text) {
  return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

}  // namespace feerie::collections
