#include <memory>
#include <utility>

#include "problem/stipulation_text.h"
#include "problem/stipulation_words.h"
#include "problem/structured_tokens.h"

namespace feerie::stipulation {

namespace {

using Type = Expression::Type;

/// Reads an expression by recursive descent. The first error ends it: every function returns null
/// (or false) then.
class Parser {
 public:
  Parser(std::string_view text, Language language) : tokens_(text, language) {}

  ParseResult run() {
    Stipulation result;
    result.form = Form::structured;
    if (!tokens_.read_side(result.starts)) return tokens_.error();
    result.structure = expression(0);
    if (!result.structure) return tokens_.error();
    const std::string_view rest = tokens_.rest();
    if (!rest.empty() && !is_blank(rest.front())) {
      tokens_.fail(tokens_.offset(), 1, "text behind a complete stipulation");
      return tokens_.error();
    }
    return Parsed{std::move(result), tokens_.offset()};
  }

 private:
  ExpressionPtr expression(int depth) {
    ExpressionPtr left = operand(depth);
    if (!left) return nullptr;
    const std::size_t complete = tokens_.offset();
    const char sign = tokens_.peek();
    if (sign != '&' && sign != '|') {
      tokens_.seek(complete);  // blanks behind it are not part of it
      open_ = false;
      return left;
    }
    const std::size_t place = tokens_.offset();
    tokens_.pass();
    ExpressionPtr right = expression(depth + 1);
    if (!right) return nullptr;
    if (group_of(*left) != group_of(*right)) {
      return tokens_.fail(
          place, 1, "the two sides are of different kinds",
          "goals can be joined with goals, ad, hh and s with each other, da with da");
    }
    const Type type = sign == '&' ? Type::conjunction : Type::disjunction;
    const Type other = sign == '&' ? Type::disjunction : Type::conjunction;
    if (right->type == other && open_) {
      return tokens_.fail(place, 1, "& and | are mixed", "put parentheses around one of them");
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
    if (depth > deepest) return tokens_.fail_here("the stipulation is nested too deeply");
    const char first = tokens_.peek();
    if (first == '(') {
      tokens_.pass();
      ExpressionPtr inside = expression(depth + 1);
      if (!inside) return nullptr;
      if (!tokens_.take(')')) return tokens_.fail_here("a closing parenthesis is missing");
      open_ = false;
      return inside;
    }
    if (first == '!' || first == '-') {
      tokens_.pass();
      ExpressionPtr inside = operand(depth + 1);
      if (!inside) return nullptr;
      return join(first == '!' ? Type::negation : Type::inversion, std::move(inside), nullptr);
    }
    return tokens_.at_number() ? branch(depth) : tokens_.leaf();
  }

  ExpressionPtr branch(int depth) {
    const std::size_t begin = tokens_.offset();
    auto result = std::make_shared<Expression>();
    result->type = Type::branch;
    const auto first = tokens_.number();
    if (!first) return nullptr;
    result->maximum = *first;
    if (tokens_.take(':')) {
      const auto second = tokens_.number();
      if (!second) return nullptr;
      if (*second < *first) {
        return tokens_.fail(begin, tokens_.offset() - begin,
                            "the minimal length exceeds the maximal one");
      }
      result->minimum = *first;
      result->maximum = *second;
    }
    return kind(*result, depth) ? result : nullptr;
  }

  bool kind(Expression& branch, int depth) {
    const char letter = tokens_.peek();
    switch (letter) {
      case 's':
        branch.play = PlayKind::series;
        tokens_.pass();
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
        tokens_.fail_here("the kind of play is missing behind the length", "a..d, d..a, h..h or s");
        return false;
    }
  }

  /// A branch of two half-moves; `second` is the letter of the second one.
  bool both(Expression& branch, char second, int depth) {
    tokens_.pass();
    if (!clauses(branch.after_first, depth)) return false;
    if (branch.play == PlayKind::attack) end_by_attacks(branch.after_first);
    if (tokens_.peek() == '?') {
      if (!tokens_.rest().starts_with("?+?")) {
        tokens_.fail_here("only ?+? can stand here");
        return false;
      }
      if (second == 'a') {
        tokens_.fail(tokens_.offset(), 3, "?+? is possible in front of d and of the second h only");
        return false;
      }
      tokens_.pass(3);
      branch.parry = true;
    }
    if (!tokens_.take(second)) {
      tokens_.fail_here(std::string("the letter '") + second + "' is missing",
                        "for example: 3a[#]d");
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
    std::size_t behind = tokens_.offset();
    for (char first = tokens_.peek(); first == '[' || first == '{'; first = tokens_.peek()) {
      if (!clause(list, depth)) return false;
      behind = tokens_.offset();
    }
    tokens_.seek(behind);  // blanks are left to what follows
    return true;
  }

  bool clause(std::vector<Clause>& list, int depth) {
    const bool fork = tokens_.peek() == '[';
    tokens_.pass();
    Clause result;
    result.role = fork ? Clause::Role::fork : Clause::Role::constraint;
    const char sign = tokens_.peek();
    const std::size_t place = tokens_.offset();
    result.forced = fork && tokens_.take('>');
    result.hidden = fork && tokens_.take('/');
    result.expression = expression(depth + 1);
    if (!result.expression) return false;
    if ((result.forced || result.hidden) && group_of(*result.expression) == Group::leaf) {
      tokens_.fail(place, 1, std::string(1, sign) + " can only stand in front of a branch");
      return false;
    }
    if (!tokens_.take(fork ? ']' : '}')) {
      tokens_.fail_here(std::string("'") + (fork ? ']' : '}') + "' is missing");
      return false;
    }
    list.push_back(std::move(result));
    return true;
  }

  StructuredTokens tokens_;
  /// The expression read last is joined by `&` or `|` and has no parentheses around it.
  bool open_ = false;
};

}  // namespace

ParseResult parse_structured(std::string_view text, Language language) {
  return Parser(text, language).run();
}

}  // namespace feerie::stipulation
