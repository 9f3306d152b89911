#include "published/score_tokens.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include "game/catalogue.h"
#include "game/entries.h"

namespace feerie::published {
namespace {

using Type = ScoreToken::Type;

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\v' || c == '\f';
}

bool has_square(std::string_view text) {
  for (std::size_t at = 0; at + 1 < text.size(); ++at) {
    const char file = text[at];
    const char rank = text[at + 1];
    if (file >= 'a' && file <= 'h' && rank >= '1' && rank <= '8') return true;
  }
  return false;
}

bool is_castling(std::string_view text) {
  return text.starts_with("0-0") || text.starts_with("O-O");
}

/// Does the text name a condition by which something happens instead of a move?
bool stands_for_move(std::string_view text) {
  return std::ranges::any_of(Catalogue<Condition>::all(), [text](const Condition* condition) {
    const Names& names = condition->names;
    return condition->replaces_moves &&
           (text == names.english || text == names.german || text == names.french);
  });
}

/// Some unit that nobody sees goes somewhere: `TI~-~`.
bool is_hidden_move(std::string_view text) {
  return text.starts_with("TI~");
}

bool is_move(std::string_view text) {
  return text == "~" || has_square(text) || is_castling(text) || is_hidden_move(text) ||
         stands_for_move(text);
}

/// Words of solutions in English, French and German, in small letters.
constexpr std::array words{
    std::pair{"threat:", Type::threat},     std::pair{"threat", Type::threat},
    std::pair{"threatening", Type::threat}, std::pair{"thr.", Type::threat},
    std::pair{"drohung:", Type::threat},    std::pair{"drohung", Type::threat},
    std::pair{"droht", Type::threat},       std::pair{"dr.", Type::threat},
    std::pair{"menace:", Type::threat},     std::pair{"menace", Type::threat},
    std::pair{"zugzwang.", Type::zugzwang}, std::pair{"zugzwang", Type::zugzwang},
    std::pair{"zz", Type::zugzwang},        std::pair{"zz.", Type::zugzwang},
    std::pair{"zzw.", Type::zugzwang},      std::pair{"blocus.", Type::zugzwang},
    std::pair{"blocus", Type::zugzwang},    std::pair{"but", Type::but},
    std::pair{"aber", Type::but},           std::pair{"mais", Type::but},
    std::pair{"etc.", Type::et_cetera},     std::pair{"etc", Type::et_cetera},
    std::pair{"usw.", Type::et_cetera},     std::pair{"and", Type::separator},
    std::pair{"und", Type::separator},      std::pair{"et", Type::separator},
    std::pair{"refutes.", Type::sign},      std::pair{"widerlegt.", Type::sign},
    std::pair{"refute.", Type::sign},       std::pair{"threat(s):", Type::threat},
};

/// In small letters.
constexpr std::array phrases{
    std::pair{"no solution", Type::none},
    std::pair{"keine loesung", Type::none},
    std::pair{"keine l\u00F6sung", Type::none},
    std::pair{"pas de solution", Type::none},
    std::pair{"can't decide whether", Type::remark},
    std::pair{"kann nicht entscheiden, ob", Type::remark},
    std::pair{"solution finished.", Type::finished},
    std::pair{"loesung beendet.", Type::finished},
    std::pair{"solution terminee.", Type::finished},
    std::pair{"partial solution", Type::partial},
    std::pair{"partielle loesung", Type::partial},
    std::pair{"solution partielle", Type::partial},
    std::pair{"solving interrupted.", Type::partial},
    std::pair{"bearbeitung abgebrochen.", Type::partial},
    std::pair{"solution interrompue.", Type::partial},
};

/// Goal signs that stand apart from the move, and signs of check.
constexpr std::array signs{"+",    "++",        "#",  "=",    "==",   "##",   "##!",   "!#",
                           "!=",   "x",         "z",  "#=",   "kx",   "win",  "drawn", "%",
                           "ct",   "ctr",       "<>", "<>r",  "dia",  "a=>b", "ep",    "ep.",
                           "00",   "k",         "~",  "c81",  "mate", "matt", "mat",   "pat",
                           "patt", "stalemate", "*",  "e.p.", "e.p"};

constexpr std::array marks{"!", "!!", "?", "??", "!?", "?!", "?!?"};

std::string lower(std::string_view text) {
  std::string result(text);
  for (char& c : result) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return result;
}

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
        tokens_.back().text += std::string(take(length_of_word()));
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

  /// `2.`, `2...`, `*1...`
  bool number() {
    std::size_t at = at_;
    if (text_[at] == '*') ++at;
    const std::size_t digits = at;
    int value = 0;
    while (at < text_.size() && is_digit(text_[at]) && at < digits + 4) {
      value = value * 10 + (text_[at++] - '0');
    }
    std::size_t dots = 0;
    while (at < text_.size() && text_[at] == '.') {
      ++at;
      ++dots;
    }
    if (text_.substr(at).starts_with("\u2026")) {
      at += std::string_view("\u2026").size();
      dots += 3;
    }
    if (at == digits || dots == 0 || !is_digit(text_[digits])) return false;
    ScoreToken token{Type::number, std::string(text_.substr(at_, at - at_)), value, dots > 1,
                     line_};
    tokens_.push_back(std::move(token));
    at_ = at;
    return true;
  }

  bool dots() {
    std::size_t count = 0;
    while (at_ + count < text_.size() && text_[at_ + count] == '.') ++count;
    if (text_.substr(at_).starts_with("\u2026")) count = std::string_view("\u2026").size();
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

  /// Up to the next blank or separator outside of brackets, which hold effects.
  [[nodiscard]] std::size_t length_of_word() const {
    int depth = 0;
    std::size_t at = at_;
    for (; at < text_.size() && text_[at] != '\n'; ++at) {
      const char c = text_[at];
      if (c == '[') ++depth;
      if (c == ']' && --depth < 0) break;
      if (depth > 0) continue;
      if (is_blank(c) || c == ',' || c == ';' || c == '{') break;
      if (c == '(' && !promotion_at(at)) break;
      if (c == ')' && !(at >= 2 && promotion_at(at - 2))) break;
    }
    return std::max<std::size_t>(at - at_, 1);
  }

  /// `e8(Q)`.
  [[nodiscard]] bool promotion_at(std::size_t at) const {
    return at > at_ + 1 && at + 2 < text_.size() && text_[at] == '(' &&
           std::isupper(static_cast<unsigned char>(text_[at + 1])) != 0 && text_[at + 2] == ')' &&
           is_digit(text_[at - 1]);
  }

  /// What is said of the solution as a whole.
  bool phrase() {
    for (const auto& [wanted, type] : phrases) {
      const std::string_view said(wanted);
      if (lower(text_.substr(at_, said.size())) != said) continue;
      add(type, take(said.size()));
      // Times and limits are told behind it.
      while (type != Type::none && at_ < text_.size() && text_[at_] != '\n') ++at_;
      return true;
    }
    return false;
  }

  void word() {
    if (phrase()) return;
    const std::string_view whole = text_.substr(at_, length_of_word());
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
    const std::string small = lower(whole);
    for (const auto& [name, type] : words) {
      if (small == name) return add(type, whole);
    }
    if (std::ranges::find(signs, whole) != signs.end()) return add(sign_type(whole), whole);
    if (std::ranges::find(marks, whole) != marks.end()) return add(Type::mark, whole);
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

  /// Commentators mark moves that recur by letters: `Ne5[a]`.
  static std::string without_letters_of_themes(std::string_view word) {
    constexpr std::size_t most_letters = 2;
    std::string text(word);
    for (std::size_t begin = text.find('['); begin != std::string::npos;
         begin = text.find('[', begin + 1)) {
      const std::size_t end = text.find(']', begin);
      if (end == std::string::npos) break;
      const std::string_view inside = std::string_view(text).substr(begin + 1, end - begin - 1);
      const bool letters = std::ranges::all_of(inside, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '\'';
      });
      if (!letters || inside.size() > most_letters) continue;
      text.erase(begin, end + 1 - begin);
      if (begin-- == 0) break;
    }
    return text;
  }

  /// The first slash outside of brackets, which hold effects.
  static std::size_t slash_in(std::string_view text) {
    int depth = 0;
    for (std::size_t at = 1; at < text.size(); ++at) {
      if (text[at] == '[') ++depth;
      if (text[at] == ']') --depth;
      if (text[at] == '/' && depth == 0) return at;
    }
    return std::string_view::npos;
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
