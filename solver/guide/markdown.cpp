#include "guide/markdown.h"

#include <optional>
#include <stdexcept>
#include <utility>

#include "guide/parser.h"

namespace feerie::guide {
namespace {

std::optional<Kind> kind_of(MD_BLOCKTYPE type) {
  switch (type) {
    case MD_BLOCK_UL:
      return Kind::list;
    case MD_BLOCK_OL:
      return Kind::numbered_list;
    case MD_BLOCK_LI:
      return Kind::item;
    case MD_BLOCK_H:
      return Kind::heading;
    case MD_BLOCK_CODE:
      return Kind::code_block;
    case MD_BLOCK_P:
      return Kind::paragraph;
    case MD_BLOCK_TABLE:
      return Kind::table;
    case MD_BLOCK_TR:
      return Kind::row;
    case MD_BLOCK_TH:
    case MD_BLOCK_TD:
      return Kind::cell;
    default:
      return std::nullopt;
  }
}

std::optional<Kind> kind_of(MD_SPANTYPE type) {
  switch (type) {
    case MD_SPAN_EM:
      return Kind::emphasis;
    case MD_SPAN_STRONG:
      return Kind::strong;
    case MD_SPAN_A:
      return Kind::link;
    case MD_SPAN_CODE:
      return Kind::code;
    default:
      return std::nullopt;
  }
}

std::string text_of(const MD_ATTRIBUTE& attribute) {
  return {attribute.text, attribute.size};
}

/// The tree that grows while the parser tells what it meets.
class Tree {
 public:
  void open(Node node) { open_.push_back(std::move(node)); }

  void close() {
    Node node = std::move(open_.back());
    open_.pop_back();
    open_.back().inner.push_back(std::move(node));
  }

  void say(MD_TEXTTYPE type, std::string_view text) {
    Node& node = open_.back();
    if (node.kind == Kind::code || node.kind == Kind::code_block) {
      node.text += text;
      return;
    }
    const bool breaks = type == MD_TEXT_SOFTBR || type == MD_TEXT_BR;
    const std::string_view said = breaks ? " " : text;
    if (node.inner.empty() || node.inner.back().kind != Kind::text) {
      node.inner.push_back({.kind = Kind::text, .text = {}, .target = {}, .inner = {}});
    }
    node.inner.back().text += said;
  }

  Node root() { return std::move(open_.front()); }

 private:
  std::vector<Node> open_ = std::vector<Node>(1);
};

Tree& tree_of(void* tree) {
  return *static_cast<Tree*>(tree);
}

int enter_block(MD_BLOCKTYPE type, void* detail, void* tree) {
  const auto kind = kind_of(type);
  if (!kind) return 0;
  Node node{.kind = *kind, .text = {}, .target = {}, .inner = {}};
  if (type == MD_BLOCK_H) node.level = static_cast<const MD_BLOCK_H_DETAIL*>(detail)->level;
  if (type == MD_BLOCK_CODE) {
    node.target = text_of(static_cast<const MD_BLOCK_CODE_DETAIL*>(detail)->info);
  }
  tree_of(tree).open(std::move(node));
  return 0;
}

int leave_block(MD_BLOCKTYPE type, void*, void* tree) {
  if (kind_of(type)) tree_of(tree).close();
  return 0;
}

int enter_span(MD_SPANTYPE type, void* detail, void* tree) {
  const auto kind = kind_of(type);
  if (!kind) return 0;
  Node node{.kind = *kind, .text = {}, .target = {}, .inner = {}};
  if (type == MD_SPAN_A) node.target = text_of(static_cast<const MD_SPAN_A_DETAIL*>(detail)->href);
  tree_of(tree).open(std::move(node));
  return 0;
}

int leave_span(MD_SPANTYPE type, void*, void* tree) {
  if (kind_of(type)) tree_of(tree).close();
  return 0;
}

int say(MD_TEXTTYPE type, const MD_CHAR* text, MD_SIZE size, void* tree) {
  tree_of(tree).say(type, {text, size});
  return 0;
}

}  // namespace

Node parse_markdown(std::string_view text) {
  MD_PARSER parser{};
  parser.flags = MD_FLAG_TABLES | MD_FLAG_NOHTML;
  parser.enter_block = enter_block;
  parser.leave_block = leave_block;
  parser.enter_span = enter_span;
  parser.leave_span = leave_span;
  parser.text = say;
  Tree tree;
  if (parse(text, parser, &tree) != 0) {
    throw std::runtime_error("a chapter of the manual cannot be parsed");
  }
  return tree.root();
}

std::string words_of(const Node& node) {
  std::string words = node.text;
  for (const Node& each : node.inner) words += words_of(each);
  return words;
}

}  // namespace feerie::guide
