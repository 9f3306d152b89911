#include "manual/parameters.h"

#include <fmt/format.h>

#include "manual/entry.h"

namespace feerie::manual {
namespace {

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

}  // namespace

std::vector<std::string> parameter_words(const Parameters& parameters, Language language) {
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
    words.push_back(fmt::format("[{}{}]", translated<Word>(word, language),
                                value_of(Catalogue<Word>::named(word), language)));
  }
  return words;
}

std::string_view value_of(OptionEntry::Takes takes, Language language) {
  constexpr Names values[] = {{},
                              {"NUMBER", "ZAHL", "NOMBRE"},
                              {"[NUMBER]", "[ZAHL]", "[NOMBRE]"},
                              {"NUMBER NUMBER", "ZAHL ZAHL", "NOMBRE NOMBRE"},
                              {"N:M:...", "N:M:...", "N:M:..."},
                              {"SQUARE...", "FELD...", "CASE..."},
                              {"SQUARE SQUARE...", "FELD FELD...", "CASE CASE..."},
                              {"[on|off]", "[an|aus]", "[oui|non]"}};
  return values[static_cast<std::size_t>(takes)].in(language);
}

std::string signature(const Parameters& parameters, Language language) {
  return fmt::format("{}", fmt::join(parameter_words(parameters, language), " "));
}

}  // namespace feerie::manual
