#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// The chapters of the manual, which are written by hand as docs/manual/*.md.
namespace feerie::guide {

/// What a node of a text in Markdown is.
enum class Kind : std::uint8_t {
  document,
  heading,
  paragraph,
  code_block,
  list,
  numbered_list,
  item,
  table,
  row,
  cell,
  text,
  code,
  emphasis,
  strong,
  link
};

/// A text in Markdown, or a part of it.
struct Node {
  Kind kind = Kind::document;
  /// Of a heading 1 to 6.
  unsigned level = 0;
  /// Of a text, of code and of a block of code: what it says. Blanks and line ends count in a
  /// block.
  std::string text;
  /// Where a link leads, or what stands behind the fence of a block of code.
  std::string target;
  std::vector<Node> inner;
};

/// The text as a tree, by CommonMark with the tables of GitHub. HTML and pictures in it have no
/// node of their own: what they say is plain text. Throws std::runtime_error if the parser fails.
Node parse_markdown(std::string_view text);

/// All that is said in the node, without its form.
std::string words_of(const Node& node);

}  // namespace feerie::guide
