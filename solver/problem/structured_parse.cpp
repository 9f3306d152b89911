#include <algorithm>
#include <charconv>
#include <memory>
#include <optional>
#include <utility>

#include "problem/stipulation_text.h"
#include "problem/stipulation_words.h"

namespace feerie::stipulation {

namespace {

using Type = Expression::Type;

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
}

/// Reads an expression by recursive descent. The first error ends it: every function returns null
/// (or false) then.
class Parser {
 public:
  explicit Parser(std::string_view text, Language language) : text_(text), language_(language) {}

  ParseResult run() {
    Stipulation result;
    result.form = Form::structured;
    if (!read_side(result.starts)) return *error_;
    result.structure = expression(0);
    if (!result.structure) return *error_;
    if (at_ < text_.size() && !is_blank(text_[at_])) {
      fail(at_, 1, "text behind a complete stipulation");
      return *error_;
    }
    return Parsed{std::move(result), at_};
  }

 private:
  // --- Characters --------------------------------------------------------------------------------

  void skip_blanks() {
    while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
  }
  /// The next character that is not blank, in lower case; 0 at the end.
  char peek() {
    skip_blanks();
    return at_ < text_.size() ? lower(text_[at_]) : '\0';
  }
  bool take(char wanted) {
    if (peek() != wanted) return false;
    ++at_;
    return true;
  }
  std::nullptr_t fail(std::size_t offset, std::size_t length, std::string message,
                      std::string hint = {}) {
    if (!error_) error_ = ParseError{offset, length, std::move(message), std::move(hint)};
    return nullptr;
  }
  std::nullptr_t fail_here(std::string message, std::string hint = {}) {
    skip_blanks();
    return fail(at_, at_ < text_.size() ? 1 : 0, std::move(message), std::move(hint));
  }

  // --- Parts -------------------------------------------------------------------------------------

  bool read_side(Side& side) {
    skip_blanks();
    const std::size_t begin = at_;
    std::string word;
    while (at_ < text_.size() && !is_blank(text_[at_])) word += lower(text_[at_++]);
    for (const Side each : {Side::white, Side::black}) {
      std::string name(name_of(each, language_));
      std::ranges::transform(name, name.begin(), lower);
      if (!word.empty() && name.starts_with(word)) {
        side = each;
        return true;
      }
    }
    fail(begin, at_ - begin, "the side on move is expected",
         std::string(name_of(Side::white, language_)) + " or " +
             std::string(name_of(Side::black, language_)));
    return false;
  }

  ExpressionPtr expression(int depth) {
    ExpressionPtr left = operand(depth);
    if (!left) return nullptr;
    const std::size_t complete = at_;
    const char sign = peek();
    if (sign != '&' && sign != '|') {
      at_ = complete;  // blanks behind it are not part of it
      open_ = false;
      return left;
    }
    const std::size_t place = at_++;
    ExpressionPtr right = expression(depth + 1);
    if (!right) return nullptr;
    if (group_of(*left) != group_of(*right)) {
      return fail(place, 1, "the two sides are of different kinds",
                  "goals can be joined with goals, ad, hh and s with each other, da with da");
    }
    const Type type = sign == '&' ? Type::conjunction : Type::disjunction;
    const Type other = sign == '&' ? Type::disjunction : Type::conjunction;
    if (right->type == other && open_) {
      return fail(place, 1, "& and | are mixed", "put parentheses around one of them");
    }
    open_ = true;
    return join(type, std::move(left), std::move(right));
  }

  static ExpressionPtr join(Type type, ExpressionPtr left, ExpressionPtr right) {
    auto joined = std::make_shared<Expression>();
    joined->type = type;
    joined->left = std::move(left);
    joined->right = std::move(right);
    return joined;
  }

  ExpressionPtr operand(int depth) {
    if (depth > deepest) return fail_here("the stipulation is nested too deeply");
    const char first = peek();
    if (first == '(') {
      ++at_;
      ExpressionPtr inside = expression(depth + 1);
      if (!inside) return nullptr;
      if (!take(')')) return fail_here("a closing parenthesis is missing");
      open_ = false;
      return inside;
    }
    if (first == '!' || first == '-') {
      ++at_;
      ExpressionPtr inside = operand(depth + 1);
      if (!inside) return nullptr;
      return join(first == '!' ? Type::negation : Type::inversion, std::move(inside), nullptr);
    }
    const bool castling = text_.substr(at_).starts_with("00");
    return is_digit(first) && !castling ? branch(depth) : leaf();
  }

  ExpressionPtr leaf() {
    const GoalText found = find_goal(text_.substr(at_));
    if (found.used == 0) {
      return fail_here(
          at_ < text_.size() ? "neither a goal nor a branch" : "the stipulation ends here",
          "a branch is a length and ad, da, hh or s: 3a[#]d; a goal is #, =, x, zg7, ...");
    }
    at_ += found.used;
    auto goal = std::make_shared<Expression>();
    goal->goal = found.goal.goal;
    goal->target = found.goal.target;
    return goal;
  }

  std::optional<int> number() {
    skip_blanks();
    const std::size_t begin = at_;
    while (at_ < text_.size() && is_digit(text_[at_])) ++at_;
    int value = 0;
    const auto [behind, problem] = std::from_chars(text_.data() + begin, text_.data() + at_, value);
    if (begin == at_ || problem != std::errc() || value < 1 || value > longest) {
      fail(begin, at_ - begin, "a length from 1 to " + std::to_string(longest) + " is expected");
      return std::nullopt;
    }
    return value;
  }

  ExpressionPtr branch(int depth) {
    const std::size_t begin = at_;
    auto result = std::make_shared<Expression>();
    result->type = Type::branch;
    const auto first = number();
    if (!first) return nullptr;
    result->maximum = *first;
    if (take(':')) {
      const auto second = number();
      if (!second) return nullptr;
      if (*second < *first) {
        return fail(begin, at_ - begin, "the minimal length exceeds the maximal one");
      }
      result->minimum = *first;
      result->maximum = *second;
    }
    return kind(*result, depth) ? result : nullptr;
  }

  bool kind(Expression& branch, int depth) {
    const char letter = peek();
    switch (letter) {
      case 's':
        branch.play = PlayKind::series;
        ++at_;
        return clauses(branch.after_first, depth);
      case 'a':
        branch.play = PlayKind::attack;
        return both(branch, 'd', depth);
      case 'd':
        branch.play = PlayKind::defence;
        return both(branch, 'a', depth);
      case 'h':
        branch.play = PlayKind::help;
        return both(branch, 'h', depth);
      default:
        fail_here("the kind of play is missing behind the length", "a..d, d..a, h..h or s");
        return false;
    }
  }

  /// A branch of two half-moves; `second` is the letter of the second one.
  bool both(Expression& branch, char second, int depth) {
    ++at_;
    if (!clauses(branch.after_first, depth)) return false;
    if (branch.play == PlayKind::attack) end_by_attacks(branch.after_first);
    if (peek() == '?') {
      if (!text_.substr(at_).starts_with("?+?")) {
        fail_here("only ?+? can stand here");
        return false;
      }
      if (second == 'a') {
        fail(at_, 3, "?+? is possible in front of d and of the second h only");
        return false;
      }
      at_ += 3;
      branch.parry = true;
    }
    if (!take(second)) {
      fail_here(std::string("the letter '") + second + "' is missing", "for example: 3a[#]d");
      return false;
    }
    if (!clauses(branch.after_second, depth)) return false;
    if (branch.play == PlayKind::defence) end_by_attacks(branch.after_second);
    return true;
  }

  /// An attacking move is answered by the play of a fork that the defender begins: behind it, as
  /// in reflex play, the attack does not go on.
  static void end_by_attacks(std::vector<Clause>& list) {
    for (Clause& clause : list) {
      const bool fork = clause.role == Clause::Role::fork;
      if (fork && group_of(*clause.expression) == Group::attack) clause.forced = true;
    }
  }

  bool clauses(std::vector<Clause>& list, int depth) {
    std::size_t behind = at_;
    for (char first = peek(); first == '[' || first == '{'; first = peek()) {
      if (!clause(list, depth)) return false;
      behind = at_;
    }
    at_ = behind;  // blanks are left to what follows
    return true;
  }

  bool clause(std::vector<Clause>& list, int depth) {
    const bool fork = text_[at_++] == '[';
    Clause result;
    result.role = fork ? Clause::Role::fork : Clause::Role::constraint;
    const char sign = peek();
    const std::size_t place = at_;
    result.forced = fork && take('>');
    result.hidden = fork && take('/');
    result.expression = expression(depth + 1);
    if (!result.expression) return false;
    if ((result.forced || result.hidden) && group_of(*result.expression) == Group::leaf) {
      fail(place, 1, std::string(1, sign) + " can only stand in front of a branch");
      return false;
    }
    if (!take(fork ? ']' : '}')) {
      fail_here(std::string("'") + (fork ? ']' : '}') + "' is missing");
      return false;
    }
    list.push_back(std::move(result));
    return true;
  }

  std::string_view text_;
  Language language_;
  std::size_t at_ = 0;
  /// The expression read last is joined by `&` or `|` and has no parentheses around it.
  bool open_ = false;
  std::optional<ParseError> error_;
};

}  // namespace

ParseResult parse_structured(std::string_view text, Language language) {
  return Parser(text, language).run();
}

}  // namespace feerie::stipulation
