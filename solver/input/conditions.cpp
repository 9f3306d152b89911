#include "input/conditions.h"

#include <algorithm>

#include <fmt/format.h>

#include "game/catalogue.h"
#include "input/parameter_words.h"
#include "input/parameters.h"
#include "input/recovery.h"

namespace feerie {

namespace {

using Fit = WordList::Found::Kind;

/// The condition that a traditional name stands for, or itself.
const Condition& meant_by(const Condition& named) {
  if (named.stands_for.empty()) return named;
  const Condition* meant = Catalogue<Condition>::named(named.stands_for);
  return meant == nullptr ? named : *meant;
}

/// Is the name of several words a traditional one that says what they say one by one?
bool says_the_same(const Condition& plain, const Condition& joined) {
  return &plain == &joined || meant_by(joined).names.english == meant_by(plain).names.english;
}

/// Are the next words to be read one by one, although together they spell a name? So it is where
/// each of them is a whole name or a parameter, as in `Circe Parrain`; where they would mean
/// something else than the name, there is no telling what is meant.
bool reads_word_by_word(Context& context) {
  const auto joined = context.joined(context.words.conditions);
  if (!joined) return false;
  const auto found = context.words.conditions.find(joined->words.front().text);
  if (found.kind != WordList::Found::Kind::exact) return false;
  const Condition& plain = *Catalogue<Condition>::all()[found.index];
  const auto rest = std::span(joined->words).subspan(1);
  if (!known_one_by_one(context, plain, rest)) return false;
  if (!says_the_same(plain, *Catalogue<Condition>::all()[joined->index])) {
    refuse_if_ambiguous(*joined, context);
  }
  return true;
}

/// Reads the next condition of a list; false where the list ends.
bool read_condition(Context& context, std::vector<ConditionUse>& uses, bool first) {
  const Token token = context.scanner.peek();
  std::optional<WordList> words;
  if (!first && !uses.empty()) {
    words = words_of(uses.back().condition->parameters, context.language());
  }
  const Context::EntryForm form{
      .first = first, .joined = !reads_word_by_word(context), .also = words ? &*words : nullptr};
  const auto index = context.list_entry(context.words.conditions, messages::conditions, form);
  if (!index) return false;
  const Condition& named = *Catalogue<Condition>::all()[*index];
  const Condition& meant = meant_by(named);
  const auto before = std::ranges::find(uses, &meant, &ConditionUse::condition);
  if (before != uses.end()) {
    before->arguments = read_parameters(context, named, meant, token, before->arguments);
    return true;
  }
  uses.push_back({&meant,
                  read_parameters(context, named, meant, token, {}),
                  {},
                  context.passage(token.place())});
  return true;
}

/// Behind a condition that was not understood its parameters may follow.
bool begins_condition(const Context& context, const Token& token) {
  const WordList& parameters = context.words.parameters;
  const auto parameter = parameters.find(token.text).kind;
  if (parameter == Fit::exact) return false;
  const auto found = context.words.conditions.find(token.text);
  if (found.kind == Fit::exact || context.joined(context.words.conditions)) return true;
  if (parameter != Fit::none || token.text.size() < trusted) return false;
  if (found.unique()) return true;
  return is_likely_misspelt(token, context.words.conditions) &&
         !is_likely_misspelt(token, parameters);
}

}  // namespace

void read_conditions(Context& context, std::vector<ConditionUse>& uses) {
  const Token first = context.scanner.peek();
  const int errors = context.errors();
  bool some = false;
  read_list(
      context,
      [&] {
        if (!read_condition(context, uses, !some)) return false;
        some = true;
        return true;
      },
      [&](const Token& token) { return begins_condition(context, token); });
  if (!some && errors == context.errors()) {
    Context::fail(first.place(), messages::condition_expected);
  }
}

}  // namespace feerie
