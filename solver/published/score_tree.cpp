#include "published/score_tree.h"

#include <utility>

namespace feerie::published {
namespace {

using solution::Mark;

/// Half-moves behind each other; what is deeper is no solution, but would fill the stack.
constexpr std::size_t deepest = 400;

}  // namespace

void TreeBuilder::number(const Label& label, bool goes_on) {
  if (!goes_on) counted_before_ = 0;
  const Label counted{label.number + counted_before_, label.second};
  if (goes_on && counted <= label_) counted_before_ = label_.number;
  label_ = {label.number + counted_before_, label.second};
  fresh_ = true;
  alternative_ = false;
}

void TreeBuilder::skip() {
  path_.clear();
  advance();
  skipped_ = true;
}

void TreeBuilder::close() {
  if (saved_.empty()) return;
  path_ = saved_.back().path;
  label_ = saved_.back().label;
  fresh_ = alternative_ = false;
  saved_.pop_back();
}

bool TreeBuilder::move(const ScoreToken& token) {
  if (!counting()) return false;
  // Behind a separator stands another move of the same turn, unless a number says otherwise.
  if (!fresh_ && !alternative_ && !path_.empty() && !std::exchange(skipped_, false)) advance();
  fresh_ = alternative_ = skipped_ = false;
  while (!path_.empty() && at(path_.back()).label >= label_) path_.pop_back();
  if (path_.size() >= deepest) return false;
  if (threat_ && path_.empty()) add_position();
  Node node;
  node.move.text = token.text;
  node.move.label = label_;
  node.move.line = token.line;
  node.parent = path_.empty() ? -1 : path_.back();
  node.list = list_of(node);
  node.alternative = std::exchange(shares_mark_, false);
  threat_ = false;
  add(std::move(node));
  return true;
}

void TreeBuilder::mark(std::string_view text) {
  if (path_.empty()) return;
  const bool bad = text.find('?') != std::string_view::npos;
  if (path_.size() == 1) {
    const Mark mark = text == "?!?" ? Mark::violation : bad ? Mark::attempt : Mark::key;
    last().mark = mark;
    for (auto i = static_cast<std::size_t>(path_.back()); i > 0 && nodes_[i].alternative; --i) {
      nodes_[i - 1].move.mark = mark;
    }
  } else if (path_.size() == 2 && !bad && at(path_.front()).mark == Mark::attempt) {
    last().mark = Mark::refutation;
    nodes_[static_cast<std::size_t>(path_.back())].list = Node::List::refutations;
  }
}

std::vector<ScoreMove> TreeBuilder::take() {
  // Behind each node stand only nodes below it or beside it: from the end on, each is whole.
  std::vector<std::vector<std::size_t>> children(nodes_.size());
  std::vector<std::size_t> roots;
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    const int parent = nodes_[i].parent;
    (parent < 0 ? roots : children[static_cast<std::size_t>(parent)]).push_back(i);
  }
  for (std::size_t i = nodes_.size(); i-- > 0;) {
    for (const std::size_t child : children[i]) hang(nodes_[i].move, nodes_[child]);
  }
  std::vector<ScoreMove> moves;
  moves.reserve(roots.size());
  for (const std::size_t root : roots) moves.push_back(std::move(nodes_[root].move));
  *this = {};
  return moves;
}

void TreeBuilder::hang(ScoreMove& parent, Node& child) {
  using List = Node::List;
  auto& list = child.list == List::threats       ? parent.threats
               : child.list == List::refutations ? parent.refutations
                                                 : parent.replies;
  list.push_back(std::move(child.move));
}

void TreeBuilder::advance() {
  label_ = label_.second ? Label{label_.number + 1, false} : Label{label_.number, true};
}

void TreeBuilder::add_position() {
  Node node;
  node.move.label = {label_.number - 1, label_.second};
  add(std::move(node));
}

void TreeBuilder::add(Node node) {
  path_.push_back(static_cast<int>(nodes_.size()));
  nodes_.push_back(std::move(node));
}

auto TreeBuilder::list_of(const Node& node) const -> Node::List {
  using List = Node::List;
  if (node.parent < 0) return List::roots;
  const ScoreMove& parent = at(node.parent);
  const bool one_side = parent.label.second == label_.second;
  const ScoreMove& root = at(path_.front());
  const bool battle = root.mark != Mark::none || root.text.empty();
  if (threat_ || (one_side && battle)) return List::threats;
  if (node.parent == refuting_ && path_.size() == 1) return List::refutations;
  return List::replies;
}

}  // namespace feerie::published
