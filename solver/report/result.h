#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/square.h"
#include "problem/deduction.h"
#include "problem/diagnostic.h"
#include "problem/solution.h"

/// What became of a problem, as plain data: nothing of it needs the rules or a game to be
/// understood. Whatever reports results (JSON, tables, pages, verdicts) is made of these.
///
/// A problem is solved version by version (its diagram and its twins), a version phase by phase, a
/// phase gives trees or lines. Results come in that order, so that they can be written as they come
/// and memory does not grow with their number.
namespace feerie::report {

/// A half-move as it is shown.
struct ShownMove {
  /// With check and goal signs: `Qg6-g7 #`. Empty for a half-move that is left out.
  std::string text;
  /// The text without these signs.
  std::string played;
  /// Departure and arrival; of a castling those of the king; empty for a pass, and for moves
  /// without departure.
  std::string from, to;
  /// The units behind the move, as in a FEN; empty unless placements are wanted.
  std::string placement;
  /// The units behind it as `board_text` tells them; empty unless boards are wanted.
  std::string board;
  /// The symbols of the goals that it has reached: `#`, `z`, `==`.
  std::vector<std::string> goals;
};

/// A half-move of battle play with all that is shown behind it.
struct ShownTree {
  /// Empty text: nobody moves, and what is behind it is what the position itself shows (play behind
  /// a key that was made before).
  ShownMove move;
  solution::Mark mark = solution::Mark::none;
  solution::Aim aim = solution::Aim::none;
  std::vector<ShownTree> threats, replies, refutations;
  /// Nothing answers this move.
  bool unanswered = false;
  /// Nobody moves, and the side on move is in check.
  bool in_check = false;
};

/// A half-move of a line.
struct ShownPly {
  ShownMove move;
  /// Number shown in front of it; 0 for none.
  int number = 0;
  /// Shown as `...`: the side has not moved.
  bool skipped = false;
};

/// A solution of help or series play, or of battle play where that is shown line by line.
struct ShownLine {
  std::vector<ShownPly> plies;
  solution::Mark mark = solution::Mark::none;
};

/// A problem as it stands in its file.
struct ProblemHead {
  std::string file;
  /// Which problem of the file it is, from 1, those with errors included.
  int index = 0;
  /// Of all problems of the run, from 1.
  int number = 0;
  /// The line on which it begins; 0 if that is not known.
  int line = 0;
  /// "en", "de" or "fr".
  std::string language;
  std::vector<std::string> authors, titles, sources;
  std::string award;
  /// The whole problem as an object of JSON (docs/json.md); empty if it is not wanted, or could not
  /// be read.
  std::string definition;
};

/// The problem as it is solved once.
struct VersionHead {
  /// "a", "b", ...; empty if there are no twins.
  std::string twin;
  /// What the twin changes, as text; empty for the diagram.
  std::string changes;
  /// As they stand under the diagram.
  std::string stipulation;
  std::vector<std::string> conditions;
  /// English names of the options that were given.
  std::vector<std::string> options;
  /// The problem as the twin has made it, as `ProblemHead::definition`; empty if there are no
  /// twins.
  std::string definition;
};

/// A part of the solution of a version.
struct PhaseHead {
  solution::Phase phase = solution::Phase::actual_play;
  /// White and Black have changed their parts (Duplex).
  bool duplex = false;
  /// Trees follow, otherwise lines.
  bool tree = false;
  /// The position from which it is played, all six fields; empty if there was no time for it.
  std::string fen;
  /// The units as `board_text` tells them; empty unless boards are wanted.
  std::string board;
};

/// How many solutions a phase has.
struct Counts {
  int keys = 0, tries = 0;
  /// Lines of full length, and shorter ones.
  int lines = 0, short_lines = 0;
  /// Moves that show that a constraint is violated.
  int violations = 0;
  /// Ways back, where only last moves are asked for.
  int ways_back = 0;
};

struct PhaseTail {
  solution::End end = solution::End::finished;
  Counts counts;
  /// Stipulation `perft`: the number of lines of so many half-moves.
  struct Perft {
    int depth = 0;
    std::uint64_t count = 0;
  };
  std::optional<Perft> perft;
};

/// What became of a problem, or of a version of it.
enum class Outcome : std::uint8_t {
  solved,       ///< everything was examined, and there is a solution
  no_solution,  ///< everything was examined, and there is none
  limited,      ///< as many solutions as wanted were found; there may be more
  interrupted,  ///< time ran out, or the user stopped the program
  refused,      ///< it was not solved: the diagnostics say why
};
/// "solved", "no solution", "limited", "interrupted", "refused".
std::string_view name_of(Outcome outcome);

struct ProblemTail {
  Outcome outcome = Outcome::refused;
  /// Time that solving took, in seconds; nothing if results are to be the same in each run.
  std::optional<double> seconds;
};

/// "impossible", "certain", "conditional".
std::string_view name_of(Proved proved);

/// What retro analysis says of the diagram of the phases that follow.
struct ShownDeduction {
  Deduction::Kind kind = Deduction::Kind::illegal;
  std::string text;
  /// The squares of which it speaks.
  Marks marks = {};
};

/// A move that has been taken back.
struct ShownTakenBack {
  /// As it was played, with the captured unit named: `Kg3*Bf3`.
  std::string text;
  /// The units before it, as in a FEN.
  std::string placement;
  /// Shown in front of it with a minus; 0 for none.
  int number = 0;
};

/// Moves that have been taken back, the last one of the game first.
struct ShownWayBack {
  std::vector<ShownTakenBack> moves;
  /// The side on move in the position reached, and its units.
  Side turn = Side::white;
};

/// Gets results as they come. Each call with a head is followed by the one with its tail, but for
/// versions, which end where the next one begins.
class Rows {
 public:
  Rows() = default;
  Rows(const Rows&) = delete;
  Rows& operator=(const Rows&) = delete;
  virtual ~Rows() = default;

  virtual void begin_problem(const ProblemHead& head) = 0;
  virtual void begin_version(const VersionHead& head) = 0;
  virtual void begin_phase(const PhaseHead& head) = 0;
  virtual void tree(const ShownTree& tree) = 0;
  virtual void line(const ShownLine& line) = 0;
  virtual void end_phase(const PhaseTail& tail) = 0;
  /// Why something is not solved, or a note: about the version that was begun last, before the
  /// first one about the problem, outside of problems about the input.
  virtual void tell(const Diagnostic& diagnostic) = 0;
  /// Comes before the phase for which it holds.
  virtual void deduced(const ShownDeduction& /*deduction*/) {}
  /// Comes before the phases that are played from the position reached; where only last moves are
  /// asked for, within the phase.
  virtual void retracted(const ShownWayBack& /*way*/) {}
  virtual void end_problem(const ProblemTail& tail) = 0;
};

}  // namespace feerie::report
