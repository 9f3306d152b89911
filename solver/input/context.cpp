#include "input/context.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include <fmt/format.h>

namespace feerie {

namespace {

using Fit = WordList::Found::Kind;

constexpr int most_notes = 50;

std::string hint_for(std::string_view token, const WordList& list) {
  return did_you_mean(list.near(token));
}

}  // namespace

bool is_number(std::string_view token) {
  return !token.empty() && std::ranges::all_of(token, [](char c) { return c >= '0' && c <= '9'; });
}

void Context::note(Place place, std::string message, std::string hint) {
  if (++notes_ > most_notes) return;
  if (notes_ == most_notes) {
    message = "further notes on this problem are left out";
    hint.clear();
  }
  diagnostics_.push_back(
      source_.diagnostic(Diagnostic::Severity::note, place, std::move(message), std::move(hint)));
}

Diagnostic Context::about(Place place) {
  return source_.diagnostic(Diagnostic::Severity::error, place, "", "");
}

void Context::fail(Place place, std::string message, std::string hint) {
  throw InputError{place, std::move(message), std::move(hint)};
}

WordList::Found Context::outer(std::string_view token) const {
  // The lists in the order in which they are looked up; a whole word in any of them comes first.
  const WordList* const at_twins[] = {&words.twin_commands, &words.separators, &words.remark};
  const WordList* const at_commands[] = {&words.commands, &words.separators};
  const std::span<const WordList* const> lists =
      in_twins ? std::span<const WordList* const>(at_twins) : at_commands;
  WordList::Found first;
  for (const WordList* list : lists) {
    WordList::Found found = list->find(token);
    if (found.kind == Fit::exact) return found;
    if (first.kind == Fit::none) first = std::move(found);
  }
  return first;
}

std::optional<std::size_t> Context::joined_entry(const WordList& list) {
  const Token first = scanner.peek();
  // The word that ends the problem may be the last one for now.
  if (words.separators.find(first.text).unique()) return std::nullopt;
  const Token second = scanner.peek_second();
  constexpr std::size_t longest = 60;
  if (second.empty() || first.text.size() + second.text.size() > longest) return std::nullopt;
  const auto found = list.find(std::string(first.text) + std::string(second.text));
  if (found.kind != Fit::exact) return std::nullopt;
  scanner.next();
  scanner.next();
  return found.index;
}

std::optional<std::size_t> Context::list_entry(const WordList& list, std::string_view what) {
  const Token token = scanner.peek();
  if (token.empty()) return std::nullopt;
  const auto found = list.find(token.text);
  if (found.kind != Fit::exact) {
    const auto around = outer(token.text);
    if (around.kind == Fit::exact) return std::nullopt;
    if (found.kind != Fit::abbreviation) {
      if (const auto joined = joined_entry(list)) return joined;
      if (found.kind == Fit::none && around.unique()) return std::nullopt;
      if (found.kind == Fit::several) {
        fail(token.place(), fmt::format("the {} {} is not unique", what, in_quotes(token.text)),
             could_be(found.all));
      }
      fail(token.place(), fmt::format("unknown {} {}", what, in_quotes(token.text)),
           hint_for(token.text, list));
    }
  }
  scanner.next();
  return found.index;
}

int Context::number(int least, int most, std::string_view what) {
  const Token token = scanner.peek();
  int value = 0;
  if (!is_number(token.text)) {
    fail(token.place(), fmt::format("{} is expected, not {}", what, in_quotes(token.text)));
  }
  const auto [end, trouble] =
      std::from_chars(token.text.data(), token.text.data() + token.text.size(), value);
  if (trouble != std::errc() || value < least || value > most) {
    fail(token.place(), fmt::format("{} must lie between {} and {}", what, least, most));
  }
  scanner.next();
  return value;
}

std::optional<int> Context::optional_number(int least, int most, std::string_view what) {
  if (!is_number(scanner.peek().text)) return std::nullopt;
  return number(least, most, what);
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
  const Token first = scanner.peek();
  std::vector<Square> all = squares_of(first.text);
  if (all.empty()) {
    fail(first.place(), fmt::format("squares are expected, not {}", in_quotes(first.text)),
         "squares are written together, like a1b2");
  }
  Token token = first;
  std::vector<Square> more = std::exchange(all, {});
  while (!more.empty()) {
    all.insert(all.end(), more.begin(), more.end());
    if (all.size() > static_cast<std::size_t>(most)) {
      fail(token.place(), most == 1 ? std::string("one square is expected")
                                    : fmt::format("at most {} squares are possible here", most));
    }
    scanner.next();
    if (most == 1) break;
    token = scanner.peek();
    more = squares_of(token.text);
  }
  return all;
}

Square Context::square() {
  const Token token = scanner.peek();
  const Square square = parse_square(token.text);
  if (square == no_square) {
    fail(token.place(), fmt::format("a square is expected, not {}", in_quotes(token.text)));
  }
  scanner.next();
  return square;
}

WalkId Context::walk() {
  const Token token = scanner.peek();
  const auto found = words.walk_id(token.text);
  if (!found) fail(token.place(), fmt::format("a walk is expected, not {}", in_quotes(token.text)));
  scanner.next();
  return *found;
}

}  // namespace feerie
