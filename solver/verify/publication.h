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
#include "published/ways_back.h"
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
  /// Moves have been taken back: the phases that follow are played from the position reached.
  /// `way`: the moves, as text.
  void begin_way_back(const std::string& way);
  /// Plays what is published from the position in which the phase starts.
  void begin_phase(const Listener::PhaseStart& start, const Lettering& lettering);
  /// Is something published about the version that was begun last?
  [[nodiscard]] bool tells_of_version() const {
    return score_ != nullptr || !ways_of_version().empty();
  }
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
    /// What is published of the position from which it is played; null if nothing is.
    const published::Score* score = nullptr;
  };
  /// A published way back with the play behind it.
  struct Way {
    published::WrittenWay written;
    published::Scores scores;
  };
  /// A first move of a score.
  struct Homeless {
    const published::Score* score = nullptr;
    std::size_t move = 0;
  };

  /// The phase to which the move belongs, of those that were found; nothing if it can be played in
  /// none of them.
  [[nodiscard]] std::optional<std::size_t> home_of(const published::Score& score, std::size_t move,
                                                   const report::Record::Version& version,
                                                   const std::vector<Moves>& taken) const;
  void read_ways(const PublishedSolution& solution, const Problem& problem);
  [[nodiscard]] std::vector<const Way*> ways_of_version() const;
  /// Compares which moves are taken back.
  void compare_ways(const report::Record::Version& version, Comparison& comparison) const;
  /// The moves of each phase, and in `homeless` those that belong to none.
  [[nodiscard]] std::vector<Moves> distributed(const report::Record::Version& version,
                                               std::vector<Homeless>& homeless) const;
  void compare_phase(std::size_t number, const Moves& moves, const report::Record::Phase& found,
                     Comparison& comparison) const;
  void add_homeless(const Homeless& homeless, Comparison& comparison) const;

  bool boards_;
  Language language_;
  published::Scores scores_;
  bool self_check_ = false;
  /// There are units that nobody sees, whose moves are not played.
  bool hidden_ = false;
  std::size_t size_ = 0;
  /// Of the version, or of the moves taken back in it; null if nothing is published.
  const published::Score* score_ = nullptr;
  /// Of problems in which moves are taken back; then `scores_` has nothing but what was not read.
  std::vector<Way> ways_;
  std::string twin_;
  std::set<std::string, std::less<>> told_;
  std::vector<Phase> phases_;
};

}  // namespace feerie::verify
