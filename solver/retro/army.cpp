#include "retro/army.h"

#include <algorithm>

namespace feerie::retro {
namespace {

constexpr int most_units = 16;
constexpr int most_pawns = 8;

int beyond(Bitboard units, int at_first) {
  return std::max(0, count_of(units) - at_first);
}

}  // namespace

Army::Army(const CompiledRules& rules, const Position& diagram) {
  const Facts& facts = rules.facts();
  recoloured_ = facts.recolours;
  transformed_ = facts.transforms || facts.adds_units || facts.without_pawns;
  bishops_of_colour_ = !facts.rebirths && !facts.moves_others && !facts.alters_walks;
  fairy_ = rules.kinds().count() > first_fairy_kind || !rules.kinds()[king].traits.royal;
  for (const Side side : {Side::white, Side::black}) {
    asked_[index(side)] = !facts.adds_units && within(diagram, side);
  }
}

bool Army::allows(const Position& position) const {
  return (!asked_[0] || within(position, Side::white)) &&
         (!asked_[1] || within(position, Side::black));
}

/// Returns the least number of officers of the side that must be promoted pawns.
int Army::promoted(const Position& position, Side side) const {
  const Bitboard bishops = position.of(side, bishop);
  const int promoted_bishops =
      bishops_of_colour_ ? beyond(bishops & light_squares, 1) + beyond(bishops & ~light_squares, 1)
                         : beyond(bishops, 2);
  return beyond(position.of(side, queen), 1) + beyond(position.of(side, rook), 2) +
         beyond(position.of(side, knight), 2) + promoted_bishops;
}

bool Army::within(const Position& position, Side side) const {
  if (recoloured_) return count_of(position.units()) <= 2 * most_units;
  if (count_of(position.of(side)) > most_units) return false;
  if (transformed_) return true;
  const int pawns = count_of(position.of(side, pawn));
  return pawns + (fairy_ ? 0 : promoted(position, side)) <= most_pawns;
}

}  // namespace feerie::retro
