#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "game/compiled_rules.h"
#include "game/stride.h"

/// How soon fairy units get somewhere, and what they attack there, in the best of cases.
///
/// What a hopper or a lion can do hangs on where the others stand, and some walks capture in
/// another way than they move. So of each walk all is taken that it could do in any position: the
/// squares on which a move can end (game/stride.h), and those from which a unit could capture on a
/// square
/// (`KindInfo::observers`). Whatever a unit does in a game is among this, so that it arrives no
/// sooner, and attacks no more.
namespace feerie::mates {

/// More moves than any play has.
inline constexpr std::uint8_t never = 100;
using Distances = std::array<std::uint8_t, square_count>;

class FairyBoard {
 public:
  /// Nothing may be asked about other kinds than these.
  FairyBoard(const CompiledRules& rules, KindSet kinds, Bitboard holes);

  [[nodiscard]] bool empty() const { return walks_.empty(); }
  /// Squares that a unit of the side could attack.
  [[nodiscard]] Bitboard attacks(Kind kind, Side side, Square from) const {
    return walk(kind).attacks[index(side)][from];
  }
  /// Squares from which a unit of the side could attack the square.
  [[nodiscard]] Bitboard attackers(Kind kind, Side side, Square target) const {
    return rules_.kinds()[kind].observers[index(side)][target] & ~holes_;
  }
  /// Fewest moves to each square.
  [[nodiscard]] Distances moves(Kind kind, Side side, Square from) const;
  /// Could a unit of the kind promote on the square? All fairy pawns do so on one of the outer
  /// ranks, each on one that its walk tells.
  [[nodiscard]] bool promotes(Kind kind, Square at) const {
    const int rank = rank_of(at);
    return (rank == 0 || rank == 7) && rules_.kinds()[kind].traits.pawn;
  }

 private:
  struct Walk {
    Strides strides;
    std::array<std::array<Bitboard, square_count>, 2> attacks{};
  };
  [[nodiscard]] const Walk& walk(Kind kind) const { return walks_[places_[kind]]; }
  [[nodiscard]] Walk walk_of(Kind kind) const;

  const CompiledRules& rules_;
  Bitboard holes_;
  std::vector<Walk> walks_;
  /// The place of each kind among them.
  std::array<std::uint8_t, max_kinds> places_{};
};

}  // namespace feerie::mates
