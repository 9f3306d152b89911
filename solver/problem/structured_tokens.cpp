#include "problem/structured_tokens.h"

#include <algorithm>
#include <charconv>
#include <memory>
#include <utility>

#include "core/unicode.h"
#include "problem/stipulation_messages.h"
#include "problem/stipulation_words.h"

namespace feerie::stipulation {

namespace {

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

}  // namespace

void StructuredTokens::skip_blanks() {
  while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
}

char StructuredTokens::peek() {
  skip_blanks();
  return at_ < text_.size() ? lower(text_[at_]) : '\0';
}

bool StructuredTokens::take(char wanted) {
  if (peek() != wanted) return false;
  ++at_;
  return true;
}

bool StructuredTokens::at_number() {
  return is_digit(peek()) && !rest().starts_with("00");
}

std::nullptr_t StructuredTokens::fail(std::size_t offset, std::size_t length, Texts message,
                                      Texts hint) {
  if (!error_) error_ = ParseError{offset, length, std::move(message), std::move(hint)};
  return nullptr;
}

std::nullptr_t StructuredTokens::fail_here(Texts message, Texts hint) {
  skip_blanks();
  return fail(at_, at_ < text_.size() ? 1 : 0, std::move(message), std::move(hint));
}

bool StructuredTokens::read_side(Side& side) {
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
  fail(begin, at_ - begin, messages::side_expected,
       messages::one_or_other.in_all(name_of(Side::white, language_),
                                     name_of(Side::black, language_)));
  return false;
}

std::optional<int> StructuredTokens::number() {
  skip_blanks();
  const std::size_t begin = at_;
  while (at_ < text_.size() && is_digit(text_[at_])) ++at_;
  int value = 0;
  const auto [behind, problem] = std::from_chars(text_.data() + begin, text_.data() + at_, value);
  if (begin == at_ || problem != std::errc() || value < 1 || value > longest) {
    fail(begin, at_ - begin, messages::length_up_to.in_all(longest));
    return std::nullopt;
  }
  return value;
}

ExpressionPtr StructuredTokens::leaf() {
  skip_blanks();
  const GoalText found = find_goal(rest());
  if (found.used == 0) {
    return fail_here(
        at_ < text_.size() ? messages::neither_goal_nor_branch : messages::structure_ends,
        messages::what_branches_are);
  }
  at_ += found.used;
  auto goal = std::make_shared<Expression>();
  goal->goal = found.goal.goal;
  goal->target = found.goal.target;
  return goal;
}

}  // namespace feerie::stipulation
