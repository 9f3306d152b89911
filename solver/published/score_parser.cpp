#include <algorithm>
#include <string>
#include <unordered_map>
#include <utility>

#include "published/deduction_lines.h"
#include "published/move_text.h"
#include "published/score.h"
#include "published/score_tokens.h"
#include "published/score_tree.h"

namespace feerie::published {
namespace {

using solution::Mark;
using Type = ScoreToken::Type;

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
