#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "core/piece.h"
#include "core/square.h"
#include "game/rulebook.h"

namespace feerie {

/// How many moves units need at least from square to square, other units being out of the way but
/// for those that never move.
class Journeys {
 public:
  /// More moves than any game has: there is no way.
  static constexpr std::uint8_t never = 200;
  /// A pawn cannot capture more often.
  static constexpr int most_captures = 6;

  /// What holds as long as play goes on.
  struct Ground {
    /// Units that stay where they are and are not captured.
    Bitboard fixed = 0;
    /// Those of them that are in the way of others.
    Bitboard obstacles = 0;
    /// Squares that the kings of a side cannot enter, as pawns that stay guard them.
    std::array<Bitboard, 2> guarded{};
    /// Captures that each side makes at most.
    std::array<int, 2> captures{};
    /// Units do not keep to their walks: every square is a move away.
    bool loose = false;
    /// A unit that captures may arrive anywhere.
    bool carrying_captures = false;
    /// Captured units may come back where they were captured.
    bool returning = false;
    /// Kings also move as any other kind in play.
    bool borrowing_kings = false;
    /// Moves of others put kings anywhere.
    bool carried_kings = false;
    /// Kings castle with rooks of their side anywhere: a move of the king, and none of the rook.
    bool castling_anywhere = false;
  };

  Journeys(const CompiledRules& rules, const Ground& ground);

  /// Moves from one square to all others.
  using Row = std::array<std::uint8_t, square_count>;

  /// May a unit that captures arrive anywhere?
  [[nodiscard]] bool carrying_captures() const { return carrying_captures_; }
  /// May a rook come back to its square, captured there, and castle then?
  [[nodiscard]] bool returning() const { return returning_; }
  /// Can units of the kind be put elsewhere by moves of others of their side?
  [[nodiscard]] bool carried(Kind kind) const { return carried_ && kind == rook; }
  /// Moves of a unit that is no pawn. A fairy walk is taken to get everywhere in one move.
  [[nodiscard]] const Row& officer(Side side, Kind kind, Square from) const {
    return officers_[index(side)][std::min(kind, first_fairy_kind)][from];
  }
  /// Moves of a pawn that stays one and captures so many times at most.
  [[nodiscard]] const Row& pawn(Side side, int captures, Square from) const {
    return pawns_[index(side)][limited(side, captures)][from];
  }
  /// Moves of a pawn that becomes a unit of the kind on the way.
  [[nodiscard]] const Row& promoted(Side side, int captures, Square from, Kind kind) const {
    const auto slot = slots_[index(side)][kind];
    if (slot == no_slot) return nowhere_;
    return promoted_[index(side)][limited(side, captures)][slot][from];
  }
  /// The row of a unit that gets nowhere.
  [[nodiscard]] const Row& nowhere() const { return nowhere_; }
  /// Moves of a unit before it can be captured on a square. A pawn may have promoted; en passant it
  /// is captured on the square that it has passed.
  [[nodiscard]] const Row& captured(Side side, int captures, Square from, Kind kind) const {
    if (kind != feerie::pawn) return officer(side, kind, from);
    return captured_[index(side)][limited(side, captures)][from];
  }

 private:
  using Moves = std::array<Row, square_count>;
  static constexpr std::uint8_t no_slot = 255;

  [[nodiscard]] std::size_t limited(Side side, int captures) const {
    const int most = captures_[index(side)];
    return static_cast<std::size_t>(captures < most ? captures : most);
  }
  void measure_loosely(const CompiledRules& rules, Side side);
  void measure_officers(const CompiledRules& rules, Side side, const Ground& ground);
  void measure_kings(const CompiledRules& rules, Side side, const Ground& ground);
  void measure_pawns(const CompiledRules& rules, Side side, const Ground& ground);
  void measure_pawn(const CompiledRules& rules, Side side, const Ground& ground, Square from);
  void measure_promoted(const CompiledRules& rules, Side side);
  void measure_captured(const CompiledRules& rules, Side side);

  bool carrying_captures_;
  bool returning_;
  bool carried_;
  std::array<int, 2> captures_;
  /// By side and kind; `first_fairy_kind` stands for all fairy walks.
  std::array<std::array<Moves, first_fairy_kind + 1>, 2> officers_{};
  std::array<std::vector<Moves>, 2> pawns_;
  /// By number of captures and slot of the kind.
  std::array<std::vector<std::vector<Moves>>, 2> promoted_;
  std::array<std::vector<Moves>, 2> captured_;
  std::array<std::array<std::uint8_t, max_kinds>, 2> slots_{};
  Row nowhere_{};
};

}  // namespace feerie
