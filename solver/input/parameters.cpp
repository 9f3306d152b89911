#include "input/parameters.h"

#include <algorithm>
#include <utility>

#include "input/parameter_values.h"
#include "input/parameter_words.h"
#include "input/pieces.h"

namespace feerie {

namespace {

/// Reads the parameters of one condition.
class ParameterReader {
 public:
  ParameterReader(Context& context, const Condition& named, const Condition& meant,
                  const Token& name, Arguments earlier)
      : context_(context),
        allowed_(named.parameters),
        name_(name),
        earlier_(std::move(earlier)),
        words_(context, named, meant, name_, earlier_, result_) {}

  Arguments run(std::span<const std::string_view> preset) {
    for (const std::string_view word : preset) words_.take_preset(word);
    // Words may stand before and behind the rest.
    while (words_.read()) {
    }
    read_rest();
    while (words_.read()) {
    }
    words_.sort();
    unite();
    return std::move(result_);
  }

 private:
  // --- Conditions that are named more than once --------------------------------------------------

  /// Adds what was given when the condition was named before.
  void unite() {
    if (allowed_.unit && !earlier_.squares.empty()) fail_twice(name_);
    if (allowed_.squares == Parameters::Squares::one ||
        allowed_.squares == Parameters::Squares::two_units) {
      keep(earlier_.squares, result_.squares);
    } else {
      add_squares();
    }
    keep(earlier_.walks, result_.walks);
    keep(earlier_.numbers, result_.numbers);
    keep(earlier_.text, result_.text);
  }

  void add_squares() {
    std::vector<Square> all = earlier_.squares;
    for (const Square square : result_.squares) {
      if (std::ranges::find(all, square) == all.end()) all.push_back(square);
    }
    result_.squares = std::move(all);
  }

  /// What was given only once stays; what was given twice must be the same.
  template <class T>
  void keep(const T& before, T& now) const {
    if (before.empty()) return;
    if (!now.empty() && now != before) fail_twice(name_);
    now = before;
  }

  // --- What stands behind the name itself --------------------------------------------------------

  void read_rest() {
    take_squares();
    take_walks();
    take_numbers();
    if (allowed_.unit) {
      const Placement unit = read_unit(context_);
      result_.squares = {unit.square};
      result_.walks = {unit.walk};
      result_.sides = unit.sides;
      result_.traits = unit.traits;
    }
    if (allowed_.text != Parameters::Text::none) {
      result_.text = read_board(context_, allowed_.text == Parameters::Text::board);
    }
  }

  void take_squares() {
    using Squares = Parameters::Squares;
    if (allowed_.squares == Squares::none) return;
    if (allowed_.squares == Squares::optional &&
        Context::squares_of(context_.scanner.peek().text).empty()) {
      return;
    }
    const Token token = context_.scanner.peek();
    if (allowed_.squares == Squares::one) {
      result_.squares = context_.squares(1);
    } else if (allowed_.squares == Squares::two_units) {
      result_.squares = context_.squares(2);
      if (result_.squares.size() != 2 || result_.squares[0] == result_.squares[1]) {
        Context::fail(token.place(), messages::two_squares_expected);
      }
    } else {
      result_.squares = context_.squares(allowed_.most_squares);
    }
  }

  void take_walks() {
    switch (allowed_.walks) {
      case Parameters::Walks::none:
        break;
      case Parameters::Walks::one:
        result_.walks.push_back(read_walk(context_, allowed_.only_walks));
        break;
      case Parameters::Walks::optional:
        result_.walks = read_walks(context_, name_, false);
        break;
      case Parameters::Walks::list:
        result_.walks = read_walks(context_, name_, true);
        break;
    }
  }

  void take_numbers() {
    using Numbers = Parameters::Numbers;
    if (allowed_.numbers == Numbers::none) return;
    if (allowed_.numbers == Numbers::accounts) {
      result_.numbers = read_accounts(context_);
      return;
    }
    const bool needed = allowed_.numbers == Numbers::one || allowed_.numbers == Numbers::one_or_two;
    const int most =
        allowed_.numbers == Numbers::one_or_two || allowed_.numbers == Numbers::up_to_two ? 2 : 1;
    if (needed) result_.numbers.push_back(context_.number(0, largest_number));
    while (static_cast<int>(result_.numbers.size()) < most) {
      const auto number = context_.optional_number(0, largest_number);
      if (!number) break;
      result_.numbers.push_back(*number);
    }
  }

  Context& context_;
  const Parameters& allowed_;
  Token name_;
  Arguments earlier_;
  Arguments result_;
  ParameterWords words_;
};

}  // namespace

Arguments read_parameters(Context& context, const Condition& named, const Condition& meant,
                          const Token& name, Arguments earlier) {
  return ParameterReader(context, named, meant, name, std::move(earlier)).run(named.preset);
}

}  // namespace feerie
