#include "published/score_tokens.h"

#include <algorithm>
#include <cctype>
#include <utility>

#include "published/score_words.h"

namespace feerie::published {
namespace {

using Type = ScoreToken::Type;

class Tokenizer {
 public:
  Tokenizer(std::string_view text, int first_line) : text_(text), line_(first_line) {}

  std::vector<ScoreToken> run() {
    while (at_ < text_.size()) next();
    return std::move(tokens_);
  }

 private:
  void next() {
    const char c = text_[at_];
    if (c == '\n') {
      add(Type::line_end, "\n");
      ++line_;
      ++at_;
    } else if (is_blank(c)) {
      ++at_;
    } else if (c == '{') {
      skip_comment();
    } else if (c == ',' || c == ';') {
      add(Type::separator, take(1));
    } else if (c == '(' && adds_numbers()) {
      tokens_.back().text += ' ' + std::string(take(text_.find(')', at_) + 1 - at_));
      // The unit may go on from there.
      if (at_ < text_.size() && text_[at_] == '-') {
        tokens_.back().text += std::string(take(length_of_word(text_, at_)));
      }
    } else if (c == '(' && tells_rebirth()) {
      at_ = std::min(text_.find(')', at_), text_.size() - 1) + 1;
    } else if (c == '>') {
      add(Type::threat, take(1));
    } else if (c == '(' || (c == '[' && opens_variation())) {
      ++brackets_;
      add(Type::open, take(1));
    } else if (c == ')' || (c == ']' && brackets_ > 0)) {
      brackets_ = std::max(0, brackets_ - 1);
      add(Type::close, take(1));
    } else if (!number() && !dots()) {
      word();
    }
  }

  void skip_comment() {
    for (int depth = 0; at_ < text_.size(); ++at_) {
      if (text_[at_] == '{') ++depth;
      if (text_[at_] == '}' && --depth == 0) {
        ++at_;
        return;
      }
      if (text_[at_] == '\n') ++line_;
    }
  }

  [[nodiscard]] bool behind_move() const {
    return !tokens_.empty() && tokens_.back().type == Type::move;
  }

  /// Numbers in parentheses belong to the move in front of them: how far the sides may still move
  /// in BGL Chess.
  [[nodiscard]] bool adds_numbers() const {
    if (!behind_move()) return false;
    const std::size_t end = text_.find_first_not_of("0123456789./-", at_ + 1);
    return end != std::string_view::npos && end > at_ + 1 && text_[end] == ')';
  }

  /// Parentheses right behind a move, with no number in them, tell where a unit is reborn. That may
  /// be left out, as other effects may.
  [[nodiscard]] bool tells_rebirth() const {
    if (!behind_move() || at_ == 0 || is_blank(text_[at_ - 1])) return false;
    const std::size_t next = text_.find_first_not_of(" >", at_ + 1);
    return next != std::string_view::npos && !is_digit(text_[next]) && text_[next] != '.';
  }

  /// A bracket in front of a move number; others hold effects of moves.
  [[nodiscard]] bool opens_variation() const {
    std::size_t at = at_ + 1;
    while (at < text_.size() && is_digit(text_[at])) ++at;
    return at > at_ + 1 && at < text_.size() && text_[at] == '.';
  }

  bool number() {
    const auto read = number_in_front(text_.substr(at_));
    if (!read) return false;
    tokens_.push_back(
        {Type::number, std::string(take(read->length)), read->value, read->second, line_});
    return true;
  }

  bool dots() {
    std::size_t count = 0;
    while (at_ + count < text_.size() && text_[at_ + count] == '.') ++count;
    if (text_.substr(at_).starts_with(ellipsis)) count = ellipsis.size();
    if (count < 2) return false;
    const bool pass = behind_move() || (!tokens_.empty() && tokens_.back().type == Type::sign);
    const std::string_view points = take(count);
    if (pass) {
      add(Type::move, "...");
    } else {
      add(Type::skip, points);
    }
    return true;
  }

  /// What is said of the solution as a whole.
  bool phrase() {
    const auto said = phrase_in_front(text_.substr(at_));
    if (!said) return false;
    add(said->type, take(said->length));
    // Times and limits are told behind it.
    while (said->type != Type::none && at_ < text_.size() && text_[at_] != '\n') ++at_;
    return true;
  }

  void word() {
    if (phrase()) return;
    const std::string_view whole = text_.substr(at_, length_of_word(text_, at_));
    at_ += whole.size();
    if (twin(whole)) return;
    // What a capture en passant does further is written behind `ep.`.
    if (behind_move() && (whole.starts_with("ep.") || whole.starts_with("e.p."))) {
      // A mark behind it is a word of its own.
      const std::string_view added = whole.substr(0, whole.find_first_of("!?"));
      at_ -= whole.size() - added.size();
      tokens_.back().text += ' ' + std::string(added);
      return;
    }
    if (const auto type = type_of_word(whole)) return add(*type, whole);
    if (is_sign(whole)) return add(sign_type(whole), whole);
    if (is_mark(whole)) return add(Type::mark, whole);
    split(whole);
  }

  /// `~` is a goal behind a move, and any move behind a number.
  [[nodiscard]] Type sign_type(std::string_view text) const {
    const bool behind_number = !tokens_.empty() && tokens_.back().type == Type::number;
    return text == "~" && behind_number ? Type::move : Type::sign;
  }

  /// The heading of a twin; its bracket has ended the word.
  bool twin(std::string_view word) {
    if (at_ >= text_.size() || text_[at_] != ')' || brackets_ > 0) return false;
    if (word.starts_with('+')) word.remove_prefix(1);
    const bool letter = !word.empty() && word.front() >= 'a' && word.front() <= 'z';
    if (!letter || !std::ranges::all_of(word.substr(1), is_digit)) return false;
    ++at_;
    add(Type::twin, word);
    return true;
  }

  /// A move with signs and marks right behind it, or in front of what follows.
  void split(std::string_view word) {
    const std::size_t begin = word.find_first_not_of("!?");
    if (begin != 0 && begin != std::string_view::npos) {
      add(Type::mark, word.substr(0, begin));
      at_ -= word.size() - begin;
      return;
    }
    const std::size_t mark_at = word.find_first_of("!?");
    const std::size_t behind = word.find_first_not_of("!?", mark_at);
    if (mark_at != std::string_view::npos && behind != std::string_view::npos) {
      at_ -= word.size() - behind;
      return split(word.substr(0, behind));
    }
    const std::string plain = without_letters_of_themes(word);
    if (plain.empty()) return;
    std::size_t end = plain.size();
    const auto last = [&] { return plain[end - 1]; };
    while (end > 0 && std::string_view("!?+#.:=").find(last()) != std::string_view::npos) --end;
    const std::string move = plain.substr(0, end);
    if (move.ends_with('~') && !is_hidden_move(move)) {
      add(Type::move, "~");
    } else if (is_move(move)) {
      add_alternatives(move);
    } else {
      return add(Type::unknown, word);
    }
    std::string mark;
    for (const char c : plain.substr(end)) {
      if (c == '!' || c == '?') mark += c;
    }
    if (!mark.empty()) add(Type::mark, mark);
  }

  /// `Rd5/Rxb5` are two moves, `e8=S/N` too; `Ke1-g1/wRh1-f1` is one.
  void add_alternatives(std::string_view text) {
    const std::size_t slash = slash_in(text);
    const std::string_view first = text.substr(0, slash);
    if (slash == std::string_view::npos || !is_move(first)) return add(Type::move, text);
    std::string second(text.substr(slash + 1));
    const bool companion = second.size() > 2 &&
                           std::string_view("wbsn").find(second[0]) != std::string_view::npos &&
                           std::isupper(static_cast<unsigned char>(second[1])) != 0;
    const std::size_t promotion = first.find('=');
    if (!is_move(second) && promotion != std::string_view::npos) {
      second.insert(0, first.substr(0, promotion + 1));
    }
    if (companion || !is_move(second)) return add(Type::move, text);
    add(Type::move, first);
    add(Type::separator, "/");
    add_alternatives(second);
  }

  void add(Type type, std::string_view text) {
    tokens_.push_back({type, std::string(text), 0, false, line_});
  }
  std::string_view take(std::size_t count) {
    at_ += count;
    return text_.substr(at_ - count, count);
  }

  std::string_view text_;
  std::size_t at_ = 0;
  int line_;
  int brackets_ = 0;
  std::vector<ScoreToken> tokens_;
};

}  // namespace

std::vector<ScoreToken> tokens_of(std::string_view text, int first_line) {
  return Tokenizer(text, first_line).run();
}

}  // namespace feerie::published
