#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/piece.h"
#include "core/square.h"

namespace feerie {

class CompiledRules;
class Game;
class Journal;
class Position;
struct Arguments;
struct Candidate;

/// A unit that captures or is captured, and the square of the capture.
struct InCapture {
  Kind kind;
  Side side;
  Square at;
};
/// Squares on one of which the unit stands in the end if a rule takes it elsewhere in any position
/// of a game from the diagram.
using Whereabouts = Bitboard (*)(const CompiledRules&, const Position& diagram, const InCapture&,
                                 const Arguments&);

/// Units that an act leaves on squares behind a move: each stands on its square, or nobody does,
/// and whoever stood there is gone.
struct Foretold {
  struct Place {
    Square at;
    Piece unit;
  };
  static constexpr std::size_t most = 2;
  std::array<Place, most> places{};
  std::size_t count = 0;
  /// All this holds only if the move leaves no king of the other side attacked.
  bool unless_attacks = false;
  /// The act does not let the move pass: it cannot be made.
  bool fails = false;
  /// At most so many places can be told.
  void put(Square at, const Piece& unit) { places[count++] = {at, unit}; }
};

/// How far an act of a rule can go, for optimisations; nothing said means that it may do anything.
/// Whether it rejects the move does not matter. An act that goes further than it says breaks the
/// test that switches optimisations off.
struct Extent {
  /// The units on the board that it may change.
  enum class Units : std::uint8_t {
    any,
    mover,   ///< the mover, where it has arrived: its walk, side and attributes; it vanishes only
             ///< where it promotes
    left,    ///< none, but a unit may appear on the square that the mover has left
    victim,  ///< none, but the unit captured may appear elsewhere, as one of the side it was of
    none,
    met,  ///< one more, where it matters to the walk of the mover between its first square and that
          ///< of arrival: it goes to an empty square, and may promote there
    put,  ///< attributes of such as other acts have put somewhere or made another kind
    enemies,  ///< units of the side that does not move: their walks, where they stand
  };
  /// It does nothing in moves that do not capture.
  bool captures_only = false;
  /// It does nothing in moves after which no unit of the side that moves attacks an enemy king by
  /// its walk.
  bool checks_only = false;
  /// It does nothing in moves in which no other rule does anything.
  bool follows_others = false;
  /// Does it certainly do nothing in this move, and let it pass? Asked before the move is made, of
  /// moves that take a unit from square to square, capture one at most, and may promote; nothing
  /// else happens in them. Null: it may do something in any of them. idle.h has the usual answers.
  bool (*idle)(const Game&, const Candidate&, const Arguments&) = nullptr;
  /// All that it does in moves in which no other act does anything: it changes memory, or makes
  /// holes of squares that are left. Called before the move is made, by the side on move, as `idle`
  /// is asked. Null: it does more, or nothing in moves in which it is idle.
  void (*remembers)(Position&, const Candidate&, const Arguments&) = nullptr;
  /// What it tells of such a move besides, for the notation: called behind the move of the side.
  /// Null: nothing.
  void (*tells)(const Position& after, Side mover, Journal&, const Arguments&) = nullptr;
  /// All that it does in a move in which no other act does anything: it changes units on squares,
  /// as it tells here, and nothing else, not even memory or what is kept off the board. Asked
  /// before the move is made, as `idle` is, of moves in which no pawn promotes. It may also tell
  /// that the move fails. False, or null: only playing the move tells.
  bool (*foretells)(const Game&, const Candidate&, const Arguments&, Foretold&) = nullptr;
  /// The mover is royal after it if and only if it was so before, whatever it walks as.
  bool keeps_royalty = false;
  /// Of the walks that `becomes` tells, the mover takes that of the unit captured, if it takes any.
  bool takes_captured_walk = false;
  /// It changes units where they stand, or exchanges them: the same squares are occupied before and
  /// after it. Unless it changes the mover alone, that may be any number of units.
  bool in_place = false;
  Units units = Units::any;
  /// The walks that the mover may have after the act, by its walk before; null: its walk is
  /// unchanged. Asked when all kinds are in play, with the arguments of the condition or attribute.
  KindSet (*becomes)(const CompiledRules&, Kind before, const Arguments&) = nullptr;
  /// The squares on one of which the mover stands after the act, whose walk has not changed by
  /// then: squares that are empty, those of the mover and of the unit captured being so too. None
  /// if the move cannot be made; null if the mover stays where it has arrived. Asked before the
  /// move is made, of captures on the square of arrival.
  Bitboard (*ends)(Game&, const Candidate&, const Arguments&) = nullptr;
  /// It takes the mover to one of these squares, whatever else it could choose, and does nothing
  /// more.
  bool ends_only = false;
  /// Where the act takes a unit, whatever the position: the unit captured if it changes nothing
  /// else, which stays what it is but for a promotion where it appears; with `ends` the unit that
  /// captures, as what it has become by then. Null: anywhere, and as anything if it was captured.
  Whereabouts whereabouts = nullptr;
  /// The kinds of units that may appear on the square left; those not in play do not count.
  KindSet left_behind = 0;
  /// It lets each move pass in one of its ways, whatever other acts do, as long as no rule closes
  /// squares; and it brings back no unit that has been captured.
  bool lets_pass = false;
};

/// What all acts of the rules together may change in moves of one sort: those that capture, or
/// those that do not. Castlings and moves that rules offer are another matter.
struct Changes {
  /// Some rule acts, if only with checks.
  bool acts = false;
  /// Some rule may act in any move. If none does, these tell of a move that they do nothing in it.
  bool always_acts = false;
  struct Idling {
    bool (*function)(const Game&, const Candidate&, const Arguments&);
    const Arguments* arguments;
  };
  std::vector<Idling> idling;
  /// What rules remember of a move in which they do nothing else.
  struct Remembering {
    void (*function)(Position&, const Candidate&, const Arguments&);
    /// What they tell of it; may be null.
    void (*telling)(const Position& after, Side mover, Journal&, const Arguments&);
    const Arguments* arguments;
  };
  std::vector<Remembering> remembering;
  /// What acts tell of single moves; empty if none tells what it does, or one tells nothing.
  struct Telling {
    bool (*idle)(const Game&, const Candidate&, const Arguments&);
    bool (*foretells)(const Game&, const Candidate&, const Arguments&, Foretold&);
    /// It acts behind attacks on kings only.
    bool checks_only;
    const Arguments* arguments;
  };
  std::vector<Telling> telling;
  /// Some act may do more where the move gives check.
  bool checks_matter = false;
  /// Moves without check may change more than what follows here tells.
  bool anything = false;
  /// A unit that has been captured may appear somewhere, as one of its side.
  bool victims_appear = false;
  /// Units of the side that does not move may change their walks where they stand; what becomes of
  /// neutral ones is not told.
  bool enemies_change = false;
  /// A mover that changes its walk takes that of the unit captured.
  bool takes_captured_walk = false;
  /// All that `anything` means is that one unit goes elsewhere which the mover has met on its way
  /// (`Extent::Units::met`).
  bool moves_met_only = false;
  /// By the kind of the mover: the kinds that it may have in the end, promotions aside.
  std::array<KindSet, max_kinds> arrives_as{};
  KindSet left_behind = 0;
  /// Where the mover may stand in the end; null: where it has arrived.
  Bitboard (*ends)(Game&, const Candidate&, const Arguments&) = nullptr;
  const Arguments* of_ends = nullptr;
  /// No act does anything but take the mover to one of these squares.
  bool ends_only = false;
  /// What acts tell of where they take units that are captured, and units that capture.
  struct Taking {
    Whereabouts function;
    const Arguments* arguments;
  };
  std::vector<Taking> of_victims;
  std::vector<Taking> of_capturers;
  /// Some rule may reject the move in all its ways, or bring back what it captures.
  bool may_undo = false;
  /// Does the mover stay where it has arrived, and nobody appear elsewhere?
  [[nodiscard]] bool stays_put() const {
    return !victims_appear && left_behind == 0 && ends == nullptr;
  }

  /// What one move changes at most, castlings aside, and captures elsewhere than on the square of
  /// arrival. Unlike what stands above this holds of moves with check too.
  struct Squares {
    static constexpr int any_number = square_count;
    /// Squares on which a unit stands only afterwards, and those on which one stood only before.
    int filled = 1;
    int emptied = 1;
    /// Squares on which another sort of unit stands afterwards than before, or one where there was
    /// none.
    int changed = 1;
  } squares;
};

}  // namespace feerie
