#pragma once

#include <vector>

#include "uncertain/life.h"

namespace feerie::uncertain {

/// What is asked of the worlds that a scene leaves possible.
struct Question {
  int hidden = 0;  ///< how many hidden units the diagram has
  /// The king of the side on move is not attacked now.
  bool safe_now = false;
  /// It is.
  bool attacked_now = false;
  /// The side on move captures a hidden unit by a hidden one. These are the first two that are
  /// placed, the victim before the one that captures.
  bool hidden_takes_hidden = false;
  /// It is in check, if that is known in every world.
  bool checked = false;
  /// No hidden unit of that side and kind stands on this square now.
  Square square = no_square;
  Side side = Side::white;
  Kind kind = king;
};

/// What a further hidden unit has to do, as those that are placed do not.
struct Need {
  enum class Type : std::uint8_t {
    block,   ///< to stand on one of the squares
    take,    ///< to be captured there in the half-move
    hand,    ///< to become visible by the handover
    reign,   ///< to be the king
    mover,   ///< to make the half-move
    attack,  ///< to attack the square now
  };
  Type type = Type::block;
  /// Moment, half-move or number of the handover.
  int when = 0;
  Bitboard squares = 0;
  Side side = Side::white;
};

/// The half-moves that hidden units of a side make and none of these does.
Plies unmade(const Scene& scene, const World& world, Side side);

/// Judges hidden units that are placed, with the visible ones: which needs are left. Returns false
/// if no further units, or not so many (`more`), can meet them. Moments before `from` are taken to
/// be in order.
bool find_needs(const Scene& scene, const Question& question, const World& world, int more,
                std::vector<Need>& needs, int from = 0);

/// Where the only hidden unit that is not placed must not stand: on squares from which it attacks a
/// king that is safe, as the others stand.
void bar_attacks(const Scene& scene, const Question& question, const World& world, Haunts& haunts);

}  // namespace feerie::uncertain
