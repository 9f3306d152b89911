#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "published/score_tokens.h"

/// What single words of a published solution are, in English, French and German.
namespace feerie::published {

[[nodiscard]] bool is_digit(char c);
[[nodiscard]] bool is_blank(char c);

/// Some unit that nobody sees goes somewhere: `TI~-~`.
[[nodiscard]] bool is_hidden_move(std::string_view text);
/// Does the text name a square, a castling, any move or what some conditions have instead of one?
[[nodiscard]] bool is_move(std::string_view text);

/// What a word is that has a meaning of its own: `threat`, `aber`, `usw.`; nothing for others.
[[nodiscard]] std::optional<ScoreToken::Type> type_of_word(std::string_view word);
/// Goal signs that stand apart from the move, and signs of check.
[[nodiscard]] bool is_sign(std::string_view word);
/// `!`, `?` and what is made of them.
[[nodiscard]] bool is_mark(std::string_view word);

/// Something that is said of the solution as a whole.
struct Phrase {
  std::size_t length;
  ScoreToken::Type type;
};
/// The phrase with which the text begins, if it begins with one.
[[nodiscard]] std::optional<Phrase> phrase_in_front(std::string_view text);

/// The number of a move: `2.`, `2...`, `*1...`
struct MoveNumber {
  std::size_t length;
  int value;
  /// The move is that of the side which moves second.
  bool second;
};
/// The number with which the text begins, if it begins with one.
[[nodiscard]] std::optional<MoveNumber> number_in_front(std::string_view text);
/// The character of three dots.
inline constexpr std::string_view ellipsis = "\u2026";

/// Characters of the word that begins here, up to the next blank or separator outside of brackets,
/// which hold effects; at least one.
[[nodiscard]] std::size_t length_of_word(std::string_view text, std::size_t begin);

/// Commentators mark moves that recur by letters: `Ne5[a]`. The word without them.
[[nodiscard]] std::string without_letters_of_themes(std::string_view word);
/// Where the first slash outside of brackets is, which hold effects; `npos` without one.
[[nodiscard]] std::size_t slash_in(std::string_view text);

}  // namespace feerie::published
