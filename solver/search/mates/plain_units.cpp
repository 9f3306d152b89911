#include "search/mates/plain_units.h"

namespace feerie::mates {

bool has_plain_units(const Position& position) {
  for (const Side side : {Side::white, Side::black}) {
    const Bitboard royals = position.royals(side);
    if (has_several(royals) || royals != position.of(side, king)) return false;
  }
  if ((position.of(Side::white) & position.of(Side::black)) != 0) return false;
  if (!position.kept_units().empty()) return false;
  for (Bitboard rest = position.units(); rest != 0;) {
    if ((position.at(take_first(rest)).traits & ~royal_bit) != 0) return false;
  }
  return true;
}

bool has_orthodox_units(const Position& position) {
  Bitboard orthodox = 0;
  for (Kind kind = 0; kind < first_fairy_kind; ++kind) orthodox |= position.of(kind);
  return (position.units() & ~orthodox) == 0 && has_plain_units(position);
}

}  // namespace feerie::mates
