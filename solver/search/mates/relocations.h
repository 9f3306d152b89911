#pragma once

#include <array>
#include <vector>

#include "game/compiled_rules.h"
#include "position/position.h"

namespace feerie::mates {

/// Where captures take units, as far as rules tell (`Extent::whereabouts`).
class Relocations {
 public:
  Relocations(const CompiledRules& rules, const Position& diagram);

  /// Squares on which a unit of the kind may stand when it has been captured on one of these.
  [[nodiscard]] Bitboard captured(Side side, Kind kind, Bitboard at) const {
    return found(victims_, side, kind, at);
  }
  /// Squares on which it may stand when it has captured on one of these.
  [[nodiscard]] Bitboard capturing(Side side, Kind kind, Bitboard at) const {
    return found(capturers_, side, kind, at);
  }

 private:
  /// By side and kind, for each square of the capture.
  using Table = std::array<std::vector<std::array<Bitboard, square_count>>, 2>;
  static Table table_of(const std::vector<Changes::Taking>& takers, const CompiledRules& rules,
                        const Position& diagram);
  static Bitboard found(const Table& table, Side side, Kind kind, Bitboard at);

  Table victims_;
  Table capturers_;
};

}  // namespace feerie::mates
