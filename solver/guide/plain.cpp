#include "guide/plain.h"

#include <string_view>

#include <fmt/format.h>

#include "core/unicode.h"
#include "core/wrapping.h"

namespace feerie::guide {
namespace {

constexpr std::size_t line_width = 100;

std::string indented(std::string_view text) {
  std::string lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    lines += line.empty() ? "\n" : fmt::format("    {}\n", line);
    if (end == std::string_view::npos) break;
    text.remove_prefix(end + 1);
  }
  return lines;
}

std::string heading(const Node& node) {
  const std::string words = words_of(node);
  return fmt::format("{}\n{}\n", words,
                     std::string(display_width(words), node.level == 1 ? '=' : '-'));
}

std::string items(const Node& list) {
  std::string text;
  std::size_t number = 0;
  for (const Node& item : list.inner) {
    ++number;
    const std::string mark =
        list.kind == Kind::numbered_list ? fmt::format("{:>2}. ", number) : "  - ";
    text += mark + wrapped(words_of(item), mark.size(), line_width) + '\n';
  }
  return text;
}

/// The first cell of a row, and the others below it.
std::string row(const Node& node) {
  std::string text;
  for (const Node& cell : node.inner) {
    const std::size_t indent = text.empty() ? 2 : 6;
    const std::string words = words_of(cell);
    if (words.empty()) continue;
    text += std::string(indent, ' ') + wrapped(words, indent, line_width) + '\n';
  }
  return text;
}

std::string text_of(const Node& node) {
  switch (node.kind) {
    case Kind::heading:
      return heading(node);
    case Kind::code_block:
      return indented(node.text);
    case Kind::list:
    case Kind::numbered_list:
      return items(node);
    case Kind::table: {
      std::string text;
      for (const Node& each : node.inner) text += row(each);
      return text;
    }
    default:
      return wrapped(words_of(node), 0, line_width) + '\n';
  }
}

}  // namespace

std::string plain_text(const std::vector<Node>& part) {
  std::string text;
  for (const Node& node : part) {
    if (!text.empty()) text += '\n';
    text += text_of(node);
  }
  return text;
}

}  // namespace feerie::guide
