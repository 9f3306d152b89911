#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "problem/solution.h"
#include "search/engine.h"
#include "search/manner.h"
#include "search/outlook.h"
#include "search/plan.h"
#include "search/scopes.h"
#include "search/table.h"
#include "search/trust.h"
#include "search/watch.h"

namespace feerie {

/// Searches play on one engine: proves what holds, lists help and series play, draws the tree of
/// battle play. Knows nothing of phases, twins and output.
///
/// All members leave the engine's position as they found it.
template <Engine E>
class Searcher {
 public:
  using LineSink = std::function<void(const solution::Line&)>;

  /// How much play is left in a branch.
  struct Span {
    int left;     ///< half-moves (series: moves) that may still be played
    int minimum;  ///< play may end when so many more were played; <= 0: now
    [[nodiscard]] Span next() const { return {left - 1, minimum - 1}; }
  };

  Searcher(const Plan& plan, E& engine, const Manner& manner, Table& table, Watch& watch)
      : plan_(plan),
        engine_(engine),
        manner_(manner),
        table_(table),
        watch_(watch),
        variations_(manner.variations),
        threats_(manner.threats) {
    if (manner_.non_trivial) grants_ = manner_.non_trivial->first;
  }

  // --- What holds (prove.h) ----------------------------------------------------------------------

  /// Is what is asked by the node so in the current position?
  bool holds(int node);
  /// The attacking side is to move: can it force the end of play?
  bool attack(int node, Span span);
  /// The defending side is to move: is every defence answered, and is there one?
  bool cornered(int node, Span span);
  /// The attacking side has just moved: does that solve? `legal` is false if it left its own king
  /// attacked, which some goals allow.
  bool solves(int node, Span span, bool legal);
  /// The defending side has just moved: has the attack nevertheless succeeded?
  bool answered(int node, Span span, bool legal);
  /// The constraints written behind the letter.
  bool allowed(int node, int letter);
  /// Has the play of a branch ended by a goal or a fork behind the letter?
  enum class Ending { none, reached, too_early };
  Ending ending(int node, int letter, Span span, bool legal);
  /// Length of the shortest attack of at most `span.left` half-moves, counted in moves: the reply
  /// to the last one may end play as well; 0 if there is none.
  int shortest_attack(int node, Span span);

  // --- Help and series play (lines.h) ------------------------------------------------------------

  /// Lists the lines of an expression to the sink; returns whether there are any. Without a sink
  /// the first line ends the search.
  bool lines(int node);
  /// The lines of a branch of exactly this length.
  bool lines_of_length(int node, int length);
  /// Lists what violates the constraints of a branch at its beginning; false if nothing does.
  bool list_violations(int node);
  /// Lists the endings of a branch before its first move; true if play must end there.
  bool list_immediate_endings(int node);
  void set_sink(LineSink sink) { sink_ = std::move(sink); }
  /// Asked at every step of help and series play; may be null.
  void set_outlook(Outlook* outlook) { outlook_ = outlook; }
  /// The first move of a line is numbered for the side on move at `root`, after `skipped`
  /// half-moves that are shown as not played.
  void begin_line(int skipped);
  void push(const Move& move);
  void pop();
  bool emit(const std::vector<const Goal*>& reached);

  /// Called for each first move of a branch of full length, after it has been played, illegal ones
  /// included: false leaves the move out. In help and series play the moves behind it are shown to
  /// it too, `levels` deep; `level` is 0 for the first move and `number` counts from 1 in each
  /// position.
  using RootHook = std::function<bool(const Move& move, int level, int number)>;
  void set_root(int node, int levels, RootHook hook) {
    root_ = node;
    root_levels_ = levels;
    root_hook_ = std::move(hook);
  }

  // --- Trees of battle play (trees.h) ------------------------------------------------------------

  /// Everything shown behind an attacking move that has just been played.
  void show_attack(int node, Span span, solution::Node& shown);
  /// What the attacker would play if the defender passed.
  struct Threats {
    std::span<const solution::Node> moves = {};
    std::vector<Square> ends = {};  ///< where each of them ends (`end_of_last_move`)
    int length = 0;                 ///< of the attack, as `shortest_attack`
  };
  /// The defences in the current position and what answers them.
  void show_defences(int node, Span span, const Threats& threats,
                     std::vector<solution::Node>& shown, bool post_key);
  /// The attacking moves that solve with this length.
  std::vector<solution::Node> continuations(int node, Span span);
  /// The defences without answer, at most `limit + 1` of them.
  std::vector<solution::Node> refutations(int node, Span span, int limit);
  /// What shows that a constraint is violated in the current position.
  std::vector<solution::Node> violations(int node);
  /// The keys and tries of an attack, one by one to `report`.
  void keys(int node, const std::function<void(const solution::Node&)>& report);
  /// The defender being on move: what is shown of the play behind a key that was made before, as
  /// threats and replies of a null move. Defences without answer are shown too.
  solution::Node post_key_play(int node);
  /// The defender being on move: the defences that have an answer as the attack has not moved yet.
  std::vector<solution::Node> set_play(int node);

  /// Visits all moves of the letter's side: `visit(const Move&, bool legal)` with the move played;
  /// false stops. Returns false if stopped.
  struct Order {
    /// The hook is asked about each move, which is one of so many moves from the first; -1: it is
    /// not asked.
    int level = -1;
    /// Only moves that end play matter.
    bool last = false;
    /// A move to begin with; null: the order of generation, in which solutions are listed.
    const Candidate* favourite = nullptr;
    /// Was asked about the position, and knows which moves are not worth trying; may be null.
    Outlook* outlook = nullptr;
    /// Is told how much the outlook has spared; may be null.
    Trust* trust = nullptr;
    /// Of a proof: what is left of the branch `node` behind these moves of the defender. They are
    /// sorted by how much work it probably is to refute the attack after them.
    const Span* rest = nullptr;
    int node = 0;
  };
  template <class Visit>
  bool each(const Plan::Behind& behind, const Order& order, Visit&& visit);

 private:
  using Granting = scopes::Granting;
  using Listed = scopes::Listed;
  using Visiting = scopes::Visiting;
  struct Numbering {
    Side side = Side::white;
    int next = 1;
  };

  /// `?+?`: the side on move, which moves second in the branch, must pass as it is not in check.
  bool passes(const Plan::Node& branch) {
    return branch.parry && !engine_.in_check(engine_.turn());
  }
  std::optional<Candidates> add_exposing(Candidates& moves);
  template <class Visit>
  bool pass_move(const Order& order, int number, Visit&& visit);
  template <class Visit>
  bool each_check(const Candidates& moves, Visit&& visit);
  bool attack_once(int node, Span span);
  bool goal_reached(const Plan::Node& leaf) { return engine_.reached(*leaf.goal, leaf.target); }
  /// Hands the move over without one, if the side that would have moved is not in check.
  template <class Then>
  bool after_pass(Then&& then, Pass how = Pass::omitted);
  template <class Then>
  bool in_series(Then&& then) {
    return after_pass(then, Pass::in_series);
  }
  bool threatened(int node, Span span);
  void sort_defences(int node, Span rest, Candidates& moves);
  int work_behind(int node, Span rest);
  [[nodiscard]] std::uint64_t attack_key(int node, Span span);
  [[nodiscard]] bool must_end(int node, Span span) const;
  /// Half-moves that an attack of so many moves takes at most.
  [[nodiscard]] int half_moves_of_attack(int node, int moves) const;
  bool defence_fails(int node);
  bool each_answered(int node, Span span);
  bool confined(int node, Span span);
  bool leaves_little(int node, Span span);
  bool confines(int node, Span span);
  bool keeps_bounds(int node, Span span);
  bool without_maters();
  [[nodiscard]] int level_of(int node, int length) const;
  bool branch_lines(int node);
  bool help(int node, int letter, int length);
  bool series(int node, int length);
  bool line_step(int node, int letter, int length, const Move& move, bool legal);
  bool step_lines(int node, int letter, int length, bool legal);
  bool fork_lines(const Plan::Link& link);
  bool battle_lines(int node);
  bool attack_lines(int node, Span span);
  bool defence_lines(int node, Span span);
  bool found_enough(bool found) { return (found && !sink_) || watch_.over() || watch_.satisfied(); }
  [[nodiscard]] std::uint64_t key(int node, int letter, int extra);
  Candidate& favourite_of(int node, int letter, int left);
  void collect_reached(int node, std::vector<const Goal*>& reached);
  std::vector<const Goal*> reached_goals(int node, int letter);
  std::vector<solution::Node> endings(int node, int letter);
  int least_left(int node, Span span, bool legal);
  [[nodiscard]] Span span_behind_key(int node) const;
  void show_quiet_attack(int node, Span span, solution::Node& shown, bool post_key);
  std::vector<solution::Node> attempt(int node, Span span);
  bool still_works(int node, const Threats& threats);
  [[nodiscard]] Square end_of_last_move() const;
  template <class Then>
  bool replay(const Move& move, Then&& then);

  const Plan& plan_;
  E& engine_;
  const Manner& manner_;
  Table& table_;
  Watch& watch_;
  /// What is shown behind the attacking moves of the phase.
  bool variations_;
  bool threats_;
  scopes::Lists lists_;
  LineSink sink_;
  Outlook* outlook_ = nullptr;
  Trusts trusts_;
  int root_ = -1;
  int root_levels_ = 0;
  /// Lines of the full length of the root are being listed.
  bool full_length_ = false;
  /// NonTrivial: further moves that may still be granted.
  int grants_ = 0;
  /// NullMoves: the move made last was none, so that the next one must be one.
  bool passed_ = false;
  /// Moves made since the diagram.
  int depth_ = 0;
  RootHook root_hook_;
  std::vector<solution::Ply> plies_;
  std::vector<Numbering> numberings_{1};
  std::deque<Candidate> favourites_;
  std::vector<std::pair<int, Candidate>> sorted_;
};

}  // namespace feerie
