#pragma once

#include <memory>

#include "game/game.h"
#include "search/manner.h"
#include "search/outlook.h"
#include "search/plan.h"
#include "search/prove/course.h"
#include "search/prove/visits.h"
#include "search/table.h"
#include "search/watch.h"

/// What holds in a position.
///
/// Idea: everything that is asked of play is one of a few questions on a node of the plan
/// (search/plan.h): does an expression hold, does an attack succeed, is a defence answered, is
/// there a line. They call each other, a move deeper each time, until a goal answers.
///
/// Invariants: a question leaves position and course as it found them. Its answer depends on
/// nothing but the position, the node, the moves left, and the course; so what is kept in the table
/// under these is true wherever it is found again, and results do not depend on the size of the
/// table. While the search is being stopped (`Watch::over`) answers mean nothing and are not kept.
///
/// Why nothing is lost: a proof may try moves in any order, and may stop at the first that settles
/// the question; it leaves out only what cannot settle it (prove/visits.h). Lines and trees, which
/// show everything, are not made of what proofs happen to see: they visit all moves and ask a proof
/// about each.
///
/// One technique a file: holds.h (expressions, constraints, endings), battle.h (attack and
/// defence), defence_order.h, bounds.h (options that bound attacks), line_search.h (help and series
/// play), series_search.h, series_meeting.h and series_sharing.h (series level by level),
/// line_fetching.h (entries of the table sent for), foreknowledge.h (what is known before a move is
/// played), visits.h (the moves of a position). engine.h is the seam to another kernel.
namespace feerie {

class SeriesCrew;

/// How much play is left in a branch.
struct Span {
  int left;     ///< half-moves (series: moves) that may still be played
  int minimum;  ///< play may end when so many more were played; <= 0: now
  [[nodiscard]] Span next() const { return {left - 1, minimum - 1}; }
};

/// Has the play of a branch ended by a goal or a fork behind the last letter?
enum class Ending { none, reached, too_early };

/// Hears of each move of a line while the prover looks for lines, so that lines can be listed. The
/// moves are on the board of the game when it hears of them.
class LineHearer {
 public:
  virtual void push(const Move& move) = 0;
  virtual void pop() = 0;
  /// The line has reached the goal.
  virtual void reach(const Goal& goal) = 0;
  /// A fork may end the line: lists what it has; true if it holds.
  virtual bool fork(const Plan::Link& link) = 0;
  /// How far the position is from the root of the play that is listed, with `length` moves to come
  /// in the branch; -1 if no hook is asked about its moves.
  [[nodiscard]] virtual int level(int node, int length) const = 0;
  /// Asked about moves where `level` is not -1.
  [[nodiscard]] virtual const FirstMoveHook& hook() const = 0;

 protected:
  ~LineHearer() = default;
};

/// Answers questions on the position in which the game stands.
class Prover {
 public:
  Prover() = default;
  Prover(const Prover&) = delete;
  Prover& operator=(const Prover&) = delete;
  virtual ~Prover() = default;

  /// Is what is asked by the node so?
  virtual bool holds(int node) = 0;
  /// The constraints written behind the letter: are they kept?
  virtual bool allowed(int node, Letter letter) = 0;
  /// Has play ended behind the letter, the move of which has just been made? `legal` is false if it
  /// left the own king attacked.
  virtual Ending ending(int node, Letter letter, Span span, bool legal) = 0;
  /// The attacking side has just moved: does that solve? `legal` as above.
  virtual bool solves(int node, Span span, bool legal) = 0;
  /// The defending side has just moved: has the attack nevertheless succeeded?
  virtual bool answered(int node, Span span, bool legal) = 0;
  /// The attacking side is on move. Length of the shortest attack of at most `span.left`
  /// half-moves, counted in moves: the reply to the last one may end play as well; 0 if there is
  /// none.
  virtual int shortest_attack(int node, Span span) = 0;

  /// The attacking side has just moved. Does it keep to option MaxFlightsquares?
  virtual bool confined(int node, Span span) = 0;
  /// To the options MaxFlightsquares and Threat?
  virtual bool confines(int node, Span span) = 0;
  /// To these and NonTrivial? What that option grants is taken from the course.
  virtual bool keeps_bounds(int node, Span span) = 0;
  /// Option KeepMatingPiece: has each side that could reach the goal nothing but kings?
  virtual bool without_maters() = 0;

  /// Looks for all lines of the branch of help or series play that have exactly this length, and
  /// tells `hearer` of them; returns whether there are any.
  virtual bool find_lines(int node, int length, LineHearer& hearer) = 0;
  /// Asked at every step of help and series play; null if there is none.
  virtual void set_outlook(Outlook* outlook) = 0;

  /// Series play is searched with the help of a crew; null: without.
  virtual void set_crew(SeriesCrew* crew) = 0;
  /// Helps other provers of the crew, until it is dismissed. The game stands where their play
  /// begins. `number`: another one for each helper, from 1 to `SeriesCrew::most_helpers`.
  virtual void help(SeriesCrew& crew, int number) = 0;
};

/// A prover that plays on the general kernel itself. All that is handed over must outlive it.
std::unique_ptr<Prover> make_prover(const Plan& plan, Game& game, const Manner& manner,
                                    Table& table, Watch& watch, Course& course);

}  // namespace feerie
