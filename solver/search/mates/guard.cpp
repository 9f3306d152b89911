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

}  // namespace

/// Would a king of this side be attacked by that on the centre?
bool Guard::stands_in_check(Square at, Square centre) const {
  return !board_.freedoms().plays_checks &&
         contains(board_.attacks(king, opposite(side_), centre), at);
}

/// What a unit does that stands on a square and attacks these ones near the king; none if nothing.
auto Guard::effect(Kind kind, Square at, Square centre, Bitboard attacks) const
    -> std::optional<Effect> {
  // A king may be unable to capture a unit although nobody guards it.
  const Bitboard stands = board_.freedoms().captures_act ? bit(at) : 0;
  Effect effect{ring_of(centre, attacks | stands), aim_of(kind, at, centre, attacks), bit(at)};
  const bool king_checks = effect.aim != Aim::none && kind == king;
  if (king_checks && stands_in_check(at, centre)) return std::nullopt;
  // A castling may bring both a king that checks and a rook next to the other king.
  if (king_checks || board_.freedoms().plays_checks) {
    if (effect.aim == Aim::touch) effect.aim = Aim::line;
  }
  if (effect.ring == 0 && effect.aim == Aim::none) return std::nullopt;
  return effect;
}

auto Guard::found_effects(Kind kind, Square centre) const -> Effects {
  Effects found;
  // One more than the place of an effect; 0 for none.
  std::array<std::array<std::uint16_t, ring_count>, 3> places{};
  const Bitboard near = rays::tables.king[centre] | bit(centre);
  for (Bitboard squares = ~board_.holes() & ~bit(centre); squares != 0;) {
    const Square at = take_first(squares);
    board_.each_attack(kind, side_, at, near, [&](Bitboard attacks) {
      const auto one = effect(kind, at, centre, attacks);
      if (!one) return;
      auto& place = places[static_cast<std::size_t>(one->aim)][one->ring];
      if (place == 0) {
        found.push_back(*one);
        place = static_cast<std::uint16_t>(found.size());
      } else {
        found[place - 1U].from |= one->from;
      }
    });
  }
  return found;
}

/// What units of the kind do around the king, which does not depend on how they have come there.
auto Guard::effects(Kind kind, Square centre) -> const Effects& {
  if (effects_.empty()) effects_.resize(motionless + 1);
  auto& table = effects_[kind];
  if (!table) table = std::make_unique<EffectTable>();
  std::optional<Effects>& known = (*table)[centre];
  if (!known) known = found_effects(kind, centre);
  return *known;
}

auto Guard::ways(const Unit& unit) -> const std::vector<Way>& {
  if (ways_.empty()) ways_.resize(static_cast<std::size_t>(board_.role_count()) << 6U);
  auto& known = ways_[std::size_t{unit.role} << 6U | unit.at];
  if (known) return *known;
  known = std::make_unique<std::vector<Way>>();
  board_.each_kind(side_, unit, [&](Kind kind, const Distances& distances) {
    std::array<Bitboard, never> after{};
    for (Square at = 0; at < square_count; ++at) {
      if (distances[at] < never) after[distances[at]] |= bit(at);
    }
    Way way{kind, {}};
    for (std::uint8_t moves = 0; moves < never; ++moves) {
      if (after[moves] != 0) way.stages.push_back({moves, after[moves]});
    }
    known->push_back(std::move(way));
  });
  return *known;
}

/// Moves that a unit needs for an effect, `never` for more than so many.
int Guard::moves_to(const Effect& effect, const Way& way, const Unit& unit, int most) const {
  int least = never;
  for (const Way::Stage& stage : way.stages) {
    if (stage.moves > most || stage.moves >= least) break;
    const Bitboard squares = effect.from & stage.squares;
    if (squares == 0) continue;
    if (effect.aim != Aim::touch) return stage.moves;
    // Its journey ends by the last move of all, with which it checks. Where it stands already it
    // has to leave and come back, which pawns never do; a capture may take it away as well.
    const bool comes = board_.relocates() || (squares & ~bit(unit.at)) != 0;
    if (!comes && way.kind == pawn) continue;
    least = std::min(least, comes ? std::max<int>(stage.moves, 1) : 2);
  }
  return least;
}

/// Adds what a unit does that has gone somewhere with at most so many moves.
void Guard::add_journeys(std::vector<Duty>& duties, const Unit& unit, Square centre, int most) {
  for (const Way& way : ways(unit)) {
    for (const Effect& effect : effects(way.kind, centre)) {
      const int moves = moves_to(effect, way, unit, most);
      if (moves == never) continue;
      keep(duties, {effect.ring, effect.aim, static_cast<std::uint8_t>(moves)});
    }
  }
}

/// Adds what a unit does that is captured on the way. Whatever it was, it has come to its square
/// after that, so that it may have done so by the last move unless it has not moved since.
void Guard::add_journeys_of_captured(std::vector<Duty>& duties, const Unit& unit, Square centre) {
  reborn_->each_kind(side_, unit, [&](Kind kind, const Distances& distances) {
    for (const Effect& effect : effects(kind, centre)) {
      std::uint8_t least = never;
      for (Bitboard squares = effect.from; squares != 0;) {
        least = std::min(least, distances[take_first(squares)]);
      }
      if (least == never) continue;
      if (effect.aim == Aim::touch) least = std::max<std::uint8_t>(least, 1);
      keep(duties, {effect.ring, effect.aim, least, true});
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
    for (const Effect& effect : effects(kind, centre)) keep(known, {effect.ring, effect.aim, 1});
  }
  return known;
}

std::vector<Duty> Guard::found_duties(const Unit& unit, Square centre, int moves) {
  std::vector<Duty> duties{nothing};
  if (board_.freedoms().carries) {
    // Whatever takes a unit more moves, a capture does with one.
    add_journeys(duties, unit, centre, 0);
    board_.each_kind(side_, unit, [&](Kind kind, const Distances& /*distances*/) {
      for (const Duty& duty : carried(kind, centre)) keep(duties, duty);
    });
  } else {
    add_journeys(duties, unit, centre, moves);
  }
  if (reborn_ != nullptr) add_journeys_of_captured(duties, unit, centre);
  std::ranges::stable_sort(duties, {}, &Duty::moves);
  return duties;
}

/// What a unit can do with at most so many moves, the cheapest first; there may be duties that take
/// more.
const std::vector<Duty>& Guard::duties(const Unit& unit, Square centre, int moves) {
  moves = std::max(moves, 0);
  if (known_.empty()) known_.resize(static_cast<std::size_t>(board_.role_count()) << 6U);
  auto& table = known_[std::size_t{unit.role} << 6U | unit.at];
  if (!table) table = std::make_unique<DutyTable>();
  Known& known = (*table)[centre];
  if (known.moves < moves) known = {moves, found_duties(unit, centre, moves)};
  return known.duties;
}

/// Finds the feats of the party unit by unit, each unit taking one of its duties.
template <class Next, class Outdoes>
void Guard::spread(const Party& party, Square centre, int moves, Next next, Outdoes outdoes) {
  feats_.start({0, static_cast<Ring>(~ring_of(centre, open_to_king(centre))), 0});
  for (int number = 0; number < party.count; ++number) {
    const auto& list = duties(party.units[static_cast<std::size_t>(number)], centre, moves);
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
    const auto& list = duties(party.units[static_cast<std::size_t>(number)], centre, moves);
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
