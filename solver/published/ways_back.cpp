#include "published/ways_back.h"

#include <algorithm>
#include <regex>
#include <sstream>

namespace feerie::published {
namespace {

/// A twin's letter, `R:` or a minus in front of the number, the moves, and what joins them to the
/// play.
const std::regex& way_pattern() {
  static const std::regex pattern(
      R"(^\s*(?:([a-z]\d*)\)\s*)?(?:R:\s*-?|-)(\d+\..*?)(?:\s*(?:&|->|=>|,?\s*\b(?:dann|then|puis)\b)\s*(.*))?$)");
  return pattern;
}

/// A line that begins another twin.
const std::regex& twin_pattern() {
  static const std::regex pattern(R"(^\s*\+?([a-z]\d*)\)(.*)$)");
  return pattern;
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != text.npos; at = text.find(from, at + to.size())) {
    text.replace(at, from.size(), to);
  }
  return text;
}

}  // namespace

std::string plain_way(std::string_view text) {
  static const std::regex number(R"(-?\d+\.+)");
  static const std::regex dropped(R"([\s+#!?]|e\.?p\.?|\bP(?=[a-h][1-8]))");
  std::string plain = replaced(std::string(text), "\u00d7", "*");
  plain = std::regex_replace(plain, number, " ");
  plain = std::regex_replace(plain, dropped, "");
  for (char& c : plain) {
    if (c == 'x' || c == ':') c = '*';
  }
  return plain;
}

std::vector<WrittenWay> ways_of(std::string_view text, int first_line) {
  std::vector<WrittenWay> ways;
  std::istringstream lines{std::string(text)};
  std::string twin;
  int number = first_line;
  std::size_t open = 0;
  for (std::string line; std::getline(lines, line); ++number) {
    if (!line.empty() && line.back() == '\r') line.pop_back();
    std::smatch parts;
    if (std::regex_match(line, parts, way_pattern())) {
      if (parts[1].matched) twin = parts[1];
      const std::string way = plain_way(parts[2].str());
      const auto same = std::ranges::find_if(
          ways, [&](const WrittenWay& other) { return other.twin == twin && other.way == way; });
      open = static_cast<std::size_t>(same - ways.begin());
      if (same == ways.end()) {
        ways.push_back({twin, way, parts[2], parts[3], number});
      } else {
        same->play += '\n' + parts[3].str();
      }
    } else if (std::regex_match(line, parts, twin_pattern())) {
      twin = parts[1];
    } else if (!ways.empty()) {
      ways[open].play += '\n' + line;
    }
  }
  return ways;
}

}  // namespace feerie::published
