#include <array>

#include "search/mates/guard.h"

/// What the party guards with one move left.
namespace feerie::mates {

/// With one move left all units but one stand where they will: what they guard there they guard
/// together, and one of them may do something else. Nothing if a unit can do several things without
/// a move of its own, as a rook that castles, or a hopper that has one hurdle for two lines.
std::optional<RingSet> Guard::mating_at_once(const Party& party, Square centre) {
  const auto beyond = static_cast<Ring>(~ring_of(centre, open_to_king(centre)));
  // What a unit guards without moving: one duty besides that of doing nothing.
  std::array<Duty, square_count> still;
  // Neighbours that one unit guards at least, and two.
  Ring once = beyond;
  Ring twice = beyond;
  int lines = 0;
  const auto count = static_cast<std::size_t>(party.count);
  for (std::size_t number = 0; number < count; ++number) {
    still[number] = {0, Aim::none, 0};
    for (const Duty& duty : duties(party.units[number], centre, 1)) {
      if (duty.moves > 0) break;
      if (duty.captured) continue;
      if (duty.ring == 0 && duty.aim == Aim::none) continue;
      if (still[number].ring != 0 || still[number].aim != Aim::none) return std::nullopt;
      still[number] = duty;
    }
    twice = static_cast<Ring>(twice | (once & still[number].ring));
    once = static_cast<Ring>(once | still[number].ring);
    lines += still[number].aim == Aim::line ? 1 : 0;
  }
  RingSet found;
  if (lines > 0) found.insert(once);
  for (std::size_t number = 0; number < count; ++number) {
    const auto others = static_cast<Ring>(twice | (once & ~still[number].ring));
    const bool checked = lines > (still[number].aim == Aim::line ? 1 : 0);
    for (const Duty& duty : duties(party.units[number], centre, 1)) {
      if (duty.moves > 1) break;
      const bool checks = checked || duty.aim != Aim::none;
      if (duty.moves == 1 && checks && !duty.captured)
        found.insert(static_cast<Ring>(others | duty.ring));
    }
  }
  found.add_parts();
  return found;
}

}  // namespace feerie::mates
