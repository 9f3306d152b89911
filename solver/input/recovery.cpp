#include "input/recovery.h"

#include <algorithm>

#include "core/unicode.h"

namespace feerie {

namespace {

using Fit = WordList::Found::Kind;

/// Behind so many words that are passed only the end of the list is looked for. It takes less time
/// to recognise, and nobody writes so much about one thing.
constexpr int most_passed = 100;

}  // namespace

bool ends_list(const Context& context, const Token& token) {
  const Fit kind = context.outer(token.text).kind;
  if (kind == Fit::exact || (context.in_twins && is_label(token.text))) return true;
  if (kind == Fit::none || kind == Fit::several) return context.outer_joined().has_value();
  const bool first = context.scanner.first_on_line(token.offset);
  return token.text.size() >= (first ? trusted_on_new_line : trusted);
}

std::optional<int> nearest(std::string_view token, const WordList& list) {
  std::optional<int> least;
  for (const std::string_view word : list.near(token)) {
    const int distance = edit_distance(token, word);
    if (!least || distance < *least) least = distance;
  }
  return least;
}

bool is_likely_command(const Context& context, const Token& token, const WordList& list) {
  if (context.in_twins && is_label(token.text)) return true;
  if (token.text.size() < trusted || !context.scanner.first_on_line(token.offset)) {
    return false;
  }
  const auto of_list = nearest(token.text, list);
  return std::ranges::any_of(context.outer_lists(), [&](const WordList* words) {
    const auto distance = nearest(token.text, *words);
    return distance && (!of_list || *distance < *of_list);
  });
}

bool is_likely_misspelt(const Token& token, const WordList& list, std::size_t shortest) {
  if (token.text.size() < shortest) return false;
  // Short words are like others by chance.
  constexpr std::size_t surely_meant = 5;
  const auto distance = nearest(token.text, list);
  return distance && (*distance == 1 || token.text.size() >= surely_meant);
}

bool is_label(std::string_view token) {
  return token.size() == 2 && is_letter(static_cast<unsigned char>(token.front())) &&
         token.back() == ')';
}

void go_on_behind(Context& context, Place mistake, std::size_t unit, const Begins& begins) {
  Scanner& scanner = context.scanner;
  const bool broken_off = scanner.offset() == mistake.offset && mistake.offset > unit;
  if (!broken_off) scanner.pass(mistake);
  go_on(context, begins);
}

void go_on(Context& context, const Begins& begins) {
  Scanner& scanner = context.scanner;
  for (int passed = 0; !scanner.at_end(); ++passed) {
    const std::size_t here = scanner.offset();
    const Token token = scanner.skip();
    const std::size_t behind = scanner.offset();
    scanner.seek(here);
    if (ends_list(context, token) || (passed < most_passed && begins(token))) return;
    scanner.seek(behind);
  }
}

}  // namespace feerie
