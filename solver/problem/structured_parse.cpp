#include <memory>
#include <utility>

#include "problem/behind_retraction.h"
#include "problem/stipulation_messages.h"
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
      tokens_.fail(tokens_.offset(), 1, messages::text_behind_structure);
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
      return tokens_.fail(place, 1, messages::sides_differ, messages::what_can_be_joined);
    }
    const Type type = sign == '&' ? Type::conjunction : Type::disjunction;
    const Type other = sign == '&' ? Type::disjunction : Type::conjunction;
    if (right->type == other && open_) {
      return tokens_.fail(place, 1, messages::signs_mixed, messages::parentheses_help);
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
    if (depth > deepest) return tokens_.fail_here(messages::too_deep);
    const char first = tokens_.peek();
    if (first == '(') {
      tokens_.pass();
      ExpressionPtr inside = expression(depth + 1);
      if (!inside) return nullptr;
      if (!tokens_.take(')')) return tokens_.fail_here(messages::parenthesis_missing);
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
        return tokens_.fail(begin, tokens_.offset() - begin, messages::minimum_exceeds);
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
        tokens_.fail_here(messages::play_missing, messages::kinds_of_play);
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
        tokens_.fail_here(messages::only_parry);
        return false;
      }
      if (second == 'a') {
        tokens_.fail(tokens_.offset(), 3, messages::where_parry);
        return false;
      }
      tokens_.pass(3);
      branch.parry = true;
    }
    if (!tokens_.take(second)) {
      tokens_.fail_here(messages::letter_missing.in_all(std::string(1, second)),
                        messages::branch_for_example);
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
      tokens_.fail(place, 1, messages::only_before_branch.in_all(std::string(1, sign)));
      return false;
    }
    if (!tokens_.take(fork ? ']' : '}')) {
      tokens_.fail_here(messages::sign_missing.in_all(fork ? "]" : "}"));
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
  return parse_behind_retraction(
      text, language, [language](std::string_view play) { return Parser(play, language).run(); });
}

}  // namespace feerie::stipulation
