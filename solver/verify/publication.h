#pragma once

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "problem/listener.h"
#include "problem/problem.h"
#include "published/replay.h"
#include "published/score.h"
#include "report/record.h"

namespace feerie::verify {

/// How the published solution of a version and the one that was found compare.
struct Comparison {
  /// First moves of trees, or lines, that are published as solutions of the actual play.
  int solutions = 0;
  /// It is published that there is no solution.
  bool says_none = false;
  /// Ways through the play, as in `published::Differences`.
  std::vector<std::string> unpublished, not_found, duals;
  /// What cannot be played, with the lines of the published text.
  std::vector<std::string> not_playable;

  [[nodiscard]] bool agree() const {
    return unpublished.empty() && not_found.empty() && duals.empty() && not_playable.empty();
  }
};

/// A published solution, followed while the problem is solved: each of its first moves belongs to
/// the phase in which it can be played.
class Publication {
 public:
  /// `problem`: the one that the solution is of. `boards`: the units behind its moves are told.
  Publication(const PublishedSolution& solution, const Problem& problem, bool boards = false);

  /// Nothing of the text is a solution.
  [[nodiscard]] bool empty() const;
  /// Has what is published shown by the program, too: set play, tries with their refutations.
  void show_what_is_published(Options& options, const stipulation::Stipulation& stipulation) const;
  /// First moves and lines that are published about all versions.
  [[nodiscard]] std::size_t size() const { return size_; }
  /// What could not be read, for remarks.
  [[nodiscard]] const std::vector<published::Unread>& unread() const { return scores_.unread; }

  /// The phases of the version follow. `twin`: its letter, or nothing.
  void begin_version(std::string_view twin);
  /// Plays what is published from the position in which the phase starts.
  void begin_phase(const Listener::PhaseStart& start, const Lettering& lettering);
  /// Is something published about the version that was begun last?
  [[nodiscard]] bool tells_of_version() const { return score_ != nullptr; }
  /// Letters of twins that are published and did not begin.
  [[nodiscard]] std::vector<std::string> without_version() const;
  /// Compares with what was found for the version that was begun last.
  [[nodiscard]] Comparison compare(const report::Record::Version& version) const;
  /// What is published about each phase of that version, as far as it can be played. Moves that can
  /// be played in no phase are not among them.
  [[nodiscard]] std::vector<std::vector<published::ScoreMove>> moves_by_phase(
      const report::Record::Version& version) const;

 private:
  /// Numbers of first moves.
  using Moves = std::vector<std::size_t>;
  struct Phase {
    published::Label first;
    std::vector<published::Replayed> moves;
  };

  /// The phase to which the move belongs, of those that were found; nothing if it can be played in
  /// none of them.
  [[nodiscard]] std::optional<std::size_t> home_of(std::size_t move,
                                                   const report::Record::Version& version,
                                                   const std::vector<Moves>& taken) const;
  /// The moves of each phase, and in `homeless` those that belong to none.
  [[nodiscard]] std::vector<Moves> distributed(const report::Record::Version& version,
                                               Moves& homeless) const;
  void compare_phase(std::size_t number, const Moves& moves, const report::Record::Phase& found,
                     Comparison& comparison) const;
  void add_homeless(std::size_t move, Comparison& comparison) const;

  bool boards_;
  published::Scores scores_;
  bool self_check_ = false;
  std::size_t size_ = 0;
  const published::Score* score_ = nullptr;
  std::set<std::string, std::less<>> told_;
  std::vector<Phase> phases_;
};

}  // namespace feerie::verify
