#include <algorithm>
#include <charconv>
#include <utility>

#include "input/context.h"
#include "input/options.h"
#include "input/recovery.h"

namespace feerie {

namespace {

using Fit = WordList::Found::Kind;

constexpr int largest = 1'000'000'000;

/// `n:m:...` in one token.
std::vector<int> move_numbers(Context& context, int least) {
  const Token token = context.scanner.peek();
  std::vector<int> numbers;
  std::string_view rest = token.text;
  constexpr std::size_t most = 1000;
  while (numbers.size() < most) {
    const std::size_t colon = rest.find(':');
    const std::string_view part = rest.substr(0, colon);
    int value = 0;
    const auto [end, problem] = std::from_chars(part.data(), part.data() + part.size(), value);
    if (!is_number(part) || problem != std::errc() || value < least || value > largest) break;
    numbers.push_back(value);
    if (colon == std::string_view::npos) {
      context.scanner.next();
      return numbers;
    }
    rest.remove_prefix(colon + 1);
  }
  Context::fail(token.place(), messages::move_number_expected.in_all(in_quotes(token.text)),
                messages::move_numbers_written.in_all(least));
}

constexpr Names on{"on", "an", "oui"};
constexpr Names off{"off", "aus", "non"};

/// 1 for `on`, 0 for `off`, which are passed; 1 if neither stands next.
int on_or_off(Context& context) {
  const std::string text{context.scanner.peek().text};
  const auto is = [&text](const Names& word) {
    return same_ignoring_case(text, word.in(Language::english)) ||
           same_ignoring_case(text, word.in(Language::german)) ||
           same_ignoring_case(text, word.in(Language::french));
  };
  const bool switched_off = is(off);
  if (switched_off || is(on)) context.scanner.next();
  return switched_off ? 0 : 1;
}

OptionValue read_value(Context& context, const OptionEntry& entry) {
  OptionValue value;
  switch (entry.takes) {
    case OptionEntry::Takes::nothing:
      break;
    case OptionEntry::Takes::number:
      value.numbers.push_back(context.number(entry.least, largest));
      break;
    case OptionEntry::Takes::optional_number:
      if (const auto given = context.optional_number(entry.least, largest)) {
        value.numbers.push_back(*given);
      }
      break;
    case OptionEntry::Takes::two_numbers:
      value.numbers.push_back(context.number(entry.least, largest));
      value.numbers.push_back(context.number(entry.least, largest));
      break;
    case OptionEntry::Takes::move_numbers:
      value.numbers = move_numbers(context, entry.least);
      break;
    case OptionEntry::Takes::squares:
      value.squares = context.squares(square_count);
      break;
    case OptionEntry::Takes::on_or_off:
      value.numbers.push_back(on_or_off(context));
      break;
    case OptionEntry::Takes::square_pairs: {
      const Token token = context.scanner.peek();
      value.squares = context.squares(square_count);
      if (value.squares.size() % 2 != 0) {
        Context::fail(token.place(), messages::square_pairs_expected,
                      messages::square_pairs_for_example);
      }
      break;
    }
  }
  return value;
}

void note_place(Options& options, std::string_view english, Passage place) {
  for (auto& [name, where] : options.places) {
    if (name == english) {
      where = std::move(place);
      return;
    }
  }
  options.places.emplace_back(english, std::move(place));
}

/// Reads the next option of a list; false where the list ends.
bool read_option(Context& context, bool first) {
  const Token token = context.scanner.peek();
  const auto index = context.list_entry(context.words.options, messages::options, {.first = first});
  if (!index) return false;
  const OptionEntry& entry = option_entries()[*index];
  const OptionValue value = read_value(context, entry);
  note_place(context.problem.options, entry.names.english, context.passage_since(token.offset));
  if (entry.game != nullptr) {
    context.problem.options.others.push_back({entry.game->names.english, value.numbers});
  } else if (entry.store == nullptr) {
    context.note(token.place(), messages::option_without_effect.in_all(entry.names));
  } else {
    entry.store(context.problem.options, value);
  }
  return true;
}

bool begins_option(const Context& context, const Token& token) {
  const WordList& options = context.words.options;
  const auto found = options.find(token.text);
  return found.kind == Fit::exact || context.joined(options) ||
         (found.unique() && token.text.size() >= trusted) || is_likely_misspelt(token, options);
}

}  // namespace

void read_options(Context& context) {
  const Token first = context.scanner.peek();
  const int errors = context.errors();
  bool some = false;
  read_list(
      context,
      [&] {
        if (!read_option(context, !some)) return false;
        some = true;
        return true;
      },
      [&](const Token& token) { return begins_option(context, token); });
  if (!some && errors == context.errors()) Context::fail(first.place(), messages::option_expected);
}

}  // namespace feerie
