#include "input/spelling.h"

#include <algorithm>
#include <array>
#include <cctype>
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

struct Word {
  std::string text;
  bool elided = false;
};

template <class List>
bool among(const List& words, std::string_view word) {
  return std::ranges::find(words, word) != words.end();
}

bool is_small(const Word& word) {
  return among(small_words, word.text) || (word.elided && among(elided_words, word.text));
}

bool upper(std::string_view text, std::size_t at) {
  return at < text.size() && std::isupper(static_cast<unsigned char>(text[at])) != 0;
}
bool lower(std::string_view text, std::size_t at) {
  return at < text.size() && std::islower(static_cast<unsigned char>(text[at])) != 0;
}

/// Does a word written without a blank begin here? In `CASTChess` at the second C.
bool begins_with_capital(std::string_view text, std::size_t at) {
  return at > 0 && upper(text, at) &&
         (lower(text, at - 1) || (upper(text, at - 1) && lower(text, at + 1)));
}

/// The words of a spelling, as they are written.
std::vector<Word> words_of(std::string_view spelling) {
  std::vector<Word> words;
  Word word;
  const auto end_word = [&](bool elided) {
    if (word.text.empty()) return;
    word.elided = elided;
    words.push_back(std::exchange(word, {}));
  };
  for (std::size_t at = 0; at < spelling.size();) {
    const Character character = first_character(spelling.substr(at));
    if (is_apostrophe(character.code)) {
      end_word(true);
    } else if (is_space(character.code) || is_dash(character.code)) {
      end_word(false);
    } else if (character.code == '&') {
      end_word(false);
      words.push_back({"&", false});
    } else {
      if (begins_with_capital(spelling, at)) end_word(false);
      word.text += spelling.substr(at, character.length);
    }
    at += character.length;
  }
  end_word(false);
  return words;
}

void add_keys(std::vector<SpellingKey>& keys, const std::vector<Word>& words) {
  std::array<std::string, 3> texts;
  for (const Word& word : words) {
    texts[0] += word.text;
    if (is_small(word)) continue;
    texts[1] += word.text;
    if (!among(words_for_chess, word.text)) texts[2] += word.text;
  }
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const bool known = std::ranges::find(keys, texts[i], &SpellingKey::text) != keys.end();
    if (!known && !texts[i].empty()) keys.push_back({std::move(texts[i]), static_cast<int>(i)});
  }
}

}  // namespace

std::vector<SpellingKey> spelling_keys(std::string_view spelling) {
  std::vector<SpellingKey> keys;
  const std::vector<Word> written = words_of(spelling);
  for (const Umlauts umlauts : {Umlauts::with_e, Umlauts::plain}) {
    std::vector<Word> words = written;
    for (Word& word : words) word.text = folded(word.text, umlauts);
    add_keys(keys, words);
    if (is_ascii(spelling)) break;
  }
  std::ranges::stable_sort(keys, {}, &SpellingKey::left_out);
  return keys;
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
