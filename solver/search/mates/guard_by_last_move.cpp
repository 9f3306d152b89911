#include <bit>

#include "search/mates/guard.h"

/// Whether the next move may mate, where captured units appear elsewhere at once.
///
/// Idea: what can be guarded and what can be filled is found out apart from each other, so that any
/// capture may fill a square while the mover guards from anywhere. Of the last move more is known:
/// either it captures nobody, and fills nothing, or it arrives where a unit of the losing side
/// stands, and only that one can appear next to the king. So for each square to which a unit can go
/// it is asked whether all open neighbours of the king are guarded from there, but for one at most,
/// on which the unit that is captured there may appear.
///
/// Nothing is lost: units go where they could on a board that suits them, and guard there, and
/// where they stand, what they could guard then. Whoever stands next to the king counts as filled
/// even if it is captured, as the capturing unit guards the square on which it stands. Nothing is
/// told where a unit may castle, or capture elsewhere than it arrives.
namespace feerie::mates {

auto Guard::last_duties(const Unit& unit, Square centre) -> const LastDuties& {
  return last_duties_.get(unit, centre, [&] { return found_last_duties(unit, centre); });
}

auto Guard::found_last_duties(const Unit& unit, Square centre) -> LastDuties {
  LastDuties duties;
  duties.anything = unit.role >= castling_rook && unit.role < pawn_role;
  for (const Way& way : ways(unit)) {
    Bitboard still = 0;
    Bitboard next = 0;
    for (const Way::Stage& stage : way.stages) {
      if (stage.moves == 0) still = stage.squares;
      if (stage.moves == 1) next = stage.squares;
    }
    duties.squares |= next;
    duties.anything = duties.anything || !board_.captures_on_arrival(way.kind);
    for (const Effect& effect : effects(way.kind, centre)) {
      if ((effect.from & still) != 0) {
        duties.still |= effect.ring;
        duties.in_line = duties.in_line || effect.aim == Aim::line;
      }
      const Bitboard from = effect.from & next;
      if (from != 0) duties.effects.push_back({effect.ring, effect.aim, from});
    }
  }
  return duties;
}

bool Guard::mates_by_last_move(const Party& party, Square centre, const Shelter& shelter) {
  // Neighbours that one unit guards at least, and two.
  auto once = static_cast<Ring>(~ring_of(centre, open_to_king(centre)));
  Ring twice = once;
  int lines = 0;
  for (int number = 0; number < party.count; ++number) {
    const LastDuties& duties = last_duties(party.units[static_cast<std::size_t>(number)], centre);
    if (duties.anything) return true;
    twice |= once & duties.still;
    once |= duties.still;
    lines += duties.in_line ? 1 : 0;
  }
  // A unit arrives on one of the squares when all these neighbours are guarded.
  const auto closes = [&](Ring guarded, Bitboard squares) {
    const auto left = static_cast<Ring>(shelter.open & ~guarded);
    if (left == 0) return squares != 0;
    if (std::popcount(left) > 1) return false;
    for (Bitboard captures = squares & shelter.victims; captures != 0;) {
      if ((shelter.appears[take_first(captures)] & left) != 0) return true;
    }
    return false;
  };
  for (int number = 0; number < party.count; ++number) {
    const LastDuties& duties = last_duties(party.units[static_cast<std::size_t>(number)], centre);
    const auto others = static_cast<Ring>(twice | (once & ~duties.still));
    const bool checked = lines > (duties.in_line ? 1 : 0);
    if (checked && closes(others, duties.squares)) return true;
    for (const Effect& effect : duties.effects) {
      if (!checked && effect.aim == Aim::none) continue;
      if (closes(static_cast<Ring>(others | effect.ring), effect.from)) return true;
    }
  }
  return false;
}

}  // namespace feerie::mates
