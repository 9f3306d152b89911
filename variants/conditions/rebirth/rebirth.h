#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "game/game.h"
#include "game/play.h"

/// This is what the Circe families have in common: a unit is put back, somewhere, as something.
/// Each family says which unit and when. The words behind its name say the rest
/// (rebirth_words.h).
namespace feerie {
class Retrace;
}

namespace feerie::rebirth {

/// These are the places where a unit can be reborn.
enum class Place : std::uint8_t {
  home,                 ///< its square in the game array
  file,                 ///< the base-line square of the file
  diagram,              ///< where it stood in the diagram
  departure,            ///< where the capturing unit came from
  capture,              ///< where the capture was made
  symmetry,             ///< the point reflection of the square of the capture
  vertical_symmetry,    ///< the reflection of that square in the line between d-file and e-file
  horizontal_symmetry,  ///< its reflection in the line between rank 4 and rank 5
  antipodes,            ///< the square of the same colour four files and four ranks away
  equipollents,         ///< as far beyond the square of the capture as the move was long
  cage,                 ///< any square from which it could not move
  super,                ///< any square
  take_and_make,        ///< any square it could reach from the capture without capturing
};

/// When the place has been found, the rebirth square may be turned in one of these ways.
enum class Turn : std::uint8_t {
  none,
  to_rank,     ///< to the rank of the capture, on its own file
  diametral,   ///< to the opposite square through the centre of the board
  left_right,  ///< to the mirror image on its rank
};

/// This tells as what a unit is reborn.
enum class As : std::uint8_t { itself, clone, chameleon, einstein, reversal_einstein };

/// This tells what happens if the rebirth square is occupied.
enum class Occupied : std::uint8_t {
  relaxed,    ///< there is no rebirth
  strict,     ///< the move is impossible
  assassin,   ///< the unit on the square vanishes
  volcanic,   ///< the reborn unit waits below the square, and the notation says so
  parachute,  ///< the unit on the square goes below it, and the notation does not say so
};

/// This tells when a captured unit is reborn.
enum class Moment : std::uint8_t { at_once, next_move, next_capture };

/// This holds all that the words behind the name of a family say.
struct Rules {
  Place place = Place::home;
  Turn turn = Turn::none;
  As as = As::itself;
  Occupied occupied = Occupied::relaxed;
  Moment moment = Moment::at_once;
  bool mirror = false;     ///< the square is that of a unit of the other side
  bool couscous = false;   ///< the other unit of the capture decides the square
  bool turncoats = false;  ///< the reborn unit changes sides
  bool royals = false;     ///< kings are reborn too
  bool cheylan = false;    ///< the square of the capture counts as occupied
  bool usual = false;      ///< no word changes where orthodox officers are reborn
  bool april = false;      ///< only units of the kinds `reborn` are reborn
  KindSet reborn = 0;
  TraitSet frischauf = 0;  ///< units with this attribute count as fairy units
  /// This tells what each kind becomes under Chameleon, Einstein and ReversalEinstein.
  std::array<Kind, max_kinds> becomes{};
  /// Where rebirths wait for a later move, these are the store for waiting units and the memory
  /// slot.
  std::uint8_t store = 0;
  int slot = 0;
};

/// This describes a rebirth that is to be carried out.
struct Case {
  Piece unit;        ///< the unit that is reborn, as it is now
  Side side;         ///< the side for which it counts
  Piece other;       ///< the other unit of the capture, as it is after the move
  Side other_side;   ///< the side for which the other unit counts
  Kind clone;        ///< the kind that the unit takes over under Clone
  Square at;         ///< the square of the capture
  Square departure;  ///< the square from which the move started
  /// The move has gone so many files and ranks; for a castling the ways of king and rook are added.
  int files;
  int ranks;
  /// This is the square that the unit leaves for its rebirth; `no_square` if it is off the board.
  Square lifted = no_square;
};

/// Does the rebirth square depend on the square of a capture? Where rebirths wait, that may be the
/// square of a later capture.
constexpr bool by_relevant_capture(Place place) {
  return place == Place::file || (place >= Place::symmetry && place <= Place::antipodes);
}

/// Is it certain that captured units, if they are put back at all, come back on the very squares
/// where they were captured? It is not if they wait below a square, nor if kings are reborn too.
constexpr bool in_place(const Rules& rules) {
  return rules.place == Place::capture && rules.turn == Turn::none && !rules.mirror &&
         !rules.couscous && !rules.royals && rules.occupied <= Occupied::strict;
}

/// Will the square be free behind the capture, which has not been made yet?
bool free_after(const Position& position, const Candidate& capture, Square square);

/// Notes where the move starts and how far it goes to the square `end`.
void set_vector(Case& due, const Candidate& move, Square end);

/// Is this unit reborn at all?
bool concerns(const Rules& rules, const Piece& unit);
/// Is this unit reborn at all, when `other` is the other unit of the capture? Under Couscous the
/// walk of the other unit decides whether it is one of the walks of April.
bool concerns(const Rules& rules, const Piece& unit, const Piece& other);

/// Returns the kind as which the unit is reborn.
Kind kind_reborn(const Rules& rules, const Case& due);
/// Returns the unit as it is reborn.
Piece reborn_as(const Rules& rules, const Game& game, const Case& due);

/// Finds squares among which are all rebirth squares of units of the kind that are captured on
/// `at`, or stand there.
Bitboard possible_squares(const Rules& rules, const Kinds& kinds, Kind kind, Side side, Square at);

/// Does `whereabouts` tell anything of where units are put back?
bool whereabouts_known(const Rules& rules);
/// Finds squares among which are all those where a unit is put back that captures or is captured.
Bitboard whereabouts(const CompiledRules& rules, const Position& diagram, const InCapture& unit,
                     const Arguments& arguments);

/// Returns the only rebirth square, occupied or not. It is `no_square` if that would be off the
/// board, or if the player chooses among several squares.
Square square_of(const Rules& rules, const Game& game, const Case& due);

/// Returns the rebirth square, as `square_of`, that the unit on the square would have for the side.
Square home_of(Game& game, Square at, Side side, const Rules& rules);

/// Returns the square to which words such as Mirror turn the given square, which must be on the
/// board.
Square turned(const Rules& rules, Square square, const Case& due);

/// Carries out the rebirth, with all choices of the player. A unit that stands on the board
/// (`due.lifted`) is moved; any other unit appears. The move is rejected if the rebirth fails and
/// the rules make it illegal then.
void put_back(Play& play, const Rules& rules, const Case& due);

/// Can it be told afterwards what a rebirth has done? Not if it waits for a later move, if units
/// vanish or go below the board with it, or if units get attributes on their way.
constexpr bool leaves_no_secrets(const Rules& rules) {
  return rules.moment == Moment::at_once && rules.occupied <= Occupied::strict &&
         rules.frischauf == 0;
}

/// Returns what the unit, which has been put back on the square, may have been before.
std::vector<Piece> before_rebirth(const Rules& rules, const Retrace& past, const Piece& reborn,
                                  Square at);

/// Lets units come up from below all squares on which no unit stands any more.
void surface(Play& play, const Arguments& arguments);
/// Lets units come up from below those squares of the set on which no unit stands any more.
void surface_on(Play& play, Bitboard among);

/// For `Extent::idle`: nothing goes below without capture, and nothing comes up where a unit stays
/// above.
bool unless_uncovered(const Game& game, const Candidate& move, const Arguments& arguments);

/// Gives a promoted unit the attribute that makes it count as a fairy unit.
void mark_as_promoted(Play& play, const Rules& rules, Square at);

/// Returns the side for which the unit counts; for a neutral unit that is `if_neutral`.
Side side_of(const Piece& piece, Side if_neutral);

/// Enters what the words demand besides the rebirth itself: facts, the marks of promoted units, and
/// that units come up from below their squares.
void enrol_common(Rulebook& book, const Rules& rules);

}  // namespace feerie::rebirth
