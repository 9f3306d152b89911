#include "input/parameter_values.h"

#include <algorithm>
#include <cctype>
#include <optional>

#include <fmt/format.h>

namespace feerie {

namespace {

using Fit = WordList::Found::Kind;

constexpr std::size_t most_walks = 64;

bool is_squares(std::string_view token) {
  return !Context::squares_of(token).empty();
}
bool is_line(std::string_view token) {
  return token.size() == 4 && (token[0] == 'h' || token[0] == 'v') &&
         parse_square(token.substr(1, 2)) != no_square && token[3] >= '1' && token[3] <= '8';
}

/// Tokens as long as they have a form; if there must be some, `missing` says what is missing.
std::vector<std::string> tokens(Context& context, bool (*fits)(std::string_view),
                                const Message<>* missing) {
  std::vector<std::string> all;
  constexpr std::size_t longest = 128;
  Token token = context.scanner.peek();
  const Token first = token;
  while (token.text.size() <= longest && fits(lower(token.text))) {
    if (all.size() == square_count) Context::fail(token.place(), messages::too_many_of_these);
    all.push_back(lower(token.text));
    context.scanner.next();
    token = context.scanner.peek();
  }
  if (all.empty() && missing != nullptr) Context::fail(first.place(), *missing);
  return all;
}

/// "4.5" as 450 hundredths.
std::optional<int> account_of(std::string_view token) {
  if (token == "-") return Arguments::unlimited;
  const std::size_t point = token.find('.');
  const std::string_view whole = token.substr(0, point);
  const std::string_view decimals =
      point == std::string_view::npos ? std::string_view() : token.substr(point + 1);
  constexpr std::size_t most_digits = 5;
  if (!is_number(whole) || whole.size() > most_digits || decimals.size() > 2) {
    return std::nullopt;
  }
  if (!decimals.empty() && !is_number(decimals)) return std::nullopt;
  int value = 0;
  for (const char c : whole) value = 10 * value + (c - '0');
  for (std::size_t i = 0; i < 2; ++i) {
    value = 10 * value + (i < decimals.size() ? decimals[i] - '0' : 0);
  }
  return value;
}

/// The letters of a board, `.` for squares without; anything but 64 characters if it is none.
std::string board_of(std::string_view token) {
  std::string board;
  if (token.size() > std::size_t{2} * square_count) return board;
  for (const char c : token) {
    if (c == '/') {
      if (board.size() % 8 != 0) return {};
    } else if (c >= '1' && c <= '8') {
      board.append(static_cast<std::size_t>(c - '0'), '.');
    } else if (c == '.' || std::isalpha(static_cast<unsigned char>(c)) != 0) {
      board += c;
    } else {
      return {};
    }
  }
  return board;
}

/// The walk of a list that stands next, if one does; it is passed. Letters come first. Unless a
/// walk must stand here, names of conditions come before names of walks: no walk has the name of a
/// condition, but some begin one.
std::optional<WalkId> walk_in_list(Context& context, bool must) {
  const Token token = context.scanner.peek();
  if (context.walk_id(token.text) || must) return context.walk_word();
  if (context.joined(context.words.conditions)) return std::nullopt;
  if (context.joined(context.words.walks)) return context.walk_word();
  const std::size_t here = context.scanner.offset();
  const auto walk = context.walk_word();
  const auto condition = context.words.conditions.find(token.text);
  if (!walk || condition.kind != Fit::abbreviation) return walk;
  context.scanner.seek(here);
  const auto& letters = walk->away->letters.in(context.language());
  Context::fail(token.place(), messages::walk_or_condition.in_all(in_quotes(token.text)),
                messages::how_walks_are_written.in_all(in_quotes(letters)));
}

}  // namespace

WalkId read_walk(Context& context, std::span<const std::string_view> only) {
  const Token token = context.scanner.peek();
  const WalkId walk = context.walk();
  if (only.empty()) return walk;
  const bool listed =
      !walk.hunter() && std::ranges::find(only, walk.away->letters.english) != only.end();
  if (!listed) {
    Context::fail(token.place(), messages::walk_impossible,
                  messages::possible_walks.in_all(fmt::format("{}", fmt::join(only, ", "))));
  }
  return walk;
}

std::vector<WalkId> read_walks(Context& context, const Token& name, bool needed) {
  std::vector<WalkId> all;
  Token token = context.scanner.peek();
  const Token first = token;
  while (const auto walk = walk_in_list(context, needed && all.empty())) {
    if (all.size() == most_walks) Context::fail(token.place(), messages::too_many_walks);
    all.push_back(*walk);
    token = context.scanner.peek();
  }
  if (needed && all.empty()) {
    Context::fail(first.empty() ? name.place() : first.place(), messages::walks_expected,
                  messages::walks_for_example);
  }
  return all;
}

std::string read_files_and_ranks(Context& context) {
  const Token token = context.scanner.peek();
  constexpr std::size_t most = 16;
  std::string text = token.text.size() <= most ? lower(token.text) : std::string();
  const bool fits = !text.empty() && std::ranges::all_of(text, [](char c) {
    return (c >= 'a' && c <= 'h') || (c >= '1' && c <= '8');
  });
  if (!fits) {
    Context::fail(token.place(), messages::lines_expected, messages::lines_for_example);
  }
  context.scanner.next();
  return text;
}

std::vector<std::string> read_square_groups(Context& context) {
  return tokens(context, is_squares, nullptr);
}

std::vector<std::string> read_lines(Context& context) {
  return tokens(context, is_line, &messages::borders_expected);
}

std::vector<int> read_accounts(Context& context) {
  std::vector<int> accounts;
  for (int i = 0; i < 2; ++i) {
    const Token token = context.scanner.peek();
    const auto account = account_of(token.text);
    if (!account) {
      if (i == 1) return accounts;
      Context::fail(token.place(), messages::account_expected, messages::how_accounts_are_written);
    }
    accounts.push_back(*account);
    context.scanner.next();
  }
  return accounts;
}

std::string read_board(Context& context, bool needed) {
  const Token token = context.scanner.peek();
  std::string board = board_of(token.text);
  if (board.size() == square_count) {
    context.scanner.next();
    return board;
  }
  const bool looks_so = token.text.find('/') != std::string_view::npos;
  if (needed || looks_so) {
    Context::fail(token.place(), messages::board_expected, messages::how_boards_are_written);
  }
  return {};
}

}  // namespace feerie
