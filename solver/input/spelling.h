#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace feerie {

/// What is left of a spelling of a name when that is taken away which people write in different
/// ways: case, accents, blanks, hyphens and apostrophes always; then small words (articles and
/// `and`); then the word for chess.
struct SpellingKey {
  std::string text;
  /// 0: every word is there; 1: without small words; 2: without the word for chess either.
  int left_out = 0;
};

/// The keys of a spelling, the fullest ones first, none of them twice: two spellings are one name
/// if they have a key in common. A word also ends where a capital letter follows a small one. An
/// umlaut counts as the letter without the dots, and as that letter with an `e` behind it.
std::vector<SpellingKey> spelling_keys(std::string_view spelling);

/// Has the spelling any key? A sign that stands alone has none.
bool has_spelling_keys(std::string_view spelling);

/// How many letters the longest word has that keys leave out.
std::size_t longest_left_out();

/// An article or `and`, in any of the languages. Such words may be left out of names.
bool is_small_word(std::string_view word);
/// An article that can stand in front of a name as a word of its own.
bool is_article(std::string_view word);
/// The word for chess, in any of the languages.
bool is_word_for_chess(std::string_view word);

}  // namespace feerie
