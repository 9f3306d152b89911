#include "cli/list.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "core/unicode.h"
#include "game/catalogue.h"
#include "game/sources.h"
#include "game/walk.h"
#include "input/options.h"
#include "problem/stipulation_words.h"

namespace feerie::cli {
namespace {

constexpr Names not_supported{"(not supported yet)", "(noch nicht unterstützt)",
                              "(pas encore pris en charge)"};

/// Names that are wider push their sentence to the right instead of all the others.
constexpr std::size_t widest_name = 40;
/// Columns of the lines below an entry.
constexpr std::size_t line_width = 100;

struct Row {
  std::string name;
  std::string summary;
  std::string_view source;
  bool supported = true;
  /// What may follow the name, where that is too much for the column of names.
  std::vector<std::string> details = {};
};

/// Words in indented lines.
std::string indented(const std::vector<std::string>& words) {
  constexpr std::string_view indent = "   ";
  std::string lines;
  std::size_t used = line_width;
  for (const std::string& word : words) {
    if (used + 1 + display_width(word) > line_width) {
      lines += lines.empty() ? "" : "\n";
      lines += indent;
      used = indent.size();
    }
    lines += ' ' + word;
    used += 1 + display_width(word);
  }
  return lines + '\n';
}

std::string text_of(const std::vector<Row>& rows, const Listing& listing) {
  std::size_t width = 0;
  for (const Row& row : rows) width = std::max(width, display_width(row.name));
  width = std::min(width, widest_name);
  std::string text;
  for (const Row& row : rows) {
    text += row.name;
    text.append(width - std::min(width, display_width(row.name)), ' ');
    if (!row.supported) text += fmt::format("  {}", not_supported.in(listing.language));
    if (!row.summary.empty()) text += fmt::format("{}{}", row.supported ? "  " : " ", row.summary);
    text.erase(text.find_last_not_of(' ') + 1);
    text += '\n';
    if (!row.details.empty()) text += indented(row.details);
    if (listing.sources && !row.source.empty()) {
      text += fmt::format("    [{}]\n", sources::in(row.source, listing.language));
    }
  }
  return text;
}

template <class T>
std::string name_of(std::string_view english, Language language) {
  const T* entry = Catalogue<T>::named(english);
  return std::string(entry == nullptr ? english : entry->names.in(language));
}

/// What a traditional name stands for, as it can be written instead of it.
std::string meaning(const Condition& alias, Language language) {
  std::string text = "= " + name_of<Condition>(alias.stands_for, language);
  for (const std::string_view word : alias.preset) text += " " + name_of<Word>(word, language);
  return text;
}

/// What has to stand behind a word, with a blank in front.
std::string_view value_of(const Word* word, Language language) {
  constexpr Names values[] = {{},
                              {" NUMBER", " ZAHL", " NOMBRE"},
                              {" WALK", " GANGART", " MARCHE"},
                              {" WALK...", " GANGART...", " MARCHE..."},
                              {" [WALK...]", " [GANGART...]", " [MARCHE...]"},
                              {" FILE... RANK...", " LINIE... REIHE...", " COLONNE... RANGEE..."},
                              {" SQUARES...", " FELDER...", " CASES..."},
                              {" LINE...", " LINIE...", " LIGNE..."}};
  return word == nullptr ? "" : values[static_cast<std::size_t>(word->takes)].in(language);
}

/// What may follow the name of a condition, piece by piece.
std::vector<std::string> words_of(const Parameters& parameters, Language language) {
  constexpr Names squares[] = {{},
                               {"[SQUARE...]", "[FELD...]", "[CASE...]"},
                               {"SQUARE", "FELD", "CASE"},
                               {"SQUARE SQUARE", "FELD FELD", "CASE CASE"},
                               {"SQUARE...", "FELD...", "CASE..."}};
  constexpr Names walks[] = {{},
                             {"[WALK...]", "[GANGART...]", "[MARCHE...]"},
                             {"WALK...", "GANGART...", "MARCHE..."},
                             {"WALK", "GANGART", "MARCHE"}};
  constexpr Names numbers[] = {{},
                               {"[NUMBER]", "[ZAHL]", "[NOMBRE]"},
                               {"NUMBER", "ZAHL", "NOMBRE"},
                               {"NUMBER [NUMBER]", "ZAHL [ZAHL]", "NOMBRE [NOMBRE]"},
                               {"[NUMBER [NUMBER]]", "[ZAHL [ZAHL]]", "[NOMBRE [NOMBRE]]"},
                               {"AMOUNT [AMOUNT]", "BETRAG [BETRAG]", "MONTANT [MONTANT]"}};
  constexpr Names texts[] = {
      {}, {"[BOARD]", "[BRETT]", "[ECHIQUIER]"}, {"BOARD", "BRETT", "ECHIQUIER"}};
  constexpr Names unit{"COLOUR WALK SQUARE", "FARBE GANGART FELD", "COULEUR MARCHE CASE"};
  std::vector<std::string> words;
  const auto add = [&](const Names& word) { words.emplace_back(word.in(language)); };
  add(squares[static_cast<std::size_t>(parameters.squares)]);
  add(walks[static_cast<std::size_t>(parameters.walks)]);
  add(numbers[static_cast<std::size_t>(parameters.numbers)]);
  add(texts[static_cast<std::size_t>(parameters.text)]);
  if (parameters.unit) add(unit);
  std::erase(words, "");
  for (const std::string_view word : parameters.words) {
    words.push_back(fmt::format("[{}{}]", name_of<Word>(word, language),
                                value_of(Catalogue<Word>::named(word), language)));
  }
  return words;
}

Row condition_row(const Condition& condition, Language language) {
  Row row;
  row.name = condition.names.in(language);
  const std::string parameters = signature(condition.parameters, language);
  if (parameters.empty()) {
    // The name says it all.
  } else if (display_width(row.name) + 1 + display_width(parameters) > widest_name) {
    row.name += " ...";
    row.details = words_of(condition.parameters, language);
  } else {
    row.name += " " + parameters;
  }
  row.source = condition.source;
  if (condition.stands_for.empty()) {
    row.summary = condition.summary.in(language);
    row.supported = condition.enrol != nullptr;
    return row;
  }
  const Condition* meant = Catalogue<Condition>::named(condition.stands_for);
  row.summary = meaning(condition, language);
  row.supported = meant != nullptr && meant->enrol != nullptr;
  if (meant != nullptr && row.source.empty()) row.source = meant->source;
  return row;
}

Row walk_row(const Walk& walk, Language language) {
  std::string name = fmt::format("{:<2} {}", walk.letters.in(language), walk.names.in(language));
  return {std::move(name), std::string(walk.summary.in(language)), walk.source,
          walk.reach != nullptr};
}

Row trait_row(const Trait& trait, Language language) {
  const bool built_in = bit_of(trait) == royal_bit;
  return {std::string(trait.names.in(language)), std::string(trait.summary.in(language)),
          trait.source, built_in || trait.enrol != nullptr};
}

Row goal_row(const Goal& goal, Language language) {
  constexpr Names square{"SQUARE", "FELD", "CASE"};
  constexpr Names colon{":", ":", " :"};
  return {fmt::format("{}{}", goal.symbol, goal.needs_square ? square.in(language) : ""),
          fmt::format("{}{} {}", goal.names.in(language), colon.in(language),
                      goal.summary.in(language)),
          goal.source, goal.reached != nullptr};
}

Row option_row(const OptionEntry& option, Language language) {
  constexpr Names values[] = {{},
                              {" NUMBER", " ZAHL", " NOMBRE"},
                              {" [NUMBER]", " [ZAHL]", " [NOMBRE]"},
                              {" NUMBER NUMBER", " ZAHL ZAHL", " NOMBRE NOMBRE"},
                              {" N:M:...", " N:M:...", " N:M:..."},
                              {" SQUARE...", " FELD...", " CASE..."},
                              {" SQUARE SQUARE...", " FELD FELD...", " CASE CASE..."},
                              {" [on|off]", " [an|aus]", " [oui|non]"}};
  const Names& value = values[static_cast<std::size_t>(option.takes)];
  return {fmt::format("{}{}", option.names.in(language), value.in(language)),
          std::string(option.summary.in(language)), option.source, true};
}

Row stipulation_row(const stipulation::Prefix& form, Language language) {
  // Mate stands for all goals.
  return {fmt::format("{}#n", form.text), std::string(form.summary.in(language)), form.source,
          true};
}

template <class Entries, class MakeRow>
std::string text_of(const Entries& entries, MakeRow&& make_row, const Listing& listing) {
  std::vector<Row> rows;
  rows.reserve(entries.size());
  for (const auto& entry : entries) rows.push_back(make_row(entry, listing.language));
  return text_of(rows, listing);
}

template <class T>
std::string text_of(Row (*make_row)(const T&, Language), const Listing& listing) {
  const auto row = [make_row](const T* entry, Language language) {
    return make_row(*entry, language);
  };
  return text_of(Catalogue<T>::all(), row, listing);
}

}  // namespace

std::string signature(const Parameters& parameters, Language language) {
  return fmt::format("{}", fmt::join(words_of(parameters, language), " "));
}

std::string list(std::string_view what, const Listing& listing) {
  if (what == "conditions") return text_of<Condition>(condition_row, listing);
  if (what == "walks") return text_of<Walk>(walk_row, listing);
  if (what == "attributes") return text_of<Trait>(trait_row, listing);
  if (what == "stipulations") {
    return text_of(stipulation::prefixes(), stipulation_row, listing);
  }
  if (what == "options") return text_of(option_entries(), option_row, listing);
  return text_of<Goal>(goal_row, listing);
}

}  // namespace feerie::cli
