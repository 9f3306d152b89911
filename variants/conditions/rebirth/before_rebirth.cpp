// This file tells what a unit that has been put back may have been before, for the question what
// the last move was.
#include "conditions/rebirth/rebirth.h"
#include "game/retrace.h"

namespace feerie::rebirth {
namespace {

bool keeps_walk(const Rules& rules) {
  return rules.as == As::itself;
}

}  // namespace

// A unit that changes its walk with its rebirth may have been any other. A pawn may have promoted
// when it was put back.
std::vector<Piece> before_rebirth(const Rules& rules, const Retrace& past, const Piece& reborn,
                                  Square at) {
  std::vector<Piece> units;
  Piece unit = reborn;
  if (rules.turncoats && !reborn.neutral()) unit.sides = swapped(unit.sides);
  if (reborn.royal() || keeps_walk(rules)) units.push_back(unit);
  if (reborn.royal()) return units;
  const Side side = unit.of(Side::white) ? Side::white : Side::black;
  KindSet kinds = past.promoting_kinds(reborn.kind, at, side);
  if (unit.neutral()) kinds |= past.promoting_kinds(reborn.kind, at, Side::black);
  if (!keeps_walk(rules)) kinds = past.common_kinds();
  while (kinds != 0) {
    unit.kind = static_cast<Kind>(take_first(kinds));
    units.push_back(unit);
  }
  return units;
}

}  // namespace feerie::rebirth
