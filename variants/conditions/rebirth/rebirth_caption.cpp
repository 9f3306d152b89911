// This file writes the words of the Circe families as they are printed under the diagram.
#include <algorithm>

#include "conditions/rebirth/rebirth_words.h"
#include "game/catalogue.h"

namespace feerie::rebirth {
namespace {

std::string word_text(std::string_view english, Language language) {
  const Word* word = Catalogue<Word>::named(english);
  return std::string{word == nullptr ? english : word->names.in(language)};
}

/// Returns the place of the walk among these letters; a greater number if it is none of them.
std::size_t place_among(std::string_view letters, const WalkId& walk) {
  const std::string name = letters_of(walk, Language::english);
  return name.size() == 1 ? letters.find(name) : std::string_view::npos;
}

/// Writes the chain of walks from the first one back to it, as in "Q->S->B->R->Q". It begins with
/// the walk that comes first in the order queen, knight, rook, bishop.
std::string chain(std::vector<WalkId> walks, Language language) {
  constexpr std::string_view order = "QSRB";
  if (walks.size() > 1 && walks.front() == walks.back()) walks.pop_back();
  const auto number = [&](const WalkId& walk) { return place_among(order, walk); };
  const auto first = std::ranges::min_element(walks, {}, number);
  std::rotate(walks.begin(), first, walks.end());
  std::string text;
  for (const WalkId& walk : walks) text += letters_of(walk, language) + "->";
  return text + letters_of(walks.front(), language);
}

/// Puts the walks into the order in which they are always listed: those of the game array come
/// first.
std::vector<WalkId> in_order(std::vector<WalkId> walks) {
  constexpr std::string_view array = "KPQSRB";
  const auto number = [&](const WalkId& walk) {
    return std::pair(place_among(array, walk), walk.away->place);
  };
  std::ranges::sort(walks, {}, number);
  return walks;
}

std::string details_of(const Arguments& arguments, std::string_view word, Language language) {
  const Arguments::Detail* detail = arguments.detail(word);
  if (detail == nullptr || detail->walks.empty()) return {};
  if (word == "Chameleon") return ' ' + chain(detail->walks, language);
  std::string text;
  for (const WalkId& walk : in_order(detail->walks)) text += ' ' + letters_of(walk, language);
  return text;
}

std::string text_of(const Arguments& arguments, Language language, std::string_view understood) {
  const bool later = arguments.has("LastMove") || arguments.has("WaitCapture");
  const bool mirror = arguments.has("Mirror") || arguments.has("ContraParrain");
  std::string text;
  for (std::string_view word : words) {
    bool given = arguments.has(word);
    if (word == "Mirror") given = mirror;
    if (word == understood || word == "LastMove" || word == "Calvet") given = false;
    if ((word == "Parrain" || word == "ContraParrain") && given) {
      word = mirror ? "ContraParrain" : "Parrain";
    }
    if (word == "Equipollents" && given && later) word = mirror ? "ContraParrain" : "Parrain";
    if (given) text += ' ' + word_text(word, language) + details_of(arguments, word, language);
  }
  return text;
}

}  // namespace

std::string caption(const Arguments& arguments, Language language) {
  return text_of(arguments, language, "RexExclusive");
}

std::string caption_royal(const Arguments& arguments, Language language) {
  return text_of(arguments, language, "RexInclusive");
}

}  // namespace feerie::rebirth
