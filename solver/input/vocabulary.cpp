#include "input/vocabulary.h"

#include <algorithm>
#include <array>

#include "core/unicode.h"
#include "game/catalogue.h"
#include "game/walk.h"
#include "input/options.h"

namespace feerie {

namespace {

constexpr Names begin{"beginproblem", "AnfangProblem", "DebutProbleme"};

constexpr std::array<Names, 4> separators{{
    {"nextproblem", "WeiteresProblem", "asuivre"},
    {"endproblem", "EndeProblem", "FinProbleme"},
    {"twin", "Zwilling", "jumeau"},
    {"zeroposition", "NullStellung", "zeroposition"},
}};

/// Around the published solution of a problem.
constexpr Names solution_begin{"solution", "Loesung", "solution"};
constexpr Names solution_end{"endsolution", "EndeLoesung", "FinSolution"};

/// Around the text that tells which part of the play is wanted.
constexpr Names part_begin{"part", "Teil", "partie"};
constexpr Names part_end{"endpart", "EndeTeil", "FinPartie"};

constexpr std::array<Names, 17> commands{{
    {"remark", "Bemerkung", "remarque"},
    {"sstipulation", "sForderung", "senonce"},
    {"author", "Autor", "auteur"},
    {"origin", "Quelle", "source"},
    {"pieces", "Steine", "pieces"},
    {"condition", "Bedingung", "condition"},
    {"option", "Option", "option"},
    {"stipulation", "Forderung", "enonce"},
    {"protocol", "Protokoll", "protocol"},
    {"title", "Titel", "titre"},
    {"LaTeX", "LaTeX", "LaTeX"},
    {"LaTeXPieces", "LaTeXSteine", "PiecesLaTeX"},
    {"award", "Auszeichnung", "prix"},
    {"InitialGameArray", "PartieAnfangsStellung", "PositionInitialePartie"},
    {"Forsyth", "Forsyth", "Forsyth"},
    {"fen", "fen", "fen"},
    {"DefineWalk", "DefiniereGangart", "DefinirMarche"},
}};

constexpr std::array<Names, 13> twin_commands{{
    {"move", "versetze", "deplacement"},
    {"exchange", "tausche", "echange"},
    {"stipulation", "Forderung", "enonce"},
    {"sstipulation", "SForderung", "senonce"},
    {"add", "hinzufuegen", "ajoute"},
    {"remove", "entferne", "ote"},
    {"continued", "ferner", "enplus"},
    {"rotate", "Drehung", "rotation"},
    {"condition", "Bedingung", "condition"},
    {"PolishType", "Farbwechsel", "CouleurEchange"},
    {"mirror", "Spiegelung", "miroir"},
    {"shift", "Verschiebung", "translation"},
    {"substitute", "ersetze", "remplace"},
}};

/// French colours are often written in the plural, as they are below diagrams.
constexpr std::array<std::array<std::string_view, 1>, 4> colours_also{
    {{"Blancs"}, {"Noirs"}, {"Neutres"}, {"TotalInvisibles"}}};
constexpr std::array<Names, 4> colours{{
    {"White", "Weiss", "Blanc"},
    {"Black", "Schwarz", "Noir"},
    {"Neutral", "Neutral", "Neutre"},
    {"TotalInvisible", "TotalUnsichtbar", "TotalInvisible"},
}};

WordList list(Language language, std::span<const Names> names) {
  WordList words(language);
  for (const Names& each : names) words.add(each);
  return words;
}

WordList separators_in(Language language) {
  WordList words = list(language, separators);
  words.add_whole(solution_begin);
  words.add_whole(part_begin);
  return words;
}

template <class T>
WordList catalogue(Language language) {
  WordList words(language);
  words.reserve(Catalogue<T>::all().size());
  for (const T* each : Catalogue<T>::all()) words.add(each->names);
  return words;
}

}  // namespace

const Names& begin_words() {
  return begin;
}
std::optional<Language> language_begun_by(std::string_view word) {
  if (word.empty()) return std::nullopt;
  const std::string plain = folded(word, Umlauts::plain);
  for (const Language language : {Language::french, Language::german, Language::english}) {
    if (starts_ignoring_case(begin.in(language), plain)) return language;
  }
  return std::nullopt;
}
bool is_begin_word(std::string_view words, Language language) {
  WordList list(language);
  list.add(begin.in(language));
  return list.spelt(words).unique();
}
std::span<const Names> separator_names() {
  return separators;
}
const Names& solution_words() {
  return solution_begin;
}
const Names& part_words() {
  return part_begin;
}
const Names& end_of_part_words() {
  return part_end;
}
std::span<const Names> command_names() {
  return commands;
}
std::span<const Names> twin_command_names() {
  return twin_commands;
}
std::span<const Names> colour_names() {
  return colours;
}

Vocabulary::Vocabulary(Language chosen)
    : language(chosen),
      separators(separators_in(chosen)),
      commands(chosen),
      twin_commands(list(chosen, twin_command_names())),
      colours(chosen),
      attributes(catalogue<Trait>(chosen)),
      conditions(chosen),
      options(chosen),
      solution_end(chosen),
      part_end(chosen),
      parameters(catalogue<Word>(chosen)),
      walks(catalogue<Walk>(chosen)),
      remark(chosen) {
  // Own commands: they must not make `f` ambiguous, nor take `de` from a text.
  constexpr auto own = static_cast<std::size_t>(Command::fen);
  constexpr auto whole = static_cast<std::size_t>(Command::define_walk);
  for (std::size_t i = 0; i < command_names().size(); ++i) {
    if (i == whole) {
      commands.add_whole(command_names()[i]);
    } else {
      commands.add(command_names()[i], i == own);
    }
  }
  for (std::size_t i = 0; i < colours_also.size(); ++i) {
    colours.add(colour_names()[i], false, colours_also[i]);
  }
  conditions.reserve(Catalogue<Condition>::all().size());
  for (const Condition* each : Catalogue<Condition>::all()) {
    conditions.add(each->names, each->secondary);
  }
  options.reserve(option_entries().size());
  for (const OptionEntry& each : option_entries()) options.add(each.names, each.secondary);
  solution_end.add_whole(feerie::solution_end);
  part_end.add_whole(feerie::part_end);
  remark.add(command_names()[static_cast<std::size_t>(Command::remark)]);
}

const Vocabulary& vocabulary_of(Language language) {
  switch (language) {
    case Language::german: {
      static const Vocabulary german(Language::german);
      return german;
    }
    case Language::french: {
      static const Vocabulary french(Language::french);
      return french;
    }
    case Language::english:
      break;
  }
  static const Vocabulary english(Language::english);
  return english;
}

const Walk* Vocabulary::walk(std::string_view letters) const {
  for (const Walk* each : Catalogue<Walk>::all()) {
    if (same_ignoring_case(each->letters.in(language), letters)) return each;
  }
  return nullptr;
}

std::vector<std::string_view> Vocabulary::walks_elsewhere(std::string_view letters) const {
  std::vector<std::string_view> own;
  for (const Language other : {Language::english, Language::german, Language::french}) {
    const Walk* walk = other == language ? nullptr : vocabulary_of(other).walk(letters);
    if (walk == nullptr) continue;
    const std::string_view word = walk->letters.in(language);
    if (std::ranges::find(own, word) == own.end()) own.push_back(word);
  }
  return own;
}

std::optional<WalkId> Vocabulary::walk_id(std::string_view token) const {
  const std::size_t slash = token.find('/');
  if (slash == std::string_view::npos) {
    const Walk* plain = walk(token);
    if (plain == nullptr) return std::nullopt;
    return WalkId{plain, nullptr};
  }
  const Walk* away = walk(token.substr(0, slash));
  const Walk* home = walk(token.substr(slash + 1));
  if (away == nullptr || home == nullptr) return std::nullopt;
  return WalkId{away, home};
}

}  // namespace feerie
