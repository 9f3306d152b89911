#include <algorithm>
#include <cctype>
#include <optional>

#include "input/context.h"

namespace feerie {

bool is_like_squares(std::string_view token) {
  const auto letter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
  const auto digit = [](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; };
  return token.size() >= 2 && letter(token[0]) && digit(token[1]) &&
         std::ranges::all_of(token, [&](char c) { return letter(c) || digit(c); });
}

Texts how_squares_are_written(std::string_view token) {
  bool off_board = is_like_squares(token) && token.size() % 2 == 0;
  for (std::size_t i = 1; i < token.size(); i += 2) {
    off_board = off_board && is_like_squares(token.substr(i - 1, 2));
  }
  return off_board ? messages::squares_of_board : messages::squares_together;
}

std::vector<Square> Context::squares_of(std::string_view token) {
  std::vector<Square> squares;
  constexpr std::size_t longest = std::size_t{2} * 4 * square_count;
  if (token.size() % 2 != 0 || token.size() > longest) return squares;
  for (std::size_t i = 0; i < token.size(); i += 2) {
    const Square square = parse_square(token.substr(i, 2));
    if (square == no_square) return {};
    squares.push_back(square);
  }
  return squares;
}

std::vector<Square> Context::squares(int most) {
  std::vector<Square> all;
  // The last mistake is told at the end: without any square there is nothing to go on with.
  std::optional<InputError> mistake;
  for (;;) {
    const Token token = scanner.peek();
    const std::vector<Square> more = squares_of(token.text);
    if (more.empty()) {
      const bool first = all.empty() && !mistake;
      const bool like = is_like_squares(token.text);
      if (!like && !first) break;
      if (mistake) complain(*mistake);
      mistake = InputError{token.place(), messages::squares_expected.in_all(in_quotes(token.text)),
                           how_squares_are_written(token.text)};
      if (!like) break;
    }
    all.insert(all.end(), more.begin(), more.end());
    if (all.size() > static_cast<std::size_t>(most)) {
      if (mistake) complain(*mistake);
      fail(token.place(), most == 1 ? Texts(messages::one_square_expected)
                                    : messages::at_most_squares.in_all(most));
    }
    scanner.next();
    if (most == 1) break;
  }
  if (mistake && all.empty()) throw InputError(*mistake);
  if (mistake) complain(*mistake);
  return all;
}

Square Context::square() {
  const Token token = scanner.peek();
  const Square square = parse_square(token.text);
  if (square == no_square) {
    fail(token.place(), messages::square_expected.in_all(in_quotes(token.text)));
  }
  scanner.next();
  return square;
}

}  // namespace feerie
