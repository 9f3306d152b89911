#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/language.h"

namespace feerie {

/// ASCII letters in lower case, all else unchanged.
std::string lower(std::string_view text);
/// Are the texts equal but for the case of ASCII letters?
bool same_ignoring_case(std::string_view a, std::string_view b);
/// Does the text begin with the given start, case ignored?
bool starts_ignoring_case(std::string_view text, std::string_view start);

/// A list of words in one language among which a token of the input is looked up.
class WordList {
 public:
  explicit WordList(Language language) : language_(language) {}

  /// Words of a list by their names; `secondary` ones count only where no other fits.
  void add(const Names& names, bool secondary = false) {
    words_.push_back({names.in(language_), secondary});
  }
  void add(std::string_view word) { words_.push_back({word, false}); }

  struct Found {
    enum class Kind { none, exact, abbreviation, several };
    Kind kind = Kind::none;
    /// Number of the word in the list, in the order of `add`.
    std::size_t index = 0;
    /// All words that fit, if there are several.
    std::vector<std::string_view> all;

    [[nodiscard]] bool unique() const { return kind == Kind::exact || kind == Kind::abbreviation; }
  };
  /// The word for a token: the word itself, case ignored, or the only one that begins with it.
  [[nodiscard]] Found find(std::string_view token) const;

  /// Words of which the token is likely a misspelling, nearest first; at most three.
  [[nodiscard]] std::vector<std::string_view> near(std::string_view token) const;

  [[nodiscard]] std::size_t size() const { return words_.size(); }
  [[nodiscard]] std::string_view operator[](std::size_t index) const { return words_[index].text; }

 private:
  struct Item {
    std::string_view text;
    bool secondary;
  };
  Language language_;
  std::vector<Item> words_;
};

/// Number of letters to insert, delete, change or swap with their neighbour to get from one word to
/// the other, case ignored.
int edit_distance(std::string_view a, std::string_view b);

/// "did you mean "circe" or "koeko"?"; empty for no words.
std::string did_you_mean(const std::vector<std::string_view>& words);
/// "it could be "a", "b" or "c"", with at most six of the words.
std::string could_be(const std::vector<std::string_view>& words);

}  // namespace feerie
