#pragma once

#include <vector>

#include "retro/oracle.h"

/// Worlds: what can have been before the diagram, as far as it matters for the play to come. A
/// world is a set of castling rights that can all hold together, as large as can be, with what it
/// says of the last move: the double step of a pawn that can be captured en passant, or none.
///
/// A world in which a capture en passant is possible counts only where the castling rights in it
/// depend on that double step, or where every past has such a step (Codex for Chess Composition,
/// 16): a capture en passant is allowed if it is certain, castling unless it is impossible.
namespace feerie::retro {

/// The right of a king to castle with a rook.
struct Right {
  Side side = Side::white;
  Square king = no_square;
  Square rook = no_square;
  [[nodiscard]] Bitboard units() const { return bit(king) | bit(rook); }
};

struct World {
  /// Numbers of rights (in `Worlds::rights`), as a set.
  unsigned rights = 0;
  /// Kings and rooks that have not moved.
  Bitboard fresh = 0;
  /// The pawn that has just made its double step and can be captured; `no_square` if none can.
  Square victim = no_square;
};

struct Worlds {
  /// False if nothing can be deduced; then nothing else is told.
  bool known = false;
  /// Why the diagram with this side on move is illegal; then there are no worlds.
  Refutation illegal = std::nullopt;
  std::vector<Right> rights;
  /// Why the right exists in no world, by right; nothing if it exists in one.
  std::vector<Refutation> denied;
  /// Two rights of which at most one holds.
  struct Excluding {
    std::size_t one = 0;
    std::size_t other = 0;
    Refutation reason = std::nullopt;
  };
  std::vector<Excluding> excluding;
  /// At least one, unless the diagram is illegal.
  std::vector<World> all;
  /// The worlds that are left out because the capture en passant in them is not certain.
  std::vector<World> uncertain;

  /// Do rights depend on each other?
  [[nodiscard]] bool several() const { return all.size() > 1; }
  /// Is the capture en passant possible in all of them?
  [[nodiscard]] bool certain_en_passant() const {
    return all.size() == 1 && all.front().victim != no_square;
  }
};

/// The worlds of a diagram. Its `fresh` units are those that may have stayed unmoved, its side on
/// move is as it will be played; a pawn that is given as the last to have made a double step has
/// done so in all worlds.
Worlds worlds_of(const Knowledge& knowledge, const Position& diagram, const Bounds& bounds = {});

/// The castling rights of the kings and rooks that have never moved.
std::vector<Right> rights_of(const Position& diagram);

/// Pawns of the side that is not on move which can have made a double step as the last move and
/// stand beside a pawn that could capture them.
Bitboard capturable_pawns(const Position& diagram);

/// The square passed by a pawn that has made a double step to the square.
Square passed_on_the_way_to(Square victim);

}  // namespace feerie::retro
