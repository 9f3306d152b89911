#include "input/unit_words.h"

#include <algorithm>

namespace feerie {

namespace {

/// Squares take two characters each, so the parity of the length tells how long the walk is.
std::size_t letters_of_walk(std::string_view token) {
  return token.size() % 2 == 1 ? 1 : 2;
}

/// Splits a token into a walk of `letters` characters and squares.
std::optional<UnitWord> split(const Context& context, std::string_view token, std::size_t letters) {
  const auto walk = context.walk_id(token.substr(0, letters));
  if (!walk) return std::nullopt;
  std::vector<Square> squares = Context::squares_of(token.substr(letters));
  if (squares.empty()) return std::nullopt;
  return UnitWord{*walk, std::move(squares)};
}

}  // namespace

std::optional<UnitWord> unit_word(const Context& context, std::string_view token) {
  const std::size_t slash = token.substr(0, 3).find('/');
  const std::size_t start = slash == std::string_view::npos ? 0 : slash + 1;
  if (token.size() < start + 3) return std::nullopt;
  return split(context, token, start + letters_of_walk(token.substr(start)));
}

bool is_like_unit(std::string_view token) {
  constexpr std::string_view signs_of_stipulations = "#=+%~><";
  const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  return token.size() >= 3 && (letter(token.front()) || token.front() == '.') &&
         std::ranges::any_of(token, digit) &&
         token.find_first_of(signs_of_stipulations) == std::string_view::npos;
}

void fail_as_squares(const Token& token) {
  Context::fail(token.place(), messages::squares_expected.in_all(in_quotes(token.text)),
                how_squares_are_written(token.text));
}

void refuse_as_unit(const Context& context, const Token& token) {
  const std::size_t letters = letters_of_walk(token.text);
  if (token.text.size() < letters + 2) return;
  const Token walk{token.text.substr(0, letters), token.offset};
  const Token squares{token.text.substr(letters), token.offset + letters};
  const bool known = context.walk_id(walk.text).has_value();
  if (known && is_like_squares(squares.text)) fail_as_squares(squares);
  if (known || Context::squares_of(squares.text).empty()) return;
  Context::fail(walk.place(), messages::no_walk.in_all(in_quotes(walk.text)),
                did_you_mean(context.words.walks_elsewhere(walk.text)));
}

}  // namespace feerie
