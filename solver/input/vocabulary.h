#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/language.h"
#include "game/entries.h"
#include "input/lookup.h"

namespace feerie {

/// Words that part problems and twins.
enum class Separator : std::uint8_t { next, end, twin, zero_position, solution, part };

/// Commands that describe the diagram and the task.
enum class Command : std::uint8_t {
  remark,
  structured_stipulation,
  author,
  origin,
  pieces,
  condition,
  option,
  stipulation,
  protocol,
  title,
  latex,
  latex_pieces,
  award,
  game_array,
  forsyth,
  fen,
  define_walk,
};

/// Commands behind `twin`.
enum class TwinCommand : std::uint8_t {
  move,
  exchange,
  stipulation,
  structured_stipulation,
  add,
  remove,
  continued,
  rotate,
  condition,
  polish_type,
  mirror,
  shift,
  substitute,
};

enum class Colour : std::uint8_t { white, black, neutral, total_invisible };

/// The words with which an input begins; their language is that of the problems that follow.
const Names& begin_words();
/// The language whose begin word this is, or a beginning of it: French, German and English are
/// tried in this order. Case and accents do not count.
std::optional<Language> language_begun_by(std::string_view word);
/// Do the words spell the begin word of a language together?
bool is_begin_word(std::string_view words, Language language);
std::span<const Names> separator_names();
/// The word in front of the published solution.
const Names& solution_words();
/// The words around the text that tells which part of the play is wanted.
const Names& part_words();
const Names& end_of_part_words();
std::span<const Names> command_names();
std::span<const Names> twin_command_names();
std::span<const Names> colour_names();

struct Vocabulary;
/// The vocabulary of a language, which is made once.
const Vocabulary& vocabulary_of(Language language);

/// All lists of words of a language, in which tokens are looked up. Items of the lists are numbered
/// like the values of the enumerations, and like the items of the catalogues.
struct Vocabulary {
  explicit Vocabulary(Language language);

  Language language;
  WordList separators, commands, twin_commands, colours, attributes, conditions, options;
  /// What ends the published solution.
  WordList solution_end;
  /// What ends the text that tells which part of the play is wanted.
  WordList part_end;
  /// The parameters of all conditions.
  WordList parameters;
  /// Names of walks, which are read as whole names only.
  WordList walks;
  /// `remark` is the only command behind the first twin.
  WordList remark;

  /// The walk of one or two letters in this language; null if there is none.
  [[nodiscard]] const Walk* walk(std::string_view letters) const;
  /// The walk of a whole token, which can also be a hunter: "r/n".
  [[nodiscard]] std::optional<WalkId> walk_id(std::string_view token) const;
  /// The letters in this language of the walks that have these letters in another one.
  [[nodiscard]] std::vector<std::string_view> walks_elsewhere(std::string_view letters) const;
};

}  // namespace feerie
