#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/game.h"
#include "output/unit_text.h"
#include "published/score.h"

namespace feerie::published {

/// A written move that cannot be played.
struct Fault {
  enum class Why : unsigned char {
    not_legal,   ///< no legal move is written so
    self_check,  ///< a move is that leaves its own king attacked
    ambiguous,   ///< several are
  };
  Why why = Why::not_legal;
  /// The moves that lead there, and it: `1.Qa1 Kd5`.
  std::string way;
  int line = 0;
};

/// A first move as it was played.
struct Replayed {
  /// The move and what is behind it, in the notation of the program, as far as it can be played.
  ScoreMove move;
  /// The first move itself could be played.
  bool begins = false;
  std::vector<Fault> faults;
};

/// How solutions are played.
struct Playing {
  Lettering lettering;
  /// A goal lets the move that reaches it leave its own king attacked.
  bool self_check = false;
  /// The units behind each move are told.
  bool boards = false;
};

/// Plays first moves with all that is written behind them from the position in which the game
/// stands, where it is left again. The letters of units may be those of each of the languages: of
/// these the one in which most can be played is taken, the language of the lettering first.
std::vector<Replayed> replay(const std::vector<ScoreMove>& roots, Game& game,
                             const Playing& playing);

/// First moves as they are written, none of them played: those of units that nobody sees say what
/// is known of them instead of where they go. They can be compared as text only.
std::vector<Replayed> as_written(const std::vector<ScoreMove>& roots);

}  // namespace feerie::published
