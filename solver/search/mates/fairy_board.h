#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "game/compiled_rules.h"
#include "game/geometry.h"
#include "game/stride.h"

/// How soon fairy units get somewhere, and what they attack there, in the best of cases.
///
/// What a hopper or a lion can do hangs on where the others stand, and some walks capture in
/// another way than they move. So of each walk all is taken that it could do in any position: the
/// squares on which a move can end (game/stride.h), and those from which a unit could capture on a
/// square (`KindInfo::observers`). Whatever a unit does in a game is among this, so that it arrives
/// no sooner, and attacks no more.
///
/// A hopper lands on one square of each line only. That holds for all at once that a mate asks for:
/// that the king is attacked on its square, and would be on each one to which it went. The units
/// before the square on which the hopper lands are the same whether the king stands on that square,
/// behind it, or anywhere off the line; and if the king is attacked on the line, nothing was to be
/// seen of it before that square. So no two of these squares lie on one line.
namespace feerie::mates {

/// More moves than any play has.
inline constexpr std::uint8_t never = 100;
using Distances = std::array<std::uint8_t, square_count>;

/// Takes those of the other distances, each longer by `more`, that are shorter.
inline void take_shorter(Distances& distances, const Distances& others, int more) {
  for (std::size_t i = 0; i < distances.size(); ++i) {
    distances[i] = static_cast<std::uint8_t>(std::min<int>(distances[i], others[i] + more));
  }
}

class FairyBoard {
 public:
  /// Nothing may be asked about other kinds than these.
  FairyBoard(const CompiledRules& rules, KindSet kinds, Bitboard holes);

  [[nodiscard]] bool empty() const { return walks_.empty(); }
  /// Squares that a unit of the side could attack.
  [[nodiscard]] Bitboard attacks(Kind kind, Side side, Square from) const {
    return walk(kind).attacks[index(side)][from];
  }
  /// Calls `visit(Bitboard)` for sets of squares, among `near`, so that whatever a unit attacks
  /// there when the king of the other side goes from one to another is a part of one of them.
  template <class Visit>
  void each_attack(Kind kind, Side side, Square from, Bitboard near, Visit&& visit) const {
    const Bitboard all = attacks(kind, side, from) & near;
    if (walk(kind).vectors.empty()) return visit(all);
    choose(walk(kind).vectors, from, all, 0, visit);
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
    Strides strides{};
    std::array<std::array<Bitboard, square_count>, 2> attacks{};
    /// On the line along each of these a unit lands on one square at most; empty for other walks.
    std::span<const Vector> vectors;
  };
  /// Takes one of the squares on each line.
  template <class Visit>
  void choose(std::span<const Vector> vectors, Square from, Bitboard among, Bitboard chosen,
              Visit& visit) const {
    while (!vectors.empty() && (geometry::line(from, vectors.front()) & among) == 0) {
      vectors = vectors.subspan(1);
    }
    if (vectors.empty()) return visit(chosen);
    for (Bitboard rest = geometry::line(from, vectors.front()) & among; rest != 0;) {
      choose(vectors.subspan(1), from, among, chosen | bit(take_first(rest)), visit);
    }
  }
  [[nodiscard]] const Walk& walk(Kind kind) const { return walks_[places_[kind]]; }
  [[nodiscard]] Walk walk_of(Kind kind) const;

  const CompiledRules& rules_;
  Bitboard holes_;
  std::vector<Walk> walks_;
  /// The place of each kind among them.
  std::array<std::uint8_t, max_kinds> places_{};
};

}  // namespace feerie::mates
