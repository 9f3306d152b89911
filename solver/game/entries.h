#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/language.h"
#include "core/piece.h"
#include "core/square.h"
#include "game/arguments.h"
#include "game/sources.h"
#include "game/walk.h"

namespace feerie {

class Game;
class Rulebook;
struct PastFacts;

/// What conditions add to the picture of the board.
struct Overlay {
  Bitboard holes = 0;
  Bitboard imitators = 0;
  /// Lines are drawn between neighbouring squares of different cells.
  bool grid = false;
  /// Number of the cell of each square.
  std::array<int, square_count> cells{};
  /// Squares with a further line of the grid at their left side, and below them.
  Bitboard line_left = 0;
  Bitboard line_below = 0;
};

/// A condition: a rule that changes the game. One small file in variants/conditions/, or a row of a
/// family's table there.
struct Condition {
  /// Keyword in each language.
  Names names;
  /// The rule in a sentence, in each language.
  Names summary = {};
  /// Where the rule is defined: article, glossary, book.
  std::string_view source = {};
  /// Position in printed lists and under the diagram.
  int place = 0;
  Parameters parameters = {};
  /// Enters the rule, and may keep what it computed in `arguments.derived`; null while feerie knows
  /// the name only and refuses it.
  void (*enrol)(Rulebook& book, Arguments& arguments) = nullptr;
  /// Adds what belongs to the picture of the board; null if nothing does.
  void (*paint)(const Arguments& arguments, Overlay& overlay) = nullptr;
  /// Its squares belong to the diagram: what turns, mirrors or shifts the units does so with them.
  bool on_diagram = false;
  /// In play to a position, squares given in front of the stipulation belong to the position from
  /// which play starts, those behind it to the one to be reached: what stands there moves.
  bool of_position = false;
  /// False if it has no line under the diagram, because the picture says it all.
  bool captioned = true;
  /// English names of conditions with which it makes no sense.
  std::span<const std::string_view> excludes = {};
  /// English names of conditions that come with it unless they are given with words of their own.
  std::span<const std::string_view> implies = {};
  /// English names of conditions whose lines under the diagram go with its own.
  std::span<const std::string_view> told_with = {};
  /// The text under the diagram behind the name, where it is not just the arguments; null: default.
  /// It begins with a blank; one that does not stands instead of the name (`S-KoeKo`).
  std::string (*caption)(const Arguments& arguments, Language language) = nullptr;
  /// A traditional name: the condition (English name) that is meant, with the words that `preset`
  /// lists. `parameters` then tells what may follow this name.
  std::string_view stands_for = {};
  std::span<const std::string_view> preset = {};
  /// By it something can happen instead of a move; solutions tell it by the name of the condition.
  bool replaces_moves = false;
  /// Looked up only where no other condition fits, so that it makes no old abbreviation ambiguous.
  bool secondary = false;
  /// Makes no sense together with any other condition.
  bool alone = false;
  /// English names of attributes that are listed under the diagram even if no unit has them.
  std::span<const std::string_view> attributes = {};
  /// What it tells of the past of a diagram, for retro analysis; null: nothing, so that nobody
  /// deduces anything under it.
  const PastFacts* past = nullptr;
};

/// An option that concerns the rules of the game: a rule of its own that acts when the option is
/// given, or a reading of another rule, which asks for it by `Rulebook::option`.
struct GameOption {
  Names names;
  /// What it changes, in a sentence in each language.
  Names summary = {};
  /// Where it is defined.
  std::string_view source = {};
  /// Position in printed lists, behind the options of the reader.
  int place = 0;
  /// Enters its rule, behind those of all conditions; null for a reading. `arguments.numbers` holds
  /// the number that stands behind the name, or the usual one.
  void (*enrol)(Rulebook& book, Arguments& arguments) = nullptr;
  /// What is meant where no number stands behind the name; 0: none can stand there.
  int usual_number = 0;
};

/// An attribute of a unit: a bit and the rules that come with it.
struct Trait {
  Names names;
  /// What is special about the units, in a sentence in each language.
  Names summary = {};
  /// Where it is defined: article, glossary, book.
  std::string_view source = {};
  /// Position in printed lists.
  int place = 0;
  /// Enters the rules of the attribute, whose bit is `arguments.trait`; null while feerie knows the
  /// name only and refuses it.
  void (*enrol)(Rulebook& book, Arguments& arguments) = nullptr;
  /// Can units of this walk have the attribute? Null: all can.
  bool (*fits)(const WalkId& walk) = nullptr;
  /// False where the attribute is not written in front of the unit in moves.
  bool written = true;
  /// English name of a condition that is in force as soon as a unit has the attribute.
  std::string_view brings = {};
  /// English name of another attribute: under a condition that lists them both, a unit that has not
  /// the other one has this one.
  std::string_view unless = {};
};

/// The bit of an attribute; `royal_bit` for Royal.
TraitSet bit_of(const Trait& trait);

/// What is asked of a position when a goal is tested: the move that may have reached it has just
/// been played, so it is the other side's turn.
struct GoalQuery {
  Side side = Side::white;    ///< the side that has moved
  Square target = no_square;  ///< for goals with a square
};

/// A goal: what the play aims at. A row of a table in variants/goals/.
struct Goal {
  /// The symbol in the input, the same in all languages.
  std::string_view symbol;
  /// Another way to write it in the input; may be empty.
  std::string_view synonym = {};
  /// The sign behind the move that reaches it; may be empty.
  std::string_view sign;
  Names names;
  /// When it is reached, in a sentence in each language.
  Names summary = {};
  /// Where it is defined: article, glossary, book.
  std::string_view source = {};
  int place = 0;
  /// Tests the goal; null while feerie knows it only and refuses it.
  bool (*reached)(Game& game, const GoalQuery& query) = nullptr;
  bool needs_square = false;
  /// The sign says that the move checks, so that `+` is left out.
  bool replaces_check = false;
  /// Facts for optimisations: the move must give check; the other side must be immobile; it
  /// must not be in check; ...
  bool requires_check = false;
  bool requires_immobility = false;
  bool excludes_check = false;
  bool requires_capture = false;
  /// The move that reaches it may leave the mover's own king attacked.
  bool allows_self_check = false;
  /// It matters which unit stands where, not only what sort of unit.
  bool follows_units = false;
};

}  // namespace feerie
