#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/entries.h"
#include "game/move.h"

/// Solutions as plain data: moves with marks, without any text. They are shown by playing the moves
/// again on a game, so a search on any kernel can report them.
namespace feerie::solution {

/// What is said of a move in battle play.
enum class Mark : std::uint8_t {
  none,
  key,         ///< `!` behind a first move that solves
  attempt,     ///< `?` behind a try
  refutation,  ///< `!` behind the defence that refutes a try
  violation,   ///< `?!?`: the side on move could already have done what it must avoid (reflex)
};

/// What a move of the attacker leads to.
enum class Aim : std::uint8_t { none, threat, zugzwang };

/// A half-move of battle play with all that is shown behind it.
struct TreeMove {
  Move move;
  /// Goals reached by the move, to be signed; empty for none.
  std::vector<const Goal*> reached;
  Mark mark = Mark::none;
  Aim aim = Aim::none;
  /// Continuations shown as threats of this move (moves of the same side).
  std::vector<TreeMove> threats;
  /// Replies of the other side: defences with their continuations, or continuations.
  std::vector<TreeMove> replies;
  /// For tries: the replies that refute it.
  std::vector<TreeMove> refutations;
  /// Nothing answers this move ("refutes.").
  bool unanswered = false;
};

/// A half-move of help or series play.
struct Ply {
  Move move;
  /// Shown as `...`: the side did not move (set play, h#n.5).
  bool skipped = false;
  /// Move number shown in front; 0 for none.
  int number = 0;
  /// The side that moves, where it is not clear from the unit: in series play a side moves again.
  std::optional<Side> side = {};

  friend bool operator==(const Ply&, const Ply&) = default;
};

/// A solution of help or series play.
struct Line {
  std::vector<Ply> plies;
  std::vector<const Goal*> reached;
  /// `violation`, or none.
  Mark mark = Mark::none;
};

/// The parts into which the solution of one position falls.
enum class Phase : std::uint8_t { set_play, actual_play, post_key_play };

/// How a phase ended.
enum class End : std::uint8_t {
  finished,     ///< everything was examined
  partial,      ///< a limit on the number of solutions was reached
  interrupted,  ///< time ran out or the user stopped the program
};

/// "set play", "actual play", "post-key play".
std::string_view name_of(Phase phase);
/// "finished", "partial", "interrupted".
std::string_view name_of(End end);

}  // namespace feerie::solution
