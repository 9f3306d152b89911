#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "problem/listener.h"
#include "problem/setup.h"
#include "problem/translate.h"
#include "search/companions.h"
#include "search/division.h"
#include "search/move_numbers.h"
#include "search/plan.h"
#include "search/search.h"
#include "search/settings.h"

namespace feerie {

namespace retro {
struct Reading;
}

/// Is play to the end of this tree shown as trees (battle play without parries at its root), not as
/// lines?
bool shows_trees(const stipulation::Expression& tree);

/// The side that plays first: a task may skip moves of the side that starts.
Side turn_of(const Task& task);

/// Solves one position for one side: set play, play after the key or actual play.
class Phases {
 public:
  /// `swapped`: White and Black have changed their parts (Duplex).
  Phases(const Problem& problem, const SolveSettings& settings, Watch& watch, Listener& listener,
         bool swapped, bool second_side)
      : problem_(problem),
        heeded_(problem.options),
        settings_(settings),
        watch_(watch),
        listener_(listener),
        swapped_(swapped),
        second_side_(second_side),
        numbers_(heeded_, settings, watch, listener) {}

  /// The phases are played from this position instead of the diagram, which has the rights that the
  /// problem tells and otherwise those of the convention. `rules`: those of the problem.
  void start_from(std::shared_ptr<const CompiledRules> rules, const Position& position) {
    start_.emplace(Start{std::move(rules), position});
  }
  /// What retro analysis says of the diagram from which the actual play begins; null if nothing is
  /// deduced, or the position is refused.
  std::unique_ptr<const retro::Reading> read_diagram(const Tasks& tasks);
  /// The actual play is to begin from a diagram of which this is known. Must live as long.
  void start_with(const retro::Reading* reading) { reading_ = reading; }
  /// Lists what `list` lists, within a phase; false if the position was refused.
  bool list_within(Side turn, const std::function<void()>& list);
  /// Returns false if the position was refused. Phases for which no time is left are omitted.
  bool run(const Tasks& tasks);
  /// Lists the legal moves of a side; false if the position was refused.
  bool list_moves(Side turn);
  /// Counts the lines of so many legal half-moves; false if the position was refused.
  bool count_lines(Side turn, int depth);
  /// Tells that a phase is not shown.
  void omit(solution::Phase phase);
  /// False if the rules or the diagram were refused: then the other side would be refused too.
  [[nodiscard]] bool could_be_set_up() const { return could_be_set_up_; }

 private:
  std::uint64_t count_first_moves(Game& game, int depth);
  bool run(const Task& task, solution::Phase phase, bool trees);
  using Use = std::function<void(Game&, const CompiledRules&)>;
  /// The position to be played from, with this side on move.
  [[nodiscard]] std::variant<Setup, Diagnostics> set_up_start(const Problem& problem,
                                                              Side turn) const;
  /// Sets the position up and hands it over, unless the side not on move can be captured.
  bool with_game(Side turn, const Use& use);
  bool use_setup(const Setup& ready, const Use& use);
  void tell_notes(const Setup& ready);
  void tell_of_late_start();

  // --- Rights deduced from the past (phases_retro.cpp)
  /// Is anything to be deduced?
  [[nodiscard]] bool looks_back() const;
  /// Is this the play for which the diagram is meant, not set play and the like?
  [[nodiscard]] bool main_play() const {
    return phase_ == solution::Phase::actual_play && !second_side_;
  }
  /// Hands the position over with the rights that retro analysis finds, once for each possible past
  /// if these differ.
  bool with_rights(const Task& task, Side turn, bool trees, const Use& use);
  /// Solves with the other side on move; nothing if the stipulation does not allow it.
  std::optional<bool> run_for_other_side(const Task& task, bool trees);
  bool use_problem(const Problem& problem, Side turn, const Use& use);
  /// Finds out what is certain of the play before the diagram.
  void look_at_earlier_play(const Setup& setup);
  /// Has the phase a solution with the rights that the problem tells?
  [[nodiscard]] bool solves(const Problem& problem, const Task& task, bool trees) const;
  void tell(const Deduction& deduction);
  /// Asks questions of games. When time is up they end early, and so does the phase if one has
  /// begun.
  void while_wanted(const std::function<void()>& ask);
  /// Asks what is wanted of the phase: as the division says, 0 (all of it) without one.
  int wanted_depth(const Plan& plan, solution::Phase phase, bool trees) const;
  /// Threads that help to search the phase; null if there are none.
  std::unique_ptr<Companions> companions_for(const Plan& plan, const Manner& how, Table& table,
                                             const Game& game, bool trees);
  /// Refuses the phase that has ended if its division did not fit it; true if it did not.
  bool fault_of_division();
  /// Who is asked about the moves at the beginning, `depth` of them by the division.
  FirstMoves first_moves(Game& game, const Plan& plan, solution::Phase phase, int depth);
  void begin_phase(solution::Phase phase, bool trees);
  void end_phase();
  [[nodiscard]] solution::End end() const;
  void solve_part(const Plan& plan, Search& search, int node, solution::Phase phase, bool trees);
  void solve_tree(const Plan& plan, Search& search, int node, solution::Phase phase);
  void solve_lines(const Plan& plan, Search& search, int node);
  /// Tells the solutions that the division knows.
  void tell_known(const Plan::Node& branch, solution::Phase phase, bool trees);
  [[nodiscard]] int first_length(const Plan::Node& branch) const;
  void begin_length(int length);
  bool list_length(const Plan::Node& branch, int length, const std::function<void()>& list);
  [[nodiscard]] bool wants_solution() const {
    return settings_.division == nullptr || settings_.division->wants_solution();
  }
  void report_line(const solution::Line& line);
  /// A tree that is no key and counts for nothing.
  void show_tree(const solution::TreeMove& shown);
  /// Have as many solutions of the same length that end in this position been shown as wanted?
  bool enough_with_this_end();
  void report_tree(const solution::TreeMove& shown);
  /// Tells that the position makes no sense: a king of this side, which is not on move, can be
  /// captured.
  void refuse_capture_of_king(Side side);

  const Problem& problem_;
  Options heeded_;
  const SolveSettings& settings_;
  Watch& watch_;
  Listener& listener_;
  bool swapped_;
  bool second_side_;
  bool could_be_set_up_ = true;
  bool notes_told_ = false;
  struct Start {
    std::shared_ptr<const CompiledRules> rules;
    Position position;
  };
  /// Where play begins, if not with the diagram.
  std::optional<Start> start_;
  /// What is known of the diagram already.
  const retro::Reading* reading_ = nullptr;
  /// What is certain of the play before the present phase.
  PlayedBefore earlier_;
  /// The side that defends: the other one if the sides have changed their parts.
  Side defender_ = Side::black;
  /// The game in which the listener plays.
  Game* shown_ = nullptr;
  /// The game in which the search plays.
  Game* game_ = nullptr;
  /// Half-moves at the beginning that are not played (set play, h#n.5).
  int skipped_ = 0;
  bool may_end_at_once_ = false;
  /// The listener has been told of the beginning of a phase, but not of its end.
  bool phase_open_ = false;
  solution::Phase phase_ = solution::Phase::actual_play;
  MoveNumbers numbers_;
  /// How many solutions of the present length end in a position.
  std::map<std::vector<std::uint32_t>, int> ends_;
};

}  // namespace feerie
