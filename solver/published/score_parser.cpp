#include <algorithm>
#include <string>
#include <unordered_map>
#include <utility>

#include "published/deduction_lines.h"
#include "published/move_text.h"
#include "published/score.h"
#include "published/score_tokens.h"

namespace feerie::published {
namespace {

using solution::Mark;
using Type = ScoreToken::Type;

/// Half-moves behind each other; what is deeper is no solution, but would fill the stack.
constexpr std::size_t deepest = 400;

/// A half-move before the tree is put together.
struct Node {
  enum class List : unsigned char { roots, replies, threats, refutations };
  ScoreMove move;
  int parent = -1;
  List list = List::roots;
  /// The node in front of it is marked as this one is.
  bool alternative = false;
};

/// Builds the tree of one position from labels: a half-move belongs below the last one with a
/// smaller label. One that follows a move of its own side, where the play is battle play, is a
/// threat.
class TreeBuilder {
 public:
  [[nodiscard]] bool empty() const { return nodes_.empty(); }
  [[nodiscard]] bool counting() const { return label_.number > 0; }

  /// `goes_on`: a number that is not larger than the last one goes on with the line from there.
  void number(const Label& label, bool goes_on) {
    if (!goes_on) counted_before_ = 0;
    const Label counted{label.number + counted_before_, label.second};
    if (goes_on && counted <= label_) counted_before_ = label_.number;
    label_ = {label.number + counted_before_, label.second};
    fresh_ = true;
    alternative_ = false;
  }
  /// A half-move that is left out: a line of its own begins behind it.
  void skip() {
    path_.clear();
    advance();
    skipped_ = true;
  }
  void threat() { threat_ = true; }
  void but() { refuting_ = path_.empty() ? -1 : path_.front(); }
  /// `slash`: the moves on both sides of it share what is said behind them.
  void separator(bool slash) {
    alternative_ = true;
    shares_mark_ = slash;
  }
  void open() { saved_.push_back({path_, label_}); }
  void close() {
    if (saved_.empty()) return;
    path_ = saved_.back().path;
    label_ = saved_.back().label;
    fresh_ = alternative_ = false;
    saved_.pop_back();
  }
  void et_cetera() {
    if (!path_.empty()) last().unfinished = true;
  }

  bool move(const ScoreToken& token) {
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

  void mark(std::string_view text) {
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

  std::vector<ScoreMove> take() {
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

 private:
  struct Saved {
    std::vector<int> path;
    Label label;
  };

  static void hang(ScoreMove& parent, Node& child) {
    using List = Node::List;
    auto& list = child.list == List::threats       ? parent.threats
                 : child.list == List::refutations ? parent.refutations
                                                   : parent.replies;
    list.push_back(std::move(child.move));
  }

  /// To the next half-move of the count.
  void advance() {
    label_ = label_.second ? Label{label_.number + 1, false} : Label{label_.number, true};
  }

  /// The position itself, for threats in it.
  void add_position() {
    Node node;
    node.move.label = {label_.number - 1, label_.second};
    add(std::move(node));
  }

  void add(Node node) {
    path_.push_back(static_cast<int>(nodes_.size()));
    nodes_.push_back(std::move(node));
  }

  [[nodiscard]] Node::List list_of(const Node& node) const {
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

class Parser {
 public:
  explicit Parser(bool counts_anew) : counts_anew_(counts_anew) {}

  Scores run(const std::vector<ScoreToken>& tokens) {
    for (const ScoreToken& token : tokens) take(token);
    end_line();
    end_twin();
    for (Score& score : scores_.twins) {
      score.says_none |= finished_ && !scores_.partial && score.roots.empty();
    }
    if (scores_.twins.size() > 1) std::erase_if(scores_.twins, is_nothing);
    return std::move(scores_);
  }

 private:
  static bool is_nothing(const Score& score) { return score.twin.empty() && score.roots.empty(); }

  void take(const ScoreToken& token) {
    switch (token.type) {
      case Type::number:
        builder_.number({token.number, token.second}, counts_anew_ && moves_in_line_);
        moves_in_line_ = true;
        break;
      case Type::move:
        if (!builder_.move(token)) unread_.push_back({token.text, token.line});
        break;
      case Type::skip:
        if (builder_.counting()) builder_.skip();
        break;
      case Type::mark:
        builder_.mark(token.text);
        break;
      case Type::twin:
        end_twin();
        score_.twin = token.text;
        break;
      case Type::threat:
        builder_.threat();
        break;
      case Type::but:
        builder_.but();
        break;
      case Type::et_cetera:
        builder_.et_cetera();
        break;
      case Type::none:
        score_.says_none = true;
        break;
      case Type::finished:
        finished_ = true;
        break;
      case Type::partial:
        scores_.partial = true;
        break;
      case Type::separator:
        builder_.separator(token.text == "/");
        break;
      case Type::open:
        builder_.open();
        break;
      case Type::close:
        builder_.close();
        break;
      case Type::line_end:
        end_line();
        break;
      case Type::unknown:
        unread_.push_back({token.text, token.line});
        break;
      case Type::sign:
      case Type::remark:
      case Type::zugzwang:
        break;
    }
  }

  /// Words on a line of their own are remarks.
  void end_line() {
    if (moves_in_line_) {
      scores_.unread.insert(scores_.unread.end(), unread_.begin(), unread_.end());
    }
    unread_.clear();
    moves_in_line_ = false;
  }

  void end_twin() {
    score_.roots = builder_.take();
    scores_.twins.push_back(std::exchange(score_, {}));
  }

  Scores scores_;
  Score score_;
  TreeBuilder builder_;
  std::vector<Unread> unread_;
  const bool counts_anew_;
  bool moves_in_line_ = false;
  /// A program says that what it has not found does not exist.
  bool finished_ = false;
};

bool is_border(std::string_view line) {
  return line.starts_with("+---a---b---c");
}

/// Lines that tell which move is being examined: `  1  (Ka3-b2   Time = 0.1 s)`, `  2:7  (Rh3-h1)`.
bool is_move_number(std::string_view line) {
  std::size_t at = line.find_first_not_of(' ');
  const std::size_t digits = at;
  // Numbers of several half-moves have colons between them.
  const auto is_part = [](char c) { return c == ':' || (c >= '0' && c <= '9'); };
  while (at < line.size() && is_part(line[at])) ++at;
  if (at == digits || at >= line.size() || line[at] != ' ') return false;
  at = line.find_first_not_of(' ', at);
  return at != std::string_view::npos && line[at] == '(';
}

/// Leaves the play of an output, and blank lines for what is not play, so that lines keep their
/// numbers.
std::string play_of(std::string_view text) {
  std::vector<std::string_view> lines;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    lines.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  std::size_t first = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (is_border(lines[i])) first = i + 1;
  }
  // Below the board are stipulation and conditions, up to a blank line.
  while (first > 0 && first < lines.size() && !lines[first].empty()) ++first;
  std::string play;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const bool is_play = !is_move_number(lines[i]) && !tells_deduction(lines[i]);
    if (i >= first && is_play) play += lines[i];
    play += '\n';
  }
  return play;
}

/// `...` in front of the first move is a pass where passes are moves. Programs write set play as
/// `1...`, so that behind `1.` it is a pass in their output.
void find_passes(std::vector<ScoreToken>& tokens, bool passes_are_moves) {
  const bool by_program = std::ranges::any_of(tokens, [](const ScoreToken& token) {
    return token.type == Type::finished || token.type == Type::partial;
  });
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].type != Type::skip) continue;
    const bool behind_number = i > 0 && tokens[i - 1].type == Type::number && !tokens[i - 1].second;
    if (passes_are_moves || (by_program && behind_number)) tokens[i].type = Type::move;
  }
}

void move_all(std::vector<ScoreMove>& from, std::vector<ScoreMove>& to) {
  to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

}  // namespace

Scores parse_scores(std::string_view text, const Reading& reading) {
  auto tokens = tokens_of(play_of(text), reading.first_line);
  find_passes(tokens, reading.passes_are_moves);
  return Parser(reading.counts_anew).run(tokens);
}

void free_first_moves(std::vector<ScoreMove>& moves) {
  std::vector<ScoreMove> freed;
  for (ScoreMove& move : moves) {
    std::vector<ScoreMove> replies;
    if (move.text.empty()) replies.swap(move.replies);
    if (!replies.empty()) move.label = replies.front().label;
    if (!move.text.empty() || !move.threats.empty()) freed.push_back(std::move(move));
    move_all(replies, freed);
  }
  moves = std::move(freed);
}

void join_equal_moves(std::vector<ScoreMove>& moves) {
  std::vector<ScoreMove> joined;
  std::unordered_map<std::string, std::size_t> places;
  for (ScoreMove& move : moves) {
    const auto [place, is_new] = places.emplace(move.text, joined.size());
    if (is_new) {
      joined.push_back(std::move(move));
      continue;
    }
    ScoreMove& same = joined[place->second];
    if (same.mark == Mark::none) same.mark = move.mark;
    same.unfinished |= move.unfinished;
    move_all(move.threats, same.threats);
    move_all(move.replies, same.replies);
    move_all(move.refutations, same.refutations);
  }
  moves = std::move(joined);
  for (ScoreMove& move : moves) {
    for (auto* list : {&move.threats, &move.replies, &move.refutations}) join_equal_moves(*list);
  }
}

}  // namespace feerie::published
