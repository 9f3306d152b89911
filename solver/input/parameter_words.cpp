#include "input/parameter_words.h"

#include <algorithm>
#include <span>
#include <utility>

#include "game/catalogue.h"
#include "input/parameter_values.h"

namespace feerie {

namespace {

using Fit = WordList::Found::Kind;

bool among(std::string_view word, std::span<const std::string_view> words) {
  return std::ranges::find(words, word) != words.end();
}

}  // namespace

WordList words_of(const Parameters& parameters, Language language) {
  WordList words(language);
  for (const std::string_view each : parameters.words) {
    const Word* word = Catalogue<Word>::named(each);
    // A word that nobody has entered is known by its English name in every language.
    words.add(word == nullptr ? Names{each, each, each} : word->names);
  }
  return words;
}

bool known_one_by_one(const Context& context, const Condition& condition,
                      std::span<const Token> words) {
  const Parameters& allowed = condition.parameters;
  const auto is_known = [&](const Token& token) {
    const WordList own = words_of(allowed, context.language());
    const bool name = own.find(token.text).kind == Fit::exact ||
                      context.words.conditions.find(token.text).kind == Fit::exact ||
                      context.outer(token.text).kind == Fit::exact;
    const bool walk =
        allowed.walks != Parameters::Walks::none && context.walk_id(token.text).has_value();
    return name || walk || is_number(token.text) || !Context::squares_of(token.text).empty();
  };
  return std::ranges::all_of(words, is_known);
}

void refuse_if_ambiguous(const Joined& name, Context& context) {
  const std::size_t here = context.scanner.offset();
  context.pass(name);
  const Token behind = context.scanner.peek();
  context.scanner.seek(here);
  const Condition& condition = *Catalogue<Condition>::all()[name.index];
  const bool goes_on =
      behind.empty() ||
      words_of(condition.parameters, context.language()).find(behind.text).unique() ||
      context.words.conditions.find(behind.text).unique() || context.outer(behind.text).unique();
  if (!goes_on) return;
  std::string glued;
  std::string apart;
  for (const Token& word : name.words) {
    glued += word.text;
    apart += (apart.empty() ? "" : ", ") + std::string(word.text);
  }
  Context::fail(name.place(), messages::one_name_or_several,
                messages::how_to_part_names.in_all(in_quotes(glued), in_quotes(apart)));
}

void fail_twice(const Token& name) {
  Context::fail(name.place(), messages::given_differently.in_all(in_quotes(name.text)));
}

ParameterWords::ParameterWords(Context& context, const Condition& named, const Condition& meant,
                               const Token& name, const Arguments& earlier, Arguments& result)
    : context_(context),
      named_(named),
      allowed_(named.parameters),
      meant_(meant),
      name_(name),
      words_(words_of(allowed_, context.language())),
      earlier_(earlier),
      result_(result) {
  result_.words = earlier_.words;
  result_.details = earlier_.details;
}

bool ParameterWords::read() {
  const Token token = context_.scanner.peek();
  if (token.empty()) return false;
  const auto found = words_.find(token.text);
  if (const auto name = joined_word(found)) {
    const std::string_view word = allowed_.words[name->index];
    if (result_.has(word) && !repeats(word)) fail_twice(token);
    check_contradictions(word, token);
    context_.pass(*name);
    if (!repeats(word)) take(word);
    return true;
  }
  if (found.kind == Fit::none || condition_begins(found)) return false;
  if (found.kind != Fit::exact && !fits_here(token, found)) return false;
  const std::string_view word = allowed_.words[found.index];
  if (repeats(word)) {
    context_.scanner.next();
    return true;
  }
  if (result_.has(word)) {
    // A name can be both: the second time it is the condition.
    if (context_.words.conditions.find(token.text).unique()) return false;
    Context::fail(token.place(), messages::given_twice.in_all(in_quotes(token.text)));
  }
  check_contradictions(word, token);
  context_.scanner.next();
  take(word);
  return true;
}

/// Is the token, which is not a whole word of the condition, nevertheless a word of it? Whole names
/// of other things, and walks where walks are expected, come first.
bool ParameterWords::fits_here(const Token& token, const WordList::Found& found) const {
  if (context_.outer(token.text).kind == Fit::exact || context_.outer_joined()) return false;
  const auto condition = context_.words.conditions.find(token.text);
  if (condition.kind == Fit::exact) return false;
  if (found.kind == Fit::respelt && condition.unique()) return false;
  if (allowed_.walks != Parameters::Walks::none && context_.walk_id(token.text)) return false;
  if (found.kind != Fit::several) return true;
  if (condition.unique()) return false;
  Context::fail(token.place(), messages::parameter_not_unique.in_all(in_quotes(token.text)),
                could_be(found.all));
}

std::optional<Joined> ParameterWords::joined_word(const WordList::Found& first) const {
  const std::string_view next = context_.scanner.peek().text;
  const bool outside = context_.outer(next).kind == Fit::exact;
  if (first.kind == Fit::exact || outside) return std::nullopt;
  // An article can be the letters of a walk.
  if (allowed_.walks != Parameters::Walks::none && context_.walk_id(next)) {
    return std::nullopt;
  }
  auto name = context_.joined(words_);
  const auto condition = context_.joined(context_.words.conditions);
  if (name && condition && condition->words.size() > name->words.size()) return std::nullopt;
  return name;
}

bool ParameterWords::condition_begins(const WordList::Found& found) {
  const auto name = context_.joined(context_.words.conditions);
  if (!name) return false;
  const bool one_by_one =
      found.kind == Fit::exact && known_one_by_one(context_, named_, name->words);
  if (!one_by_one) return true;
  const Condition& other = *Catalogue<Condition>::all()[name->index];
  if (other.names.english != meant_.names.english && other.stands_for != meant_.names.english) {
    refuse_if_ambiguous(*name, context_);
  }
  return false;
}

bool ParameterWords::repeats(std::string_view word) const {
  const Word* entry = Catalogue<Word>::named(word);
  return earlier_.has(word) && (entry == nullptr || entry->takes == Word::Takes::nothing);
}

void ParameterWords::take_preset(std::string_view word) {
  if (repeats(word)) return;
  if (result_.has(word)) fail_twice(name_);
  check_contradictions(word, name_);
  take(word);
}

void ParameterWords::check_contradictions(std::string_view word, const Token& token) {
  for (const auto& group : meant_.parameters.contradictions) {
    if (!among(word, group)) continue;
    for (const std::string_view given : result_.words) {
      if (!among(given, group)) continue;
      Context::fail(token.place(),
                    messages::contradicts.in_all(in_quotes(token.text), in_quotes(given)));
    }
  }
}

void ParameterWords::forget_overruled(std::string_view word) {
  for (const Parameters::Overruling& rule : meant_.parameters.overrulings) {
    if (!among(word, rule.later)) continue;
    std::erase_if(result_.words,
                  [&rule](std::string_view given) { return among(given, rule.earlier); });
  }
}

void ParameterWords::take(std::string_view word) {
  forget_overruled(word);
  result_.words.push_back(word);
  const Word* entry = Catalogue<Word>::named(word);
  if (entry == nullptr || entry->takes == Word::Takes::nothing) return;
  Arguments::Detail detail;
  detail.word = word;
  read_detail(entry->takes, detail);
  if (detail != Arguments::Detail{word, {}, {}, {}}) result_.details.push_back(std::move(detail));
}

void ParameterWords::read_detail(Word::Takes takes, Arguments::Detail& detail) {
  switch (takes) {
    case Word::Takes::nothing:
      break;
    case Word::Takes::number:
      detail.numbers.push_back(context_.number(0, largest_number));
      break;
    case Word::Takes::walk:
      detail.walks.push_back(read_walk(context_, allowed_.only_walks));
      break;
    case Word::Takes::walks:
      detail.walks = read_walks(context_, name_, true);
      break;
    case Word::Takes::optional_walks:
      detail.walks = read_walks(context_, name_, false);
      break;
    case Word::Takes::files_and_ranks:
      detail.texts.push_back(read_files_and_ranks(context_));
      break;
    case Word::Takes::square_groups:
      detail.texts = read_square_groups(context_);
      break;
    case Word::Takes::lines:
      detail.texts = read_lines(context_);
      break;
  }
}

void ParameterWords::sort() {
  const auto order = meant_.parameters.words;
  const auto number = [order](std::string_view word) {
    return std::ranges::find(order, word) - order.begin();
  };
  std::ranges::stable_sort(result_.words, {}, number);
  std::ranges::stable_sort(result_.details, {}, [number](const Arguments::Detail& detail) {
    return number(detail.word);
  });
}

}  // namespace feerie
