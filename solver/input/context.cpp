#include "input/context.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "game/catalogue.h"
#include "input/recovery.h"

namespace feerie {

namespace {

using Fit = WordList::Found::Kind;

constexpr int most_notes = 50;

Texts hint_for(std::string_view token, const WordList& list, const WordList* also) {
  const auto of_list = nearest(token, list);
  const auto of_others = also != nullptr ? nearest(token, *also) : std::nullopt;
  const bool other = of_others && (!of_list || *of_others < *of_list);
  return did_you_mean((other ? *also : list).near(token));
}

}  // namespace

bool is_number(std::string_view token) {
  return !token.empty() && std::ranges::all_of(token, [](char c) { return c >= '0' && c <= '9'; });
}

void Context::note(Place place, const Texts& message, const Texts& hint) {
  if (++notes_ > most_notes) return;
  const bool last = notes_ == most_notes;
  diagnostics_.push_back(
      source_.diagnostic(Diagnostic::Severity::note, place,
                         last ? messages::notes_left_out.in(language()) : message.in(language()),
                         last ? std::string() : hint.in(language())));
}

void Context::complain(const InputError& error) {
  if (++errors_ > most_errors + 1) return;
  const bool left_out = errors_ > most_errors;
  diagnostics_.push_back(source_.diagnostic(
      left_out ? Diagnostic::Severity::note : Diagnostic::Severity::error, error.place,
      (left_out ? Texts(messages::errors_left_out) : error.message).in(language()),
      left_out ? std::string() : error.hint.in(language())));
}

Diagnostic Context::about(Place place) {
  return source_.diagnostic(Diagnostic::Severity::error, place, "", "");
}

void Context::fail(Place place, Texts message, Texts hint) {
  throw InputError{place, std::move(message), std::move(hint)};
}

Place Joined::place() const {
  const std::size_t end = words.back().offset + words.back().text.size();
  return {words.front().offset, end - words.front().offset};
}

std::vector<const WordList*> Context::outer_lists() const {
  if (in_twins) return {&words.twin_commands, &words.separators, &words.remark};
  return {&words.commands, &words.separators};
}

WordList::Found Context::outer(std::string_view token) const {
  // A whole word in any of the lists comes first, another spelling of one last.
  WordList::Found first;
  for (const WordList* list : outer_lists()) {
    WordList::Found found = list->find(token);
    if (found.kind == Fit::exact) return found;
    const bool better = first.kind == Fit::respelt && found.kind != Fit::none;
    if (first.kind == Fit::none || better) first = std::move(found);
  }
  return first;
}

std::optional<Joined> Context::outer_joined() const {
  for (const WordList* list : outer_lists()) {
    if (auto found = joined(*list)) return found;
  }
  return std::nullopt;
}

std::optional<Joined> Context::joined(const WordList& list) const {
  // The word that ends the problem may be the last one for now.
  const bool ends = words.separators.find(scanner.peek().text).unique();
  return joined_at(scanner, list, ends ? Wait::no : Wait::yes);
}

std::optional<Joined> Context::joined_at(Scanner from, const WordList& list, Wait wait) {
  constexpr std::size_t most_words = 8;
  std::vector<Token> words = from.words_in_line(most_words, wait);
  // A sign that stands alone is no part of a name: it can stand for a number without end.
  const auto sign =
      std::ranges::find_if(words, [](const Token& word) { return !has_spelling_keys(word.text); });
  words.erase(sign, words.end());
  // No name begins with `and`, but with an article any does.
  const auto leads = [](std::string_view word) { return !is_small_word(word) || is_article(word); };
  if (words.size() < 2 || !leads(words.front().text)) return std::nullopt;
  // Small words can be left out of a name, so they are not counted.
  const std::size_t longest = 2 * list.longest_name();
  for (; words.size() > 1; words.pop_back()) {
    const Token& last = words.back();
    const std::string_view text = from.text_of(words);
    if (text.size() > longest || is_small_word(last.text)) continue;
    const auto found = list.spelt(text);
    if (found.kind != Fit::respelt) continue;
    if (is_word_for_chess(last.text)) {
      from.seek(last.offset);
      if (joined_at(from, list, wait)) continue;
    }
    return Joined{found.index, std::move(words)};
  }
  return std::nullopt;
}

void Context::pass(const Joined& name) {
  scanner.seek(name.words.back().offset + name.words.back().text.size());
}

std::optional<std::size_t> Context::list_entry(const WordList& list,
                                               const messages::ListMessages& complaints,
                                               EntryForm form) {
  const Token token = scanner.peek();
  if (token.empty()) return std::nullopt;
  const auto found = list.find(token.text);
  const auto around = outer(token.text);
  if (form.joined && (form.first || around.kind != Fit::exact)) {
    if (const auto name = joined(list)) {
      pass(*name);
      return name->index;
    }
  }
  if (found.kind != Fit::exact) {
    if (around.kind == Fit::exact || outer_joined()) return std::nullopt;
    if (found.kind != Fit::abbreviation) {
      const bool weaker = found.kind == Fit::respelt && around.kind != Fit::respelt;
      if (around.unique() && (found.kind == Fit::none || weaker)) return std::nullopt;
      if (found.kind == Fit::several) {
        fail(token.place(), complaints.not_unique.in_all(in_quotes(token.text)),
             could_be(found.all));
      }
      if (found.kind == Fit::none) {
        // The level around the list tells what is wrong with it.
        if (is_likely_command(*this, token, list)) return std::nullopt;
        fail(token.place(), complaints.unknown.in_all(in_quotes(token.text)),
             hint_for(token.text, list, form.also));
      }
    }
  }
  scanner.next();
  return found.index;
}

int Context::number(int least, int most, const Message<>& what) {
  const Token token = scanner.peek();
  int value = 0;
  if (!is_number(token.text)) {
    fail(token.place(), messages::expected_not.in_all(what, in_quotes(token.text)));
  }
  const auto [end, trouble] =
      std::from_chars(token.text.data(), token.text.data() + token.text.size(), value);
  if (trouble != std::errc() || value < least || value > most) {
    fail(token.place(), messages::must_lie_between.in_all(what, least, most));
  }
  scanner.next();
  return value;
}

std::optional<int> Context::optional_number(int least, int most) {
  if (!is_number(scanner.peek().text)) return std::nullopt;
  return number(least, most);
}

std::optional<WalkId> Context::walk_id(std::string_view token) const {
  const auto plain = [this](std::string_view letters) -> const Walk* {
    for (const auto& walk : problem.walks) {
      if (same_ignoring_case(walk->letters_text, letters)) return walk.get();
    }
    return words.walk(letters);
  };
  const std::size_t slash = token.find('/');
  const bool hunter = slash != std::string_view::npos;
  const Walk* away = plain(token.substr(0, slash));
  const Walk* home = hunter ? plain(token.substr(slash + 1)) : nullptr;
  if (away == nullptr || (hunter && home == nullptr)) return std::nullopt;
  return WalkId{away, home};
}

WalkId Context::walk() {
  const Token token = scanner.peek();
  if (const auto found = walk_word()) return *found;
  fail(token.place(), messages::walk_expected.in_all(in_quotes(token.text)));
}

std::optional<WalkId> Context::walk_word() {
  const Token token = scanner.peek();
  if (const auto letters = walk_id(token.text)) {
    scanner.next();
    return letters;
  }
  const auto named = [](std::size_t index) {
    return WalkId{Catalogue<Walk>::all()[index], nullptr};
  };
  if (const auto name = joined(words.walks)) {
    pass(*name);
    return named(name->index);
  }
  // No word for a command is the name of a walk. Looking it up takes long beside a short problem.
  const auto around = outer(token.text);
  if (around.unique() && around.kind != Fit::respelt) return std::nullopt;
  const auto name = words.walks.spelt(token.text);
  if (!name.unique()) return std::nullopt;
  scanner.next();
  return named(name.index);
}

}  // namespace feerie
