#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "input/spelling.h"
#include "input/spellings.h"

namespace feerie {

/// ASCII letters in lower case, all else unchanged.
std::string lower(std::string_view text);
/// Are the texts equal but for the case of ASCII letters?
bool same_ignoring_case(std::string_view a, std::string_view b);
/// Does the text begin with the given start, case ignored?
bool starts_ignoring_case(std::string_view text, std::string_view start);

/// A list of words in one language among which a token of the input is looked up: the words of the
/// language by any unique beginning, and whole names in every spelling and in all languages.
class WordList {
 public:
  explicit WordList(Language language);

  /// So many words will be added.
  void reserve(std::size_t words);
  /// Words of a list by their names; `secondary` ones count only where no other fits; `also` are
  /// further spellings of whole names. The texts of all must outlive the list.
  void add(const Names& names, bool secondary = false, std::span<const std::string_view> also = {});
  void add(std::string_view word);
  /// A word that is known by its whole names only, so that it takes no abbreviation from others.
  void add_whole(const Names& names);

  struct Found {
    /// `respelt`: a whole name in another spelling or of another language.
    enum class Kind { none, exact, abbreviation, several, respelt };
    Kind kind = Kind::none;
    /// Number of the word in the list, in the order of `add`.
    std::size_t index = 0;
    /// All words that fit, if there are several.
    std::vector<std::string_view> all;

    [[nodiscard]] bool unique() const { return kind != Kind::none && kind != Kind::several; }
  };
  /// The word for a token: the word itself, case and accents ignored, or the only one that begins
  /// with it, or else the whole name that the token spells.
  [[nodiscard]] Found find(std::string_view token) const;
  /// The whole name that a text of one or more words spells, the nearest spelling first, names of
  /// the own language before others: `respelt`, `several` or `none`.
  [[nodiscard]] Found spelt(std::string_view text) const;
  /// Length of the longest name in bytes. A text that `spelt` knows is not longer, but for blanks,
  /// small words and accents.
  [[nodiscard]] std::size_t longest_name() const { return spellings_.longest(); }

  /// Words of which the token is likely a misspelling, nearest first; at most three.
  [[nodiscard]] std::vector<std::string_view> near(std::string_view token) const;

  [[nodiscard]] std::size_t size() const { return words_.size(); }
  [[nodiscard]] std::string_view operator[](std::size_t index) const { return words_[index].text; }

 private:
  struct Item {
    std::string_view text;
    bool secondary;
    /// Not to be abbreviated.
    bool whole = false;
  };

  [[nodiscard]] Found find_written(std::string_view token) const;
  [[nodiscard]] bool begins_another(std::string_view key, std::size_t index) const;
  [[nodiscard]] std::optional<int> distance(const SpellingKey& key,
                                            const Spellings::Spelt& spelling) const;

  Language language_;
  std::vector<Item> words_;
  /// Whole names of the words, in the own language and in the others.
  Spellings spellings_;
};

/// Number of letters to insert, delete, change or swap with their neighbour to get from one word to
/// the other, case ignored.
int edit_distance(std::string_view a, std::string_view b);

/// "did you mean "circe" or "koeko"?"; empty for no words.
Texts did_you_mean(const std::vector<std::string_view>& words);
/// "it could be "a", "b" or "c"", with at most six of the words.
Texts could_be(const std::vector<std::string_view>& words);

}  // namespace feerie
