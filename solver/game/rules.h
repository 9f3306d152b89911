#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "game/entries.h"
#include "game/steps.h"

/// What a rule says to the rulebook: facts, numbers, functions with their arguments.
namespace feerie {

class Game;
class Position;
struct Candidate;

/// What a set of rules changes about the game. Optimisations ask these facts and never a rule's
/// name; a rule that declares a fact wrongly breaks the test that switches optimisations off.
struct Facts {
  bool recolours = false;           ///< units change sides
  bool transforms = false;          ///< units change their walk other than by promotion
  bool rebirths = false;            ///< captured or capturing units are put back
  bool returns_others = false;      ///< those put back are not only units that capture just now
  bool returns_elsewhere = false;   ///< so that they stand elsewhere than where they were captured
  bool carries_capturers = false;   ///< units that capture end elsewhere than they have captured
  bool adds_units = false;          ///< units appear out of nothing
  bool removes_others = false;      ///< units vanish that were not captured
  bool moves_others = false;        ///< units other than the mover (and a castling rook) move
  bool moves_kings_only = false;    ///< those that `moves_others` speaks of are royal kings
  bool alters_walks = false;        ///< units move otherwise than their walks say
  bool kings_borrow_walks = false;  ///< royal units also move as other kinds that are in play
  bool hides_units = false;         ///< units pass through others that are not there for them
  bool castles_anywhere = false;    ///< kings castle with own rooks anywhere on ranks and files
  bool restricts_moves = false;     ///< some pseudo-legal moves are not allowed
  bool restricts_observation = false;  ///< some attacks are no checks
  bool selects_moves = false;          ///< whether a move is legal depends on the other moves
  bool follows_units = false;          ///< it matters which of several equal units stands where
  bool path_dependent = false;         ///< the position with its memory does not tell all
  bool counts_earlier_play = false;    ///< it matters what was played before the diagram
  bool kingless = false;               ///< a side may be without king
  bool several_kings = false;          ///< a side may have more than one king
  bool own_check = false;              ///< check or mate are defined anew
  bool offers_moves = false;           ///< there are moves that no walk makes
  bool may_keep_check = false;         ///< the own king may be left attacked in some positions
  bool asks_rights = false;            ///< rights to castle decide more than orthodox castlings
  bool without_pawns = false;          ///< what is called a pawn moves backwards as well

  Facts& operator|=(const Facts& other);
  friend bool operator==(const Facts&, const Facts&) = default;
};

/// What a rule says about where castling is possible.
struct CastlingRules {
  /// Kings anywhere on their base line and rooks to both sides (Chess960) instead of e1, a1, h1.
  bool any_files = false;
  /// Castling exists at all.
  bool exists = true;
  /// Kings need not be unattacked on the squares they start from and pass.
  bool through_check = false;
  /// Kings castle whatever they walk as; else only those that walk as kings.
  bool any_walk = false;
  /// Kings castle although they are not royal.
  bool common_kings = false;
  /// Kinds that castle with a king (rook, unless a rule says otherwise).
  KindSet partners = KindSet{1} << rook;
  /// Squares whose partner counts as unmoved in a diagram wherever the kings of its side are: a
  /// king may be created that castles with it.
  Bitboard awaiting_king = 0;
  /// Pairs of partners of which at most one can have stayed unmoved in the past that led to the
  /// diagram: when one castles, the other can no more (retro strategy, Codex article 16).
  std::vector<std::pair<Square, Square>> exclusive;
};

/// How a game stands by the rules that decide it, check and mate aside.
enum class Outcome : std::uint8_t { open, white_wins, black_wins, drawn };

constexpr Outcome win_of(Side side) {
  return side == Side::white ? Outcome::white_wins : Outcome::black_wins;
}

/// What it means for the side on move to have no move.
enum class NoMove : std::uint8_t {
  mate_or_draw,  ///< it has lost when it is in check, else the game is drawn
  wins,
  loses,
  draws,
};

/// The squares from which a unit starts, by what it does.
struct Departures {
  Bitboard quiet;
  Bitboard captures;
};

/// One act, predicate or verdict of a rule, with the arguments of the condition it belongs to.
template <class Function>
struct Rule {
  Function function;
  const Arguments* arguments;
  std::string_view owner;  ///< English name of the condition
};

/// To which positions a rule can object.
enum class Objecting : std::uint8_t {
  anywhere,
  to_checks,  ///< only to such in which the side on move is in check, if no rule says anew what
              ///< check or mate is
  by_units,   ///< it looks at nothing but units, who is on move and what rules remember, and which
              ///< move was made if it has a say of its own on moves in which no rule acts; not at
              ///< how else the position came about, nor at how strictly moves are judged
  to_promotions,  ///< as `by_units`; and where it does not object to a position, it does not do so
                  ///< behind a move in which no rule acts and nothing promotes
};

/// What a rule looks at that says anew what a check is.
enum class LooksAt : std::uint8_t {
  anything,
  units,    ///< where units stand, who is on move and what rules remember; not how it came about
  attacks,  ///< as `units`; and nobody is in check whose royal units no walk of a unit attacks
};

/// Whom a rule may keep from acting.
enum class Restricting : std::uint8_t { anyone, royals };

/// What a rule does to mates that says anew what they are.
enum class JudgingMates : std::uint8_t {
  anyhow,
  denies,  ///< nobody is mated by the rule who would not be mated without it
};

/// What becomes of a rebirth on an empty square that a rule closes.
enum class Closing : std::uint8_t {
  impossible,  ///< so is the move that demands it
  occupied,    ///< it counts as occupied
};

/// Which passes make a rule forget.
enum class Forgetting : std::uint8_t {
  threats,  ///< imagined ones, behind which it is asked what the other side threatens
  passes,   ///< all instead of a move: none of a side that does not move in a series anyway
};

/// When a unit has a walk that a rule lends it.
enum class Lending : std::uint8_t {
  always,
  under_attack,  ///< a royal one, while it is attacked: that is asked without such walks
  besides,       ///< always, and whatever other walks it has
};

/// The units of a side by the kinds as which they observe. One may be in several of the sets.
struct Walkers {
  /// By kind; only so many as there are kinds in play mean anything.
  std::array<Bitboard, max_kinds> as;
  int kinds;
};

/// As what all units of the side observe by a change of walks.
using WalkersChange = void (*)(const Position&, Side, Walkers&, const Arguments&);

/// The squares whose units may decide as what a unit of the side on one of these squares observes
/// by a change of walks, apart from that unit itself: it observes as before, or by the walk of one
/// of them.
using Lenders = Bitboard (*)(Bitboard borrowers, Side);

/// A change of walks with the time at which it holds.
template <class Function>
struct Loan : Rule<Function> {
  Lending lending;
  WalkersChange of_all;
  Lenders lenders;
};

/// What is forgotten, with the time when it is.
template <class Function>
struct Forgetful : Rule<Function> {
  Forgetting when;
};

/// A superset, over all positions, of the squares from which captures of a unit of the kind start.
using PossibleStarts = Bitboard (*)(const Kinds&, Kind, Side, Square from, const Arguments&);

/// A verdict on positions, with what it says behind a move in which no rule acts; null: what it
/// says of any position.
template <class Function>
struct Verdict : Rule<Function> {
  bool (*plainly)(Game&, const Candidate&, const Arguments&);
};

/// A change of squares of departure with the purposes for which it holds.
template <class Function>
struct Departing : Rule<Function> {
  Purposes purposes;
  PossibleStarts captures;
};

/// What a rule does to the list of moves. All rules do so in this order, those that rewrite it
/// among those that add to it.
enum class Offering : std::uint8_t {
  adds,      ///< it adds what there is not, and takes nothing away
  narrows,   ///< it leaves out, or tells apart, what there is now
  repeats,   ///< it makes several of each
  rewrites,  ///< it adds what there is not, and takes away what there is instead
};

/// A change of a list with its place among others.
template <class Function>
struct Offered : Rule<Function> {
  Offering how;
};

/// An act with its place among the acts of its step.
template <class Function>
struct RankedRule : Rule<Function> {
  Precedence precedence;
};

}  // namespace feerie
