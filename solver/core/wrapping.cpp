#include "core/wrapping.h"

#include <algorithm>

#include "core/unicode.h"

namespace feerie {

std::string wrapped(std::string_view text, std::size_t indent, std::size_t width) {
  std::string lines;
  std::size_t used = indent;
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(text.size(), word.size() + 1));
    if (used > indent && used + 1 + display_width(word) > width) {
      lines += '\n' + std::string(indent, ' ');
      used = indent;
    }
    if (used > indent) {
      lines += ' ';
      ++used;
    }
    lines += word;
    used += display_width(word);
  }
  return lines;
}

}  // namespace feerie
