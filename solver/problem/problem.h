#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/language.h"
#include "core/piece.h"
#include "game/defined_walk.h"
#include "game/entries.h"
#include "game/walk.h"
#include "problem/diagnostic.h"
#include "problem/stipulation.h"

namespace feerie {

/// A unit of the diagram.
struct Placement {
  Square square = no_square;
  WalkId walk;
  Sides sides = Sides::none;
  /// Attributes given to it, in the order of the catalogue; Royal among them.
  std::vector<const Trait*> traits;
  /// The text that put it there: of a unit that a twin moved, the twin's.
  Passage place = {};
};

/// A condition with what was written behind its name.
struct ConditionUse {
  const Condition* condition = nullptr;
  Arguments arguments;
  /// a=>b only, of conditions whose squares belong to one position: those in the position that is
  /// to be reached.
  std::vector<Square> squares_to_reach = {};
  /// Its name; unknown if nobody wrote it.
  Passage place = {};
};

/// The options of a problem, as given. Absent numbers mean that the option was not given.
struct Options {
  bool try_play = false;
  std::optional<int> defence;  ///< number of refutations a try may have
  bool trivial_tries_avoid = false;
  bool set_play = false;
  bool null_moves = false;
  std::optional<int> threat;
  bool white_to_play = false;
  bool variations = false;
  bool move_numbers = false;
  std::vector<int> start_move_number;
  std::vector<int> up_to_move_number;
  bool no_white_king = false;
  bool no_black_king = false;
  bool duplex = false;
  bool half_duplex = false;
  bool no_threat = false;
  std::optional<int> max_solutions;
  std::optional<int> max_flight_squares;
  std::vector<Square> en_passant;
  std::vector<std::pair<Square, Square>> castling_mutually_exclusive;
  bool no_board = false;
  bool no_short_variations = false;
  bool post_key_play = false;
  std::optional<std::pair<int, int>> non_trivial;
  bool intelligent = false;
  std::optional<int> intelligent_limit;
  std::optional<int> max_time;  ///< seconds
  std::vector<Square> no_castling;
  std::vector<Square> castling;  ///< own extension: exactly these have not moved
  bool castling_given = false;
  bool quodlibet = false;
  bool stop_on_short_solutions = false;
  std::optional<int> beep;
  bool keep_mating_piece = false;
  bool goal_is_end = false;
  bool mates_in_1 = false;
  bool suppress_grid = false;
  bool write_grid = false;
  /// An option that concerns the rules of the game (`GameOption`), by its English name, with the
  /// number behind it if there is one.
  struct OfGame {
    std::string_view name;
    std::vector<int> numbers = {};
    friend bool operator==(const OfGame&, const OfGame&) = default;
  };
  std::vector<OfGame> others;
  /// English names of the options that were given, with the places of what was given last.
  std::vector<std::pair<std::string_view, Passage>> places;
};

namespace twin {

struct MoveUnit {
  Square from, to;
};
struct Exchange {
  Square first, second;
};
struct Remove {
  std::vector<Square> squares;
};
struct Add {
  std::vector<Placement> units;
  std::optional<int> invisibles;
};
struct Substitute {
  WalkId before, after;
};
struct Rotate {
  int degrees;
};  ///< 90, 180 or 270, counter-clockwise
struct Mirror {
  enum class Axis : std::uint8_t { a1_h1, a1_a8, a1_h8, a8_h1 } axis;
  /// As the axes are written in input and headings, in the order of their values.
  static constexpr std::array<std::string_view, 4> names{"a1<-->h1", "a1<-->a8", "a1<-->h8",
                                                         "a8<-->h1"};
};
constexpr std::string_view name_of(Mirror::Axis axis) {
  return Mirror::names[static_cast<std::size_t>(axis)];
}
struct Shift {
  Square from, to;
};
struct PolishType {};
struct Stipulate {
  stipulation::Stipulation stipulation;
};
struct Conditions {
  std::vector<ConditionUse> conditions;
};

/// One change that a twin makes.
using Edit = std::variant<MoveUnit, Exchange, Remove, Add, Substitute, Rotate, Mirror, Shift,
                          PolishType, Stipulate, Conditions>;

}  // namespace twin

/// A twin: changes of the diagram, or of the twin before if it is continued.
struct Twin {
  bool continued = false;
  std::vector<twin::Edit> edits;
  std::vector<std::string> remarks = {};
  /// Its first word.
  Passage place = {};
  /// The words of the edits, in their order.
  std::vector<Passage> edit_places = {};
};

/// Fields of a FEN behind the placement, where they were given.
struct FenFields {
  std::optional<Side> side;
  std::optional<std::string> castling;
  std::optional<Square> en_passant;  ///< `no_square` for "-"
  /// Without capture and without move of a pawn before the diagram, for option Draw50.
  int quiet_half_moves = 0;
  Passage side_place, castling_place, en_passant_place;
};

/// Output in LaTeX that was asked for.
struct Latex {
  std::string file;
  /// How a walk is drawn.
  struct Symbol {
    WalkId walk;
    std::string symbol;  ///< letters of the diagram font, such as "DL"
    std::string name;    ///< full name, to the end of the line
  };
  std::vector<Symbol> symbols;
};

/// A solution as text, and where it begins.
struct PublishedSolution {
  std::string text;
  /// The line of the file, from 1.
  int line = 1;
};

/// The text that tells which part of the play is wanted, and its first word.
struct PartText {
  std::string text;
  Passage place;
};

/// What was asked, as read from the input. Nothing is solved or checked yet.
struct Problem {
  Language language = Language::english;
  std::string file;
  /// Which problem of the file it is, from 1, those with errors included; 0 if it has not been
  /// read.
  int number = 0;
  /// Its first word; of a problem that a twin has changed, the first word of the twin.
  Passage place;
  std::vector<std::string> authors, origins, titles, remarks;
  std::string award;
  /// The solution as it was published, to be compared with what is found.
  std::optional<PublishedSolution> published;
  std::optional<Latex> latex;
  /// Walks that the problem defines by itself. Units and arguments point to them.
  std::vector<std::shared_ptr<const DefinedWalk>> walks;
  /// Units in the order in which they were placed. Several on one square: the last one stands on
  /// the board, the others below it in the underworld.
  std::vector<Placement> units;
  /// a=>b only: the diagram from which play starts; `units` is the one to be reached.
  std::vector<Placement> start_units;
  int invisibles = 0;
  FenFields fen;
  stipulation::Stipulation stipulation;
  Passage stipulation_place;
  std::vector<ConditionUse> conditions;
  Options options;
  /// Only a part of the play is to be searched, which this text tells (farm/part.h); nothing: all
  /// of it.
  std::optional<PartText> part;
  bool zero_position = false;
  std::vector<Twin> twins;
};

}  // namespace feerie
