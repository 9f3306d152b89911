#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "game/game.h"
#include "game/play.h"

/// What the Circe families have in common: a unit is put back, somewhere, as something. Each family
/// says who and when; the words behind its name say the rest, and are read here.
namespace feerie::rebirth {

/// Where a unit is reborn.
enum class Place : std::uint8_t {
  home,                 ///< its square in the game array
  file,                 ///< the base-line square of the file
  diagram,              ///< where it stood in the diagram
  departure,            ///< where the capturing unit came from
  capture,              ///< where the capture was made
  symmetry,             ///< the point reflection of the square of the capture
  vertical_symmetry,    ///< its reflection in the line between d- and e-file
  horizontal_symmetry,  ///< its reflection in the line between ranks 4 and 5
  antipodes,            ///< the square of the same colour four files and four ranks away
  equipollents,         ///< as far beyond the square as the move was long
  cage,                 ///< any square from which it could not move
  super,                ///< any square
  take_and_make,        ///< any square it could reach from there without capturing
};

/// How the rebirth square is changed afterwards.
enum class Turn : std::uint8_t {
  none,
  to_rank,     ///< its file, on the rank of the capture
  diametral,   ///< point reflection
  left_right,  ///< the same rank, files mirrored
};

/// As what a unit is reborn.
enum class As : std::uint8_t { itself, clone, chameleon, einstein, reversal_einstein };

/// What happens if the rebirth square is occupied.
enum class Occupied : std::uint8_t {
  relaxed,    ///< no rebirth
  strict,     ///< the move is impossible
  assassin,   ///< the unit on the square vanishes
  volcanic,   ///< the unit waits below the square; that it does is told
  parachute,  ///< the unit waits below the square; nothing is told
};

/// When a captured unit is reborn.
enum class Moment : std::uint8_t { at_once, next_move, next_capture };

/// All that the words behind the name of a family say.
struct Rules {
  Place place = Place::home;
  Turn turn = Turn::none;
  As as = As::itself;
  Occupied occupied = Occupied::relaxed;
  Moment moment = Moment::at_once;
  bool mirror = false;     ///< the sides are changed over where the square is found
  bool couscous = false;   ///< the other unit of the capture decides the square
  bool turncoats = false;  ///< the reborn unit changes sides
  bool royals = false;     ///< kings are reborn too
  bool cheylan = false;    ///< the square of the capture counts as occupied
  bool usual = false;      ///< no word changes where orthodox officers are reborn
  bool april = false;      ///< only units of the kinds `reborn` are reborn
  KindSet reborn = 0;
  TraitSet frischauf = 0;  ///< units with this attribute count as fairy units
  /// What each kind becomes under Chameleon, Einstein and ReversalEinstein.
  std::array<Kind, max_kinds> becomes{};
  /// Memory of a rebirth that is due later, where there is one.
  std::uint8_t store = 0;
  int slot = 0;
};

/// What a family takes for granted where the words leave it open.
struct Defaults {
  Occupied occupied = Occupied::relaxed;
  bool royals = false;
  /// The reborn unit is the capturing one: Einstein then goes upwards.
  bool capturer = false;
};

/// Words that say where a unit is reborn.
inline constexpr std::string_view words_of_place[] = {
    "File",      "Rank",      "Symmetry",     "VerticalSymmetry", "HorizontalSymmetry", "Diagram",
    "PWC",       "Antipodes", "Equipollents", "Parrain",          "ContraParrain",      "Cage",
    "Take&Make", "Super",     "CaptureSquare"};
inline constexpr std::string_view words_of_turn[] = {"Diametral", "VerticalMirror", "Frischauf",
                                                     "Rank"};
inline constexpr std::string_view words_of_walk[] = {"Clone", "Chameleon", "Einstein",
                                                     "ReversalEinstein"};
inline constexpr std::string_view mirror_or_rank[] = {"Mirror", "Rank"};
inline constexpr std::span<const std::string_view> contradictions[] = {
    words_of_place, words_of_turn, words_of_walk, mirror_or_rank};

inline constexpr std::string_view words_of_kings[] = {"RexInclusive", "RexExclusive"};
inline constexpr std::string_view words_of_block[] = {"Calvet", "Cheylan"};
inline constexpr std::string_view words_of_occupation[] = {"Relaxed", "Strict", "Assassin",
                                                           "Volcanic", "Parachute"};
inline constexpr std::string_view next_move_words[] = {"LastMove", "Parrain", "ContraParrain"};
inline constexpr std::string_view last_move_word[] = {"LastMove"};
inline constexpr std::string_view next_capture_word[] = {"WaitCapture"};
inline constexpr Parameters::Overruling overrulings[] = {{words_of_kings, words_of_kings},
                                                         {words_of_block, words_of_block},
                                                         {words_of_occupation, words_of_occupation},
                                                         {next_move_words, next_capture_word},
                                                         {next_capture_word, last_move_word}};

/// The words that may follow the name of a family, in the order in which they are printed.
inline constexpr std::string_view words[] = {"File",
                                             "Rank",
                                             "Symmetry",
                                             "VerticalSymmetry",
                                             "HorizontalSymmetry",
                                             "Diagram",
                                             "PWC",
                                             "Cage",
                                             "Couscous",
                                             "Antipodes",
                                             "Take&Make",
                                             "Super",
                                             "CaptureSquare",
                                             "April",
                                             "Equipollents",
                                             "Parrain",
                                             "ContraParrain",
                                             "LastMove",
                                             "WaitCapture",
                                             "Mirror",
                                             "Assassin",
                                             "Strict",
                                             "Relaxed",
                                             "Parachute",
                                             "Volcanic",
                                             "Diametral",
                                             "VerticalMirror",
                                             "Clone",
                                             "Einstein",
                                             "ReversalEinstein",
                                             "Chameleon",
                                             "Turncoats",
                                             "Frischauf",
                                             "Calvet",
                                             "Cheylan",
                                             "RexInclusive",
                                             "RexExclusive"};
/// Those that make sense where nobody is reborn and only the square of one unit counts.
inline constexpr std::string_view square_words[] = {"File",
                                                    "Rank",
                                                    "Symmetry",
                                                    "VerticalSymmetry",
                                                    "HorizontalSymmetry",
                                                    "Diagram",
                                                    "Cage",
                                                    "Antipodes",
                                                    "Super",
                                                    "CaptureSquare",
                                                    "April",
                                                    "Mirror",
                                                    "Strict",
                                                    "Relaxed",
                                                    "Diametral",
                                                    "VerticalMirror",
                                                    "Frischauf",
                                                    "Calvet",
                                                    "Cheylan",
                                                    "RexInclusive",
                                                    "RexExclusive"};

inline constexpr Parameters parameters{
    .words = words, .contradictions = contradictions, .overrulings = overrulings};
inline constexpr Parameters square_parameters{
    .words = square_words, .contradictions = contradictions, .overrulings = overrulings};

/// Reads the words. Walks mentioned there are entered into the book.
Rules read(Rulebook& book, const Arguments& arguments, const Defaults& defaults);

/// A rebirth that is due.
struct Case {
  Piece unit;        ///< who is reborn, as it is now
  Side side;         ///< for which side it counts
  Piece other;       ///< the other unit of the capture, as it is after the move
  Side other_side;   ///< for which side that one counts
  Kind clone;        ///< the kind that a clone takes over
  Square at;         ///< the square of the capture, as seen by the unit
  Square departure;  ///< from where the move came
  /// How far it went; of castling, king and rook together.
  int files;
  int ranks;
  /// The square that the unit leaves for its rebirth; `no_square` if it is off the board.
  Square lifted = no_square;
};

/// Is the square derived from the square of the capture that decides, which may be a later one?
constexpr bool by_relevant_capture(Place place) {
  return place == Place::file || (place >= Place::symmetry && place <= Place::antipodes);
}

/// Are captured units put back, if they are, where they were captured? Not so if they wait below a
/// square, nor kings: they would be at home again.
constexpr bool in_place(const Rules& rules) {
  return rules.place == Place::capture && rules.turn == Turn::none && !rules.mirror &&
         !rules.couscous && !rules.royals && rules.occupied <= Occupied::strict;
}

/// Sets departure, files and ranks for a move that ends there.
void set_vector(Case& due, const Candidate& move, Square end);

/// Is this unit reborn at all?
bool concerns(const Rules& rules, const Piece& unit);
/// The same in a capture, whose other unit is `other`: under Couscous its walk counts for April.
bool concerns(const Rules& rules, const Piece& unit, const Piece& other);

/// As what kind the unit is reborn.
Kind kind_reborn(const Rules& rules, const Case& due);
/// The unit as it is reborn.
Piece reborn_as(const Rules& rules, const Game& game, const Case& due);

/// A superset of the rebirth squares of units of the kind that are captured on `at`, or stand
/// there.
Bitboard possible_squares(const Rules& rules, const Kinds& kinds, Kind kind, Side side, Square at);

/// The only square of rebirth, occupied or not; `no_square` if it is off the board, or if the place
/// is one of those where the player chooses.
Square square_of(const Rules& rules, const Game& game, const Case& due);

/// The square after the change that the words ask for; `square` is on the board.
Square turned(const Rules& rules, Square square, const Case& due);

/// The rebirth itself, with all choices; rejects the move where the rules forbid it without. A unit
/// that stands on the board (`due.lifted`) is moved, any other one appears.
void put_back(Play& play, const Rules& rules, const Case& due);

/// Units come up from below where nothing stands on them any more.
void surface(Play& play, const Arguments& arguments);
/// The same on some squares only.
void surface_on(Play& play, Bitboard among);

/// For which side the unit counts.
Side side_of(const Piece& piece, Side if_neutral);

/// What follows from the words apart from the rebirth: units that come up from below their squares,
/// promoted units that are marked, facts.
void enrol_common(Rulebook& book, const Rules& rules);

/// The words as they are printed under the diagram, without those that say what goes without
/// saying.
std::string caption(const Arguments& arguments, Language language);
std::string caption_royal(const Arguments& arguments, Language language);

}  // namespace feerie::rebirth
