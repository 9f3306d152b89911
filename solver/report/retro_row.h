#pragma once

#include <optional>
#include <string>
#include <vector>

#include "problem/diagnostic.h"
#include "problem/problem.h"
#include "retro/findings.h"

namespace feerie::report {

/// A last move, to be told.
struct ToldLastMove {
  std::string text;
  /// The units before it, as in a FEN.
  std::string placement;
  retro::Answer answer;
};

/// What is known of the past of a diagram that could be set up.
struct ToldPast {
  retro::Findings findings;
  /// A game that leads to the diagram, if one is known; empty text: the game array itself.
  std::optional<std::string> game;
  /// Castling is told by the squares of the rooks instead of by letters.
  bool by_squares = false;
  /// The side that moved last in the list of last moves, which may be the other one than the
  /// stipulation means.
  Side moved_last = Side::black;
  std::vector<ToldLastMove> last_moves;
  retro::Ending ending = retro::Ending::unknown;
};

/// A diagram, or a twin of it, to be told of as JSON.
struct PastRow {
  /// Number of the form of the row. It grows when a field is taken away or changes its meaning.
  static constexpr int format = 1;

  /// The problem as it stands in its file; of a twin with its changes made.
  const Problem* problem = nullptr;
  /// "a", "b", ...; empty if there are no twins.
  std::string twin;
  Diagnostics diagnostics;
  std::optional<ToldPast> past;
};

/// The row as a line of text. docs/retro.md tells the fields, docs/retro.schema.json is the schema.
std::string text_of(const PastRow& row);

/// What takes the place of the rows of a file that cannot be read, or of a problem that has not
/// been understood.
std::string past_row_of_errors(const Diagnostics& diagnostics, const std::string& file, int index,
                               int line);

}  // namespace feerie::report
