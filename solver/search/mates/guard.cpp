#include "search/mates/guard.h"

#include <algorithm>
#include <array>

namespace feerie::mates {
namespace {

/// A unit can be captured, or do nothing.
constexpr Duty nothing{0, Aim::none, 0};

/// Of units captured on the way no more are counted: then any number of them is.
constexpr int most_captured = 2;

/// Does one duty make the other superfluous? A line is no worse than no aim.
bool covers(const Duty& one, const Duty& other) {
  return one.moves <= other.moves && one.captured <= other.captured &&
         (one.ring | other.ring) == one.ring &&
         (one.aim == other.aim || (one.aim == Aim::line && other.aim == Aim::none));
}

void keep(std::vector<Duty>& duties, const Duty& duty) {
  for (const Duty& other : duties) {
    if (covers(other, duty)) return;
  }
  std::erase_if(duties, [&duty](const Duty& other) { return covers(duty, other); });
  duties.push_back(duty);
}

/// How a unit acts on the king that attacks these squares.
Aim aim_of(Kind kind, Square at, Square centre, Bitboard attacks) {
  if (!contains(attacks, centre)) return Aim::none;
  if (kind >= first_fairy_kind) return Aim::line;
  const bool touches = kind == knight || kind == pawn || contains(rays::tables.king[centre], at);
  return touches ? Aim::touch : Aim::line;
}

/// Moves that a unit needs to end its journey by the last move of all, with which it checks.
int moves_to_check(const OpenBoard& board, const Unit& unit, Kind kind, Square at, int moves) {
  // It may be taken away by a capture, and come back.
  if (board.relocates()) return std::max(moves, 1);
  if (at != unit.at) return std::max(moves, 1);
  // It has to leave and come back, which pawns never do.
  return kind == pawn ? never : 2;
}

}  // namespace

/// Would a king of this side be attacked by that on the centre?
bool Guard::stands_in_check(Square at, Square centre) const {
  return !board_.freedoms().plays_checks &&
         contains(board_.attacks(king, opposite(side_), centre), at);
}

/// Adds what a unit does that has come to a square.
void Guard::add_from(std::vector<Duty>& duties, const Arrival& arrival, Square centre) {
  if (arrival.at == centre) return;
  const Bitboard near = rays::tables.king[centre] | bit(centre);
  // A king may be unable to capture a unit although nobody guards it.
  const Bitboard stands = board_.freedoms().captures_act ? bit(arrival.at) : 0;
  board_.each_attack(arrival.kind, side_, arrival.at, near, [&](Bitboard attacks) {
    Duty duty{ring_of(centre, attacks | stands), aim_of(arrival.kind, arrival.at, centre, attacks),
              arrival.moves, arrival.captured};
    const bool king_checks = duty.aim != Aim::none && arrival.kind == king;
    if (king_checks && stands_in_check(arrival.at, centre)) return;
    // A castling may bring both a king that checks and a rook next to the other king.
    if (king_checks || board_.freedoms().plays_checks) {
      if (duty.aim == Aim::touch) duty.aim = Aim::line;
    }
    if (duty.aim == Aim::touch) duty.moves = arrival.touching;
    if (duty.moves < never) keep(duties, duty);
  });
}

/// Adds what a unit does that has gone somewhere with at most so many moves.
void Guard::add_journeys(std::vector<Duty>& duties, const Unit& unit, Square centre, int most) {
  board_.each_kind(side_, unit, [&](Kind kind, const Distances& distances) {
    for (Square at = 0; at < square_count; ++at) {
      const std::uint8_t moves = distances[at];
      if (moves > most) continue;
      const int touching = moves_to_check(board_, unit, kind, at, moves);
      add_from(duties, {kind, at, moves, static_cast<std::uint8_t>(touching)}, centre);
    }
  });
}

/// Adds what a unit does that is captured on the way. Whatever it was, it has come to its square
/// after that, so that it may have done so by the last move unless it has not moved since.
void Guard::add_journeys_of_captured(std::vector<Duty>& duties, const Unit& unit, Square centre) {
  reborn_->each_kind(side_, unit, [&](Kind kind, const Distances& distances) {
    for (Square at = 0; at < square_count; ++at) {
      const std::uint8_t moves = distances[at];
      if (moves == never) continue;
      add_from(duties, {kind, at, moves, std::max<std::uint8_t>(moves, 1), true}, centre);
    }
  });
}

/// What a unit of the kind does that has been taken somewhere by its capture, which may be the last
/// move.
const std::vector<Duty>& Guard::carried(Kind kind, Square centre) {
  if (carried_.empty()) carried_.resize(motionless + 1);
  std::vector<Duty>& known = carried_[kind][centre];
  if (known.empty()) {
    known.push_back(nothing);
    for (Bitboard squares = ~board_.holes(); squares != 0;) {
      add_from(known, {kind, take_first(squares), 1, 1}, centre);
    }
  }
  return known;
}

std::vector<Duty> Guard::found_duties(const Unit& unit, Square centre) {
  std::vector<Duty> duties{nothing};
  if (board_.freedoms().carries) {
    // Whatever takes a unit more moves, a capture does with one.
    add_journeys(duties, unit, centre, 0);
    board_.each_kind(side_, unit, [&](Kind kind, const Distances& /*distances*/) {
      for (const Duty& duty : carried(kind, centre)) keep(duties, duty);
    });
  } else {
    add_journeys(duties, unit, centre, never - 1);
  }
  if (reborn_ != nullptr) add_journeys_of_captured(duties, unit, centre);
  std::ranges::stable_sort(duties, {}, &Duty::moves);
  return duties;
}

const std::vector<Duty>& Guard::duties(const Unit& unit, Square centre) {
  if (known_.empty()) known_.resize(static_cast<std::size_t>(board_.role_count()) << 6U);
  auto& table = known_[std::size_t{unit.role} << 6U | unit.at];
  if (!table) table = std::make_unique<DutyTable>();
  std::vector<Duty>& known = (*table)[centre];
  if (known.empty()) known = found_duties(unit, centre);
  return known;
}

/// Finds the feats of the party unit by unit, each unit taking one of its duties.
template <class Next, class Outdoes>
void Guard::spread(const Party& party, Square centre, int moves, Next next, Outdoes outdoes) {
  feats_.start({0, static_cast<Ring>(~ring_of(centre, open_to_king(centre))), 0});
  for (int number = 0; number < party.count; ++number) {
    const auto& list = duties(party.units[static_cast<std::size_t>(number)], centre);
    for (const Duty& duty : list) {
      if (duty.moves > moves) break;
      for (const Feat& feat : feats_.all()) {
        const int phase = next(feat.count, duty.aim);
        const int sum = feat.moves + duty.moves;
        if (phase < 0 || sum > moves) continue;
        feats_.add({static_cast<std::uint8_t>(phase), static_cast<Ring>(feat.ring | duty.ring),
                    static_cast<std::uint8_t>(sum)});
      }
    }
    feats_.step(outdoes);
  }
}

/// Goes through the units one by one and keeps for each number of moves and of units captured, and
/// each phase, all rings that the units so far can guard together.
RingSet Guard::mating(const Party& party, Square centre, int moves, int captures) {
  if (moves == 1 && captures == 0) {
    if (const auto at_once = mating_at_once(party, centre)) return *at_once;
  }
  const auto lengths = static_cast<std::size_t>(std::max(moves, 0)) + 1;
  const auto levels =
      static_cast<std::size_t>(reborn_ == nullptr ? 1 : std::clamp(captures, 0, most_captured) + 1);
  rings_.assign(lengths * levels, {});
  rings_[0][unchecked].insert(static_cast<Ring>(~ring_of(centre, open_to_king(centre))));
  for (int number = 0; number < party.count; ++number) {
    const auto& list = duties(party.units[static_cast<std::size_t>(number)], centre);
    // A unit that can do nothing in time changes nothing.
    if (list.size() == 1 || list[1].moves > moves) {
      if (list[0].ring == 0 && list[0].aim == Aim::none) continue;
    }
    more_rings_.assign(rings_.size(), {});
    for (const Duty& duty : list) {
      if (duty.captured && captures <= 0) continue;
      for (std::size_t level = 0; level < levels; ++level) {
        std::size_t next = level + (duty.captured ? 1 : 0);
        if (next == levels) {
          if (captures <= most_captured) break;
          next = level;
        }
        for (std::size_t spent = 0; spent + duty.moves < lengths; ++spent) {
          take_duty(rings_[level * lengths + spent], duty,
                    more_rings_[next * lengths + spent + duty.moves]);
        }
      }
    }
    rings_.swap(more_rings_);
    if (guards_all()) break;
  }
  RingSet found;
  for (const PerPhase& rings : rings_) {
    found.add(rings[by_line]);
    found.add(rings[by_touch]);
  }
  found.add_parts();
  return found;
}

/// Can the units so far guard all neighbours and check? The others may do nothing then, and no more
/// is asked.
bool Guard::guards_all() const {
  constexpr Ring all = 0xff;
  return std::ranges::any_of(rings_, [](const PerPhase& rings) {
    return rings[by_line].contains(all) || rings[by_touch].contains(all);
  });
}

/// Adds what the duty makes of the rings. Only the last move can check by touch, so no second unit
/// does.
void Guard::take_duty(const PerPhase& rings, const Duty& duty, PerPhase& more) {
  const auto join = [&](Phase from, Phase to) {
    if (!rings[from].empty()) more[to].add(rings[from].joined(duty.ring));
  };
  switch (duty.aim) {
    case Aim::none:
      join(unchecked, unchecked);
      join(by_line, by_line);
      join(by_touch, by_touch);
      break;
    case Aim::line:
      join(unchecked, by_line);
      join(by_line, by_line);
      join(by_touch, by_touch);
      break;
    case Aim::touch:
      join(unchecked, by_touch);
      join(by_line, by_touch);
      break;
  }
}

auto Guard::stalemating(const Party& party, Square centre, int moves)
    -> std::array<RingSet, most_lines + 1> {
  const auto next = [](int phase, Aim aim) {
    if (aim == Aim::none) return phase;
    return aim == Aim::touch ? -1 : std::min(phase + 1, most_lines);
  };
  spread(party, centre, moves, next, [](int one, int other) { return one >= other; });
  std::array<RingSet, most_lines + 1> found;
  for (const Feat& feat : feats_.all()) {
    for (std::size_t lines = 0; lines <= feat.count; ++lines) found[lines].insert(feat.ring);
  }
  for (RingSet& set : found) set.add_parts();
  return found;
}

}  // namespace feerie::mates
