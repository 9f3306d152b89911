#include "problem/stipulation_text.h"

#include <algorithm>
#include <array>
#include <vector>

#include "problem/retraction.h"
#include "problem/stipulation_words.h"

namespace feerie::stipulation {

namespace {

std::string half_moves(int length) {
  return std::to_string(length / 2) + (length % 2 == 0 ? "" : ".5");
}

/// The form whose prefix is printed: proof games and a=>b play have none of their own.
Form plain_form(Form form) {
  switch (form) {
    case Form::proof_game:
    case Form::a_to_b:
      return Form::direct;
    case Form::series_proof_game:
    case Form::series_a_to_b:
      return Form::series;
    default:
      return form;
  }
}

std::string_view prefix_of(Form form) {
  const auto found = std::ranges::find(prefixes(), plain_form(form), &Prefix::form);
  return found == prefixes().end() ? std::string_view() : found->text;
}

void print(const Expression& expression, std::string& out);

/// Goals come first. Constraints stand in front of a fork that ends an attack, and of one behind
/// the first move of help and series play, otherwise behind it; in series play those with moves
/// come last.
int rank_of(const Clause& clause, bool leads, bool series) {
  const bool leaf = group_of(*clause.expression) == Group::leaf;
  if (clause.role == Clause::Role::constraint) return series && !leaf ? 4 : 2;
  if (leaf) return 0;
  return leads || clause.forced ? 3 : 1;
}

/// The clauses behind a letter; `leads`: the first one of help or series play.
void print(const std::vector<Clause>& clauses, bool leads, bool series, std::string& out) {
  std::vector<const Clause*> order;
  order.reserve(clauses.size());
  for (const Clause& clause : clauses) order.push_back(&clause);
  std::ranges::stable_sort(
      order, {}, [leads, series](const Clause* clause) { return rank_of(*clause, leads, series); });
  for (const Clause* clause : order) {
    const bool fork = clause->role == Clause::Role::fork;
    out += fork ? '[' : '{';
    if (clause->forced) out += '>';
    if (clause->hidden) out += '/';
    print(*clause->expression, out);
    out += fork ? ']' : '}';
  }
}

void print_branch(const Expression& branch, std::string& out) {
  if (branch.minimum > 0) out += std::to_string(branch.minimum) + ':';
  out += std::to_string(branch.maximum);
  constexpr std::array<std::string_view, 4> letters{"ad", "da", "hh", "s"};
  const std::string_view pair = letters[static_cast<std::size_t>(branch.play)];
  out += pair[0];
  const bool series = branch.play == PlayKind::series;
  print(branch.after_first, series || branch.play == PlayKind::help, series, out);
  if (pair.size() == 1) return;
  if (branch.parry) out += "?+?";
  out += pair[1];
  print(branch.after_second, false, false, out);
}

void print_operand(const Expression& operand, bool parentheses, std::string& out) {
  if (parentheses) out += '(';
  print(operand, out);
  if (parentheses) out += ')';
}

bool joins(const Expression& expression) {
  return expression.type == Expression::Type::conjunction ||
         expression.type == Expression::Type::disjunction;
}

void print_joined(const Expression& expression, std::string& out) {
  print_operand(*expression.left, joins(*expression.left), out);
  out += expression.type == Expression::Type::conjunction ? '&' : '|';
  const bool same = expression.right->type == expression.type;
  print_operand(*expression.right, joins(*expression.right) && !same, out);
}

void print(const Expression& expression, std::string& out) {
  switch (expression.type) {
    case Expression::Type::goal:
      out += to_string(GoalUse{expression.goal, expression.target});
      break;
    case Expression::Type::negation:
    case Expression::Type::inversion:
      out += expression.type == Expression::Type::negation ? '!' : '-';
      print_operand(*expression.left, joins(*expression.left), out);
      break;
    case Expression::Type::conjunction:
    case Expression::Type::disjunction:
      print_joined(expression, out);
      break;
    case Expression::Type::branch:
      print_branch(expression, out);
      break;
  }
}

}  // namespace

std::string to_string(const Expression& expression) {
  std::string out;
  print(expression, out);
  return out;
}

std::string to_string(const Stipulation& given, Language language) {
  if (given.structure) {
    const std::string front =
        given.retraction ? to_string(*given.retraction, language) + " & " : "";
    return front + std::string(name_of(given.starts, language)) + ' ' + to_string(*given.structure);
  }
  if (given.form == Form::moves) return "moves";
  if (given.form == Form::perft) return "perft" + std::to_string(given.length);
  std::string out;
  if (given.retraction) out += to_string(*given.retraction, language);
  if (given.form == Form::last_moves) return out;
  if (given.retraction) out += " & ";
  // A length of one cannot be undercut, and leaves no series.
  const bool forced = given.form == Form::help_self || given.form == Form::help_reflex;
  const int one = forced ? 3 : in_half_moves(given.form) ? 2 : 1;
  if (given.exact && given.length > one) out += "exact-";
  for (const int moves : given.intro) out += std::to_string(moves) + "->";
  const bool no_series = given.form == Form::series_reciprocal_help && given.length == 1;
  // A proof game is help play anyway.
  const bool proof = given.form == Form::help && is_proof_game(*given.goal.goal);
  if (!proof) out += prefix_of(no_series ? Form::reciprocal_help : given.form);
  if (given.reciprocal_goal.goal != nullptr) out += '(' + to_string(given.reciprocal_goal) + ')';
  out += to_string(given.goal);
  out += in_half_moves(given.form) ? half_moves(given.length) : std::to_string(given.length);
  return out;
}

}  // namespace feerie::stipulation
