#pragma once

#include <functional>
#include <span>
#include <vector>

#include "problem/solution.h"
#include "search/prove/prover.h"

/// Trees: what is shown of battle play.
///
/// Idea: a tree is a list of moves with what is shown behind each. The writer visits all moves of a
/// position, asks the prover what each of them is worth, and goes on behind those that are shown.
/// What is shown, and what is hidden, is told in docs/search.md.
///
/// Invariants: every function leaves the game as it found it; a node of a tree is written while its
/// move is on the board, as goals and threats are read off the position.
///
/// Why nothing is lost: moves are visited in the order of generation, without short cuts. A move is
/// hidden only by a rule of what is shown (a short variation, a defence that fails as the threat
/// does), never because a proof came without it.
namespace feerie {

/// Writes the trees of a phase.
class TreeWriter {
 public:
  /// What is handed over must outlive the writer. `first_moves` may not be changed any more.
  TreeWriter(const Plan& plan, Game& game, const Manner& manner, Watch& watch, Course& course,
             Prover& prover, const FirstMoves& first_moves)
      : plan_(plan),
        game_(game),
        manner_(manner),
        watch_(watch),
        course_(course),
        prover_(prover),
        first_moves_(first_moves),
        visits_(game, manner, watch, course),
        shows_variations_(manner.variations),
        shows_threats_(manner.threats) {}

  /// From now on variations are looked for as ever, but not kept, as nobody reads them: those
  /// behind a key can be millions.
  void keep_nothing() { keeps_ = false; }
  /// Tells the keys and tries of an attack, one by one.
  void write_keys(int node, const std::function<void(const solution::TreeMove&)>& report);
  /// The defender being on move: what is shown of the play behind a key that was made before, as
  /// threats and replies of a null move. Defences without answer are shown too.
  solution::TreeMove post_key_play(int node);
  /// The defender being on move: the defences that have an answer as the attack has not moved yet.
  std::vector<solution::TreeMove> set_play(int node);
  /// What shows that a constraint is violated in the current position.
  std::vector<solution::TreeMove> violations(int node);

 private:
  /// What the attacker would play if the defender passed.
  struct Threats {
    std::span<const solution::TreeMove> moves = {};
    std::vector<Square> ends = {};  ///< where each of them ends (`end_of_last_move`)
    int length = 0;                 ///< of the attack, as `Prover::shortest_attack`
  };

  // first_moves.cpp: keys, tries and refutations
  int least_left(int node, Span span, bool legal);
  std::vector<solution::TreeMove> refutations_of_try(int node, Span span);
  std::vector<solution::TreeMove> refutations(int node, Span span, int limit);

  // without_key.cpp: play that begins behind the first move
  [[nodiscard]] Span span_behind_key(int node) const;

  // endings.cpp: goals and forks behind a move
  bool goal_reached(const Plan::Node& leaf) { return game_.reached(*leaf.goal, leaf.target); }
  void collect_reached(int node, std::vector<const Goal*>& reached);
  std::vector<const Goal*> reached_goals(int node, Letter letter);
  std::vector<solution::TreeMove> endings(int node, Letter letter);

  // threats.cpp
  Threats find_threats(int node, Span rest, solution::TreeMove& shown);
  bool all_still_work(int node, const Threats& threats);
  [[nodiscard]] Square end_of_last_move() const;

  // variations.cpp: what is shown behind an attacking move
  void show_attack(int node, Span span, solution::TreeMove& shown);
  void show_quiet_attack(int node, Span span, solution::TreeMove& shown, bool post_key);
  void show_defences(int node, Span span, const Threats& threats,
                     std::vector<solution::TreeMove>& shown, bool post_key);
  std::vector<solution::TreeMove> continuations(int node, Span span);

  const Plan& plan_;
  Game& game_;
  const Manner& manner_;
  Watch& watch_;
  Course& course_;
  Prover& prover_;
  const FirstMoves& first_moves_;
  MoveVisits<Game> visits_;
  /// What is shown behind the attacking moves of the phase.
  bool shows_variations_;
  bool shows_threats_;
  bool keeps_ = true;
};

}  // namespace feerie
