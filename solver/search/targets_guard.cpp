#include "search/targets_guard.h"

namespace feerie::targets {
namespace {

/// Does one duty make the other superfluous? A line is no worse than no aim.
bool covers(const Duty& one, const Duty& other) {
  return one.moves <= other.moves && (one.ring | other.ring) == one.ring &&
         (one.aim == other.aim || (one.aim == Aim::line && other.aim == Aim::none));
}

void keep(std::vector<Duty>& duties, const Duty& duty) {
  for (const Duty& other : duties) {
    if (covers(other, duty)) return;
  }
  std::erase_if(duties, [&duty](const Duty& other) { return covers(duty, other); });
  duties.push_back(duty);
}

/// Moves that a unit needs to end its journey by the last move of all, with which it checks.
int moves_to_check(const Unit& unit, Kind kind, Square at, int moves) {
  if (at != unit.at) return std::max(moves, 1);
  // It has to leave and come back, which pawns never do.
  return kind == pawn ? never : 2;
}

}  // namespace

std::vector<Duty> Guard::found_duties(const Unit& unit, Square centre) {
  // A unit can be captured, or do nothing.
  std::vector<Duty> duties{{0, Aim::none, 0}};
  const Bitboard near = rays::tables.king[centre];
  journeys_.each_kind(side_, unit, [&](Kind kind, const Distances& distances) {
    for (Square at = 0; at < square_count; ++at) {
      if (distances[at] >= never || at == centre) continue;
      const Bitboard attacks = journeys_.attacks(kind, side_, at);
      const Ring ring = ring_of(centre, attacks);
      if (!contains(attacks, centre)) {
        keep(duties, {ring, Aim::none, distances[at]});
        continue;
      }
      if (kind == king) continue;
      if (kind != knight && kind != pawn && !contains(near, at)) {
        keep(duties, {ring, Aim::line, distances[at]});
        continue;
      }
      const int moves = moves_to_check(unit, kind, at, distances[at]);
      if (moves < never) keep(duties, {ring, Aim::touch, static_cast<std::uint8_t>(moves)});
    }
  });
  std::ranges::stable_sort(duties, {}, &Duty::moves);
  return duties;
}

const std::vector<Duty>& Guard::duties(const Unit& unit, Square centre) {
  if (places_.empty()) places_.assign(std::size_t{role_count} << 12U, -1);
  int& place = places_[std::size_t{unit.role} << 12U | std::size_t{unit.at} << 6U | centre];
  if (place < 0) {
    place = static_cast<int>(known_.size());
    known_.push_back(found_duties(unit, centre));
  }
  return known_[static_cast<std::size_t>(place)];
}

/// Finds the costs of all sets: unit by unit, each taking one of its duties. `next(phase, aim)` is
/// the phase after a duty, or -1 if it is impossible.
template <class Next>
void Guard::spread(const Party& party, Square centre, int moves, Next next) {
  for (RingCosts& costs : costs_) costs.of.fill(never);
  const Bitboard board = ~journeys_.holes();
  const Ring beyond = static_cast<Ring>(~ring_of(centre, board));
  costs_[0].of[beyond] = 0;
  states_.assign(1, {0, beyond, 0});
  for (int number = 0; number < party.count; ++number) {
    const auto& list = duties(party.units[static_cast<std::size_t>(number)], centre);
    for (RingCosts& costs : costs_) costs.of.fill(never);
    for (const Duty& duty : list) {
      if (duty.moves > moves) break;
      for (const State& state : states_) {
        const int phase = next(state.phase, duty.aim);
        const int sum = state.moves + duty.moves;
        if (phase < 0 || sum > moves) continue;
        std::uint8_t& cost = costs_[static_cast<std::size_t>(phase)].of[state.ring | duty.ring];
        cost = std::min(cost, static_cast<std::uint8_t>(sum));
      }
    }
    states_.clear();
    for (std::uint8_t phase = 0; phase <= most_lines; ++phase) {
      RingCosts& costs = costs_[phase];
      costs.close();
      for (std::size_t ring = 0; ring < ring_count; ++ring) {
        if (costs.of[ring] == never || !costs.extreme(ring)) continue;
        states_.push_back({phase, static_cast<Ring>(ring), costs.of[ring]});
      }
    }
  }
}

RingSet Guard::mating(const Party& party, Square centre, int moves) {
  // Phases: no check; checks along lines; a check by touch, which only the last move can give.
  spread(party, centre, moves, [](int phase, Aim aim) {
    if (aim == Aim::none) return phase;
    if (aim == Aim::line) return std::max(phase, 1);
    return phase == 2 ? -1 : 2;
  });
  RingSet found;
  for (std::size_t ring = 0; ring < ring_count; ++ring) {
    if (std::min(costs_[1].of[ring], costs_[2].of[ring]) <= moves) {
      found.insert(static_cast<Ring>(ring));
    }
  }
  return found;
}

auto Guard::stalemating(const Party& party, Square centre, int moves)
    -> std::array<RingSet, most_lines + 1> {
  spread(party, centre, moves, [](int phase, Aim aim) {
    if (aim == Aim::none) return phase;
    return aim == Aim::touch ? -1 : std::min(phase + 1, most_lines);
  });
  std::array<RingSet, most_lines + 1> found;
  for (std::size_t ring = 0; ring < ring_count; ++ring) {
    std::uint8_t least = never;
    for (std::size_t lines = most_lines + 1; lines-- > 0;) {
      least = std::min(least, costs_[lines].of[ring]);
      if (least <= moves) found[lines].insert(static_cast<Ring>(ring));
    }
  }
  return found;
}

}  // namespace feerie::targets
