#include "manual/entry.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include <fmt/format.h>

#include "game/catalogue.h"
#include "game/entries.h"
#include "game/sources.h"
#include "game/walk.h"
#include "input/lookup.h"
#include "input/options.h"
#include "manual/commands.h"
#include "manual/parameters.h"
#include "problem/stipulation_words.h"

namespace feerie::manual {
namespace {

struct SectionWords {
  std::string_view word;
  Names name;
  Names title;
};

constexpr std::array<SectionWords, 8> section_words{{
    {"conditions",
     {"condition", "Bedingung", "condition"},
     {"Conditions", "Bedingungen", "Conditions"}},
    {"walks", {"walk", "Gangart", "marche"}, {"Walks", "Gangarten", "Marches"}},
    {"attributes",
     {"attribute", "Eigenschaft", "attribut"},
     {"Attributes", "Eigenschaften", "Attributs"}},
    {"goals", {"goal", "Ziel", "but"}, {"Goals", "Ziele", "Buts"}},
    {"options", {"option", "Option", "option"}, {"Options", "Optionen", "Options"}},
    {"stipulations",
     {"stipulation", "Forderung", "énoncé"},
     {"Stipulations", "Forderungen", "Énoncés"}},
    {"commands", {"command", "Befehl", "commande"}, {"Commands", "Befehle", "Commandes"}},
    {"twin-commands",
     {"change of a twin", "Änderung eines Zwillings", "changement d'un jumeau"},
     {"Changes of twins", "Änderungen von Zwillingen", "Changements des jumeaux"}},
}};

const SectionWords& words_of(Section section) {
  return section_words.at(static_cast<std::size_t>(section));
}

/// What all entries have; `key` is the same in all languages.
Entry entry_of(Section section, std::string_view key, const Names& names, Language language) {
  Entry entry;
  entry.section = section;
  entry.anchor = fmt::format("{}-", words_of(section).name.english);
  for (const char c : lower(key)) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    entry.anchor += plain ? c : '-';
  }
  std::ranges::replace(entry.anchor, ' ', '-');
  entry.names = names;
  entry.written = names.in(language);
  return entry;
}

std::vector<std::string> condition_names(std::span<const std::string_view> names,
                                         Language language) {
  std::vector<std::string> words;
  for (const std::string_view name : names) {
    words.push_back(translated<Condition>(name, language));
  }
  return words;
}

Entry entry_of(const Condition& condition, Language language) {
  Entry entry = entry_of(Section::conditions, condition.names.english, condition.names, language);
  const Condition* meant = &condition;
  if (!condition.stands_for.empty()) {
    meant = Catalogue<Condition>::named(condition.stands_for);
    entry.stands_for = translated<Condition>(condition.stands_for, language);
    for (const std::string_view word : condition.preset) {
      entry.stands_for += " " + translated<Word>(word, language);
    }
  }
  entry.parameters = parameter_words(condition.parameters, language);
  entry.summary = condition.summary.in(language);
  entry.supported = meant != nullptr && meant->enrol != nullptr;
  const bool own_source = meant == nullptr || !condition.source.empty();
  entry.source = sources::in(own_source ? condition.source : meant->source, language);
  entry.secondary = condition.secondary;
  entry.brings = condition_names(condition.implies, language);
  entry.excludes = condition_names(condition.excludes, language);
  return entry;
}

Entry entry_of(const Walk& walk, Language language) {
  Entry entry = entry_of(Section::walks, walk.names.english, walk.names, language);
  entry.letters = walk.letters.in(language);
  for (const Language each : {Language::english, Language::german, Language::french}) {
    entry.also.emplace_back(walk.letters.in(each));
  }
  entry.summary = walk.summary.in(language);
  entry.source = sources::in(walk.source, language);
  entry.supported = walk.reach != nullptr;
  return entry;
}

Entry entry_of(const Trait& trait, Language language) {
  Entry entry = entry_of(Section::attributes, trait.names.english, trait.names, language);
  entry.summary = trait.summary.in(language);
  entry.source = sources::in(trait.source, language);
  entry.supported = bit_of(trait) == royal_bit || trait.enrol != nullptr;
  if (!trait.brings.empty()) entry.brings.push_back(translated<Condition>(trait.brings, language));
  return entry;
}

Entry entry_of(const Goal& goal, Language language) {
  constexpr Names square{"SQUARE", "FELD", "CASE"};
  Entry entry = entry_of(Section::goals, goal.names.english, goal.names, language);
  entry.written = fmt::format("{}{}", goal.symbol, goal.needs_square ? square.in(language) : "");
  entry.also.emplace_back(goal.symbol);
  if (!goal.synonym.empty()) entry.also.emplace_back(goal.synonym);
  entry.summary = goal.summary.in(language);
  entry.source = sources::in(goal.source, language);
  entry.supported = goal.reached != nullptr;
  return entry;
}

Entry entry_of(const OptionEntry& option, Language language) {
  Entry entry = entry_of(Section::options, option.names.english, option.names, language);
  const std::string_view value = value_of(option.takes, language);
  if (!value.empty()) entry.parameters.emplace_back(value);
  entry.summary = option.summary.in(language);
  entry.source = sources::in(option.source, language);
  entry.secondary = option.secondary;
  return entry;
}

Entry entry_of(const stipulation::Prefix& form, Language language) {
  // Mate stands for all goals.
  const Names names{form.text, form.text, form.text};
  const std::string_view key = form.text.empty() ? "direct" : form.text;
  Entry entry = entry_of(Section::stipulations, key, names, language);
  entry.written += "#n";
  if (!form.text.empty()) entry.also = {std::string(form.text) + "#", entry.written};
  entry.also.push_back(entry.written);
  entry.summary = form.summary.in(language);
  entry.source = sources::in(form.source, language);
  return entry;
}

Entry entry_of(Section section, const CommandWords& command, Language language) {
  Entry entry = entry_of(section, command.names.english, command.names, language);
  const std::string_view takes = command.takes.in(language);
  if (!takes.empty()) entry.parameters.emplace_back(takes);
  entry.summary = command.summary.in(language);
  return entry;
}

template <class T>
std::vector<Entry> catalogue(Language language) {
  std::vector<Entry> entries;
  entries.reserve(Catalogue<T>::all().size());
  for (const T* each : Catalogue<T>::all()) entries.push_back(entry_of(*each, language));
  return entries;
}

template <class T>
std::vector<Entry> table(std::span<const T> rows, Language language) {
  std::vector<Entry> entries;
  entries.reserve(rows.size());
  for (const T& each : rows) entries.push_back(entry_of(each, language));
  return entries;
}

std::vector<Entry> words(Section section, const std::vector<CommandWords>& commands,
                         Language language) {
  std::vector<Entry> entries;
  entries.reserve(commands.size());
  for (const CommandWords& each : commands) entries.push_back(entry_of(section, each, language));
  return entries;
}

}  // namespace

std::string_view word_of(Section section) {
  return words_of(section).word;
}

std::string_view name_of(Section section, Language language) {
  return words_of(section).name.in(language);
}

std::string_view title_of(Section section, Language language) {
  return words_of(section).title.in(language);
}

std::vector<Entry> entries_of(Section section, Language language) {
  switch (section) {
    case Section::conditions:
      return catalogue<Condition>(language);
    case Section::walks:
      return catalogue<Walk>(language);
    case Section::attributes:
      return catalogue<Trait>(language);
    case Section::goals:
      return catalogue<Goal>(language);
    case Section::options:
      return table(option_entries(), language);
    case Section::stipulations:
      return table(stipulation::prefixes(), language);
    case Section::commands:
      return words(section, commands(), language);
    case Section::twin_commands:
      return words(section, twin_commands(), language);
  }
  return {};
}

std::vector<Entry> all_entries(Language language) {
  std::vector<Entry> entries;
  for (const Section section : all_sections)
    std::ranges::move(entries_of(section, language), std::back_inserter(entries));
  return entries;
}

}  // namespace feerie::manual
