#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "problem/solution.h"

/// Splitting one problem among machines: which parts there are, how a part is solved, and how the
/// results of all parts become the solution of the whole problem again.
namespace feerie::farm {

/// The moves at the beginning of some play, by their names in the notation of solutions. Several
/// moves of a position may have one name: they belong together.
struct Way {
  /// One or two moves; none only where `ends` is set.
  std::vector<std::string> moves;
  /// Only the solutions that end behind these moves are meant; otherwise all that go on there.
  bool ends = false;
  friend bool operator==(const Way&, const Way&) = default;
};

/// A phase of the solution: of which version (0 is the first one), and of which side in duplex.
struct PhaseName {
  int version = 0;
  solution::Phase phase = solution::Phase::actual_play;
  bool second_side = false;
  // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy takes what the compiler writes for ours.
  friend auto operator<=>(const PhaseName&, const PhaseName&) = default;
};

/// What of a phase is wanted.
struct Play {
  PhaseName phase;
  /// Empty: the phase as a whole.
  std::vector<Way> ways;
};

/// One of the jobs into which a problem has been split.
struct Part {
  /// From 1.
  int job = 0;
  int jobs = 0;
  /// Tells the splits of problems apart: results of different ones are never put together.
  std::string split;
  std::vector<Play> plays;
};

/// `Ka1-b2 | Sb8-c6`, `Ka1-b2 | end`.
std::string text_of(const Way& way);
/// The plays of a part, each line with a line end, as they stand between `part` and `endpart`.
std::string text_of(const std::vector<Play>& plays);
/// The part as it stands between the words `part` and `endpart`.
std::string text_of(const Part& part);

/// A line that is no part of such a text.
struct Misunderstood {
  std::string line;
};
/// Reads what `text_of` writes.
std::variant<Part, Misunderstood> part_from(std::string_view text);

}  // namespace feerie::farm
