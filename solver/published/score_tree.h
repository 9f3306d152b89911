#pragma once

#include <string_view>
#include <vector>

#include "published/score.h"
#include "published/score_tokens.h"

namespace feerie::published {

/// Builds the tree of one position from labels: a half-move belongs below the last one with a
/// smaller label. One that follows a move of its own side, where the play is battle play, is a
/// threat.
class TreeBuilder {
 public:
  [[nodiscard]] bool empty() const { return nodes_.empty(); }
  [[nodiscard]] bool counting() const { return label_.number > 0; }

  /// `goes_on`: a number that is not larger than the last one goes on with the line from there.
  void number(const Label& label, bool goes_on);
  /// A half-move that is left out: a line of its own begins behind it.
  void skip();
  /// The next move is a threat.
  void threat() { threat_ = true; }
  /// Refutations of the first move follow.
  void but() { refuting_ = path_.empty() ? -1 : path_.front(); }
  /// `slash`: the moves on both sides of it share what is said behind them.
  void separator(bool slash) {
    alternative_ = true;
    shares_mark_ = slash;
  }
  /// A variation in brackets begins, or ends.
  void open() { saved_.push_back({path_, label_}); }
  void close();
  /// The last move has more behind it than is written.
  void et_cetera() {
    if (!path_.empty()) last().unfinished = true;
  }

  /// False for a move without a count in front of it, or too deep in the tree.
  bool move(const ScoreToken& token);
  /// What a mark says of the last move: key, try, refutation.
  void mark(std::string_view text);

  /// The first moves of what was built; the builder is empty behind it.
  std::vector<ScoreMove> take();

 private:
  /// A half-move before the tree is put together.
  struct Node {
    enum class List : unsigned char { roots, replies, threats, refutations };
    ScoreMove move;
    int parent = -1;
    List list = List::roots;
    /// The node in front of it is marked as this one is.
    bool alternative = false;
  };
  struct Saved {
    std::vector<int> path;
    Label label;
  };

  static void hang(ScoreMove& parent, Node& child);
  /// To the next half-move of the count.
  void advance();
  /// The position itself, for threats in it.
  void add_position();
  void add(Node node);
  [[nodiscard]] Node::List list_of(const Node& node) const;

  [[nodiscard]] const ScoreMove& at(int node) const {
    return nodes_[static_cast<std::size_t>(node)].move;
  }
  ScoreMove& last() { return nodes_[static_cast<std::size_t>(path_.back())].move; }

  std::vector<Node> nodes_;
  /// The moves that lead to the last one, and it.
  std::vector<int> path_;
  std::vector<Saved> saved_;
  Label label_;
  /// Moves of the line in front of the present count.
  int counted_before_ = 0;
  /// A number stands in front of the next move; a separator does; a skipped half-move does.
  bool fresh_ = false, alternative_ = false, skipped_ = false;
  bool shares_mark_ = false;
  /// "threat:" has been read, and its move has not.
  bool threat_ = false;
  /// The try to which the refutations belong.
  int refuting_ = -1;
};

}  // namespace feerie::published
