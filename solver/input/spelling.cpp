#include "input/spelling.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/unicode.h"

namespace feerie {

namespace {

constexpr std::array<std::string_view, 18> small_words{"the", "der", "die", "das", "des", "dem",
                                                       "den", "le",  "la",  "les", "de",  "du",
                                                       "au",  "aux", "and", "und", "et",  "&"};
/// In the cases in which they stand in front of names.
constexpr std::array<std::string_view, 9> articles{"the", "der", "die", "das", "dem",
                                                   "den", "le",  "la",  "les"};
/// French words that lose their vowel in front of another one.
constexpr std::array<std::string_view, 2> elided_words{"l", "d"};
constexpr std::array<std::string_view, 3> words_for_chess{"chess", "schach", "echecs"};

/// A word as it is written, which is a part of the spelling.
struct Word {
  std::string_view text;
  bool elided = false;
};

template <class List>
bool among(const List& words, std::string_view word) {
  return std::ranges::find(words, word) != words.end();
}

bool is_small(std::string_view folded_word, bool elided) {
  return among(small_words, folded_word) || (elided && among(elided_words, folded_word));
}

bool upper(std::string_view text, std::size_t at) {
  return at < text.size() && text[at] >= 'A' && text[at] <= 'Z';
}
bool lower(std::string_view text, std::size_t at) {
  return at < text.size() && text[at] >= 'a' && text[at] <= 'z';
}

/// Does a word written without a blank begin here? In `CASTChess` at the second C.
bool begins_with_capital(std::string_view text, std::size_t at) {
  return at > 0 && upper(text, at) &&
         (lower(text, at - 1) || (upper(text, at - 1) && lower(text, at + 1)));
}

/// The words of a spelling, as they are written.
std::vector<Word> words_of(std::string_view spelling) {
  constexpr std::size_t most_of_a_name = 8;
  std::vector<Word> words;
  words.reserve(most_of_a_name);
  std::size_t begin = 0;
  const auto end_word = [&](std::size_t end, bool elided) {
    if (end > begin) words.push_back({spelling.substr(begin, end - begin), elided});
  };
  for (std::size_t at = 0; at < spelling.size();) {
    if (lower(spelling, at)) {
      ++at;
      continue;
    }
    const Character character = first_character(spelling.substr(at));
    const std::size_t behind = at + character.length;
    const bool apostrophe = is_apostrophe(character.code);
    const bool sign = character.code == '&';
    if (apostrophe || sign || is_space(character.code) || is_dash(character.code)) {
      end_word(at, apostrophe);
      begin = at;
      if (sign) end_word(behind, false);
      begin = behind;
    } else if (begins_with_capital(spelling, at)) {
      end_word(at, false);
      begin = at;
    }
    at = behind;
  }
  end_word(spelling.size(), false);
  return words;
}

void add_keys(std::vector<SpellingKey>& keys, const std::vector<Word>& words, Umlauts umlauts) {
  std::array<std::string, 3> texts;
  for (const Word& word : words) {
    const std::string text = folded(word.text, umlauts);
    texts[0] += text;
    if (is_small(text, word.elided)) continue;
    texts[1] += text;
    if (!among(words_for_chess, text)) texts[2] += text;
  }
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const bool known = std::ranges::find(keys, texts[i], &SpellingKey::text) != keys.end();
    if (!known && !texts[i].empty()) keys.push_back({std::move(texts[i]), static_cast<int>(i)});
  }
}

}  // namespace

std::vector<SpellingKey> spelling_keys(std::string_view spelling) {
  std::vector<SpellingKey> keys;
  const std::vector<Word> words = words_of(spelling);
  for (const Umlauts umlauts : {Umlauts::with_e, Umlauts::plain}) {
    add_keys(keys, words, umlauts);
    if (is_ascii(spelling)) break;
  }
  // Sorting takes memory for a while, and nearly all names have keys that are sorted already.
  if (!std::ranges::is_sorted(keys, {}, &SpellingKey::left_out)) {
    std::ranges::stable_sort(keys, {}, &SpellingKey::left_out);
  }
  return keys;
}

bool has_spelling_keys(std::string_view spelling) {
  const auto stays = [](char c) {
    return (c >= '0' && c <= '9') || (feerie::lower(c) >= 'a' && feerie::lower(c) <= 'z');
  };
  return std::ranges::any_of(spelling, stays) || !spelling_keys(spelling).empty();
}

std::size_t longest_left_out() {
  constexpr auto longest = [](const auto& words) {
    return std::ranges::max(words, {}, &std::string_view::size).size();
  };
  constexpr std::size_t most = std::max(longest(small_words), longest(words_for_chess));
  return most;
}

bool is_small_word(std::string_view word) {
  return among(small_words, folded(word, Umlauts::plain));
}
bool is_article(std::string_view word) {
  return among(articles, folded(word, Umlauts::plain));
}
bool is_word_for_chess(std::string_view word) {
  return among(words_for_chess, folded(word, Umlauts::plain));
}

}  // namespace feerie
