#pragma once

#include "game/compiled_rules.h"
#include "position/position.h"

namespace feerie::retro {

/// What a side can have on the board at most: 16 units, and with orthodox units as many pawns and
/// promoted units as it had pawns. Rules under which units change sides or walks, or appear, widen
/// the limits.
class Army {
 public:
  Army(const CompiledRules& rules, const Position& diagram);

  /// Do both sides keep within the limits? A side that exceeds them in the diagram is not asked.
  [[nodiscard]] bool allows(const Position& position) const;

 private:
  [[nodiscard]] bool within(const Position& position, Side side) const;
  [[nodiscard]] int promoted(const Position& position, Side side) const;

  /// Units may belong to the other side by now.
  bool recoloured_;
  /// Pawns and promoted units tell nothing.
  bool transformed_;
  /// Bishops stay on squares of their colour.
  bool bishops_of_colour_;
  /// There are units of other kinds than the orthodox ones: it is not known what was promoted.
  bool fairy_;
  std::array<bool, 2> asked_{};
};

}  // namespace feerie::retro
