#pragma once

#include <vector>

#include "core/piece.h"
#include "game/entries.h"
#include "problem/solution.h"

/// Lines of play in which not every unit is seen, as plain data. They cannot be played again, as
/// nobody knows where the hidden units are.
namespace feerie::solution {

/// A half-move as it is announced.
struct Announcement {
  enum class Type : std::uint8_t {
    move,            ///< by a visible unit
    castling,        ///< the rook may have been hidden
    hidden_move,     ///< some hidden unit moves to an empty square
    hidden_capture,  ///< some hidden unit captures on `to`
  };
  /// A hidden unit that has become visible by what is known after the half-move.
  struct Revealed {
    Square square = no_square;
    Side side = Side::white;
    Kind kind = king;
  };

  Type type = Type::move;
  Side side = Side::white;
  Square from = no_square;
  Square to = no_square;
  Kind kind = king;
  /// The unit that moves is neutral.
  bool neutral = false;
  /// `max_kinds`: no promotion.
  Kind promoted = max_kinds;
  bool captures = false;
  /// A hidden unit is captured there of which nobody knew.
  Square unknown_victim = no_square;
  bool en_passant = false;
  std::vector<Revealed> revealed;
  /// Shown in front; 0 for none.
  int number = 0;
  /// Shown as `...`: the side did not move.
  bool skipped = false;
};

/// A solution of help or series play.
struct AnnouncedLine {
  std::vector<Announcement> plies;
  std::vector<const Goal*> reached;
};

/// A half-move of battle play with all that is shown behind it, as `TreeMove`.
struct AnnouncedMove {
  Announcement move;
  std::vector<const Goal*> reached;
  Mark mark = Mark::none;
  Aim aim = Aim::none;
  std::vector<AnnouncedMove> threats, replies, refutations;
  /// Nobody moves: what is behind it is what the position itself shows.
  bool nobody_moves = false;
  /// Nothing answers this move.
  bool unanswered = false;
};

}  // namespace feerie::solution
