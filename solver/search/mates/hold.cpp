#include "search/mates/hold.h"

namespace feerie::mates {

namespace {

/// Of units captured on the way no more are counted: then any number of them is.
constexpr int most_captured = 2;

}  // namespace

RingSet Hold::mated(const Party& party, Square centre, int moves, int captures) {
  RingSet filled;
  if (reborn_ == nullptr || captures <= 0) {
    spread(party, centre, moves, 0);
    add_filled(0, moves, filled);
    return left_by(filled);
  }
  const int way = approach(party, centre);
  if (moves == 0) return way == 0 ? mated_at_once(party, centre, captures) : RingSet{};
  const int top = std::min(captures, most_captured);
  filled_.assign(static_cast<std::size_t>(top) + 1, RingMoves{never});
  if (way <= moves) filled_[0][0] = static_cast<std::uint8_t>(way);
  for (int number = 0; number < party.count; ++number) {
    if (number == party.royal) continue;
    const Fills fills = fills_of(party.units[static_cast<std::size_t>(number)], centre);
    more_filled_ = filled_;
    for (int level = 0; level <= top; ++level) {
      const RingMoves& before = filled_[static_cast<std::size_t>(level)];
      // Beyond what is counted any number may be captured.
      const int next = level < top ? level + 1 : captures > most_captured ? level : top + 1;
      for (unsigned direction = 0; direction < rays::direction_count; ++direction) {
        const auto take = [&](int into, std::uint8_t more) {
          if (way + more > moves || into > top) return;
          more_filled_[static_cast<std::size_t>(into)].take(before, direction, more);
        };
        take(level, fills.plain[direction]);
        if (fills.captured[direction] < fills.plain[direction]) {
          take(next, fills.captured[direction]);
        }
      }
    }
    filled_.swap(more_filled_);
  }
  for (int level = 0; level <= top; ++level) add_filled(level, moves, filled);
  return left_by(filled);
}

/// The side has no move left: its units stay where they are, and each capture takes one of them to
/// a neighbour of its king. That it leaves another one is not counted, nor that nobody is captured
/// twice: so a few more rings are found than can be filled, in a fraction of the time.
RingSet Hold::mated_at_once(const Party& party, Square centre, int captures) {
  Ring filled = 0;
  Ring captured = 0;
  for (int number = 0; number < party.count; ++number) {
    if (number == party.royal) continue;
    const AtOnce& places = at_once(party.units[static_cast<std::size_t>(number)], centre);
    filled |= places.plain;
    captured |= places.captured;
  }
  RingSet found;
  const auto more = static_cast<Ring>(captured & ~filled);
  if (captures > most_captured) {
    found.insert(filled | more);
    return left_by(found);
  }
  found.insert(filled);
  for (unsigned one = 1; one <= more; one <<= 1U) {
    if ((more & one) == 0) continue;
    found.insert(static_cast<Ring>(filled | one));
    if (captures == 1) continue;
    for (unsigned other = one << 1U; other <= more; other <<= 1U) {
      if ((more & other) != 0) found.insert(static_cast<Ring>(filled | one | other));
    }
  }
  return left_by(found);
}

void Hold::look_at(Shelter& shelter, const Party& party, Square centre) {
  Ring filled = 0;
  shelter.victims = 0;
  for (int number = 0; number < party.count; ++number) {
    if (number == party.royal) continue;
    const Unit& unit = party.units[static_cast<std::size_t>(number)];
    const AtOnce& places = at_once(unit, centre);
    filled |= places.plain;
    shelter.victims |= bit(unit.at);
    shelter.appears[unit.at] = places.captured;
  }
  shelter.open = static_cast<Ring>(~filled);
}

auto Hold::at_once(const Unit& unit, Square centre) -> const AtOnce& {
  return at_once_.get(unit, centre, [&] {
    AtOnce places;
    const Fills fills = fills_of(unit, centre);
    for (unsigned direction = 0; direction < rays::direction_count; ++direction) {
      const auto neighbour = static_cast<Ring>(1U << direction);
      if (fills.plain[direction] == 0) places.plain |= neighbour;
      if (fills.captured[direction] == 0) places.captured |= neighbour;
    }
    return places;
  });
}

auto Hold::fills_of(const Unit& unit, Square centre) -> Fills {
  Fills fills;
  fills.plain = ways_of(unit, centre).near;
  const Distances& captured = reborn_->any(side_, unit);
  for (unsigned direction = 0; direction < rays::direction_count; ++direction) {
    const Square square = neighbour(centre, direction);
    fills.captured[direction] = square == no_square ? never : captured[square];
  }
  return fills;
}

std::uint8_t Hold::Ways::least() const {
  return std::min(rest, *std::ranges::min_element(near));
}

auto Hold::ways_of(const Unit& unit, Square centre) -> const Ways& {
  return ways_.get(unit, centre, [&] { return found_ways(unit, centre); });
}

auto Hold::found_ways(const Unit& unit, Square centre) const -> Ways {
  Ways ways;
  ways.rest_near.fill(never);
  const Distances& distances = board_.any(side_, unit);
  for (unsigned direction = 0; direction < rays::direction_count; ++direction) {
    const Square square = neighbour(centre, direction);
    ways.near[direction] = square == no_square ? never : distances[square];
    const bool carried =
        board_.freedoms().carries && square != no_square && !contains(board_.holes(), square);
    if (carried) ways.near[direction] = std::min<std::uint8_t>(ways.near[direction], 1);
  }
  return ways;
}

void Hold::find_rests(Ways& ways, const Unit& unit, Square centre, Bitboard own, int moves,
                      int fills) const {
  const auto shorten = [](std::uint8_t& known, std::uint8_t other) {
    known = std::min(known, other);
  };
  board_.each_kind(side_, unit, [&](Kind kind, const Distances& distances) {
    for (Square at = 0; at < square_count; ++at) {
      const std::uint8_t way = distances[at];
      if (way > moves) continue;
      // An officer has a move unless units of its own stand on all squares next to it. A move of
      // another unit fills one.
      Bitboard around = 0;
      if (kind != pawn) around = board_.attacks(kind, side_, at) & ~own;
      if (kind != pawn && kind != knight) around &= rays::tables.king[at];
      if (count_of(around) + way > fills) continue;
      shorten(ways.rest, way);
      if (!contains(rays::tables.king[centre], at)) continue;
      for (unsigned direction = 0; direction < rays::direction_count; ++direction) {
        if (neighbour(centre, direction) == at) shorten(ways.rest_near[direction], way);
      }
    }
  });
}

void Hold::spread(const Party& party, Square centre, int moves, int parked) {
  const int way = approach(party, centre);
  filled_.assign(static_cast<std::size_t>(parked) + 1, RingMoves{never});
  if (way > moves) return;
  filled_[0][0] = static_cast<std::uint8_t>(way);
  Bitboard own = 0;
  for (int number = 0; number < party.count; ++number) {
    own |= bit(party.units[static_cast<std::size_t>(number)].at);
  }
  // Castling brings two units to new squares.
  const Role royal = party.units[static_cast<std::size_t>(party.royal)].role;
  const int fills = moves + (royal >= castling_king ? 1 : 0);
  const auto top = static_cast<std::size_t>(parked);
  // More units have not come to rest so far.
  std::size_t most = 0;
  for (int number = 0; number < party.count; ++number) {
    if (number == party.royal) continue;
    const Unit& unit = party.units[static_cast<std::size_t>(number)];
    Ways ways = ways_of(unit, centre);
    if (parked > 0) find_rests(ways, unit, centre, own, moves, fills);
    if (way + ways.least() > moves) continue;
    more_filled_ = filled_;
    for (std::size_t level = 0; level <= most; ++level) {
      const RingMoves& before = filled_[level];
      RingMoves& resting = more_filled_[std::min(level + 1, top)];
      if (way + ways.rest <= moves) resting.take(before, ways.rest);
      for (unsigned direction = 0; direction < rays::direction_count; ++direction) {
        const std::uint8_t near = ways.near[direction];
        const std::uint8_t rest_near = ways.rest_near[direction];
        if (way + near <= moves) more_filled_[level].take(before, direction, near);
        if (way + rest_near <= moves) resting.take(before, direction, rest_near);
      }
    }
    filled_.swap(more_filled_);
    most = std::min(most + 1, top);
  }
}

/// Adds the rings that can be filled while so many units are at rest.
void Hold::add_filled(int parked, int moves, RingSet& filled) const {
  filled_[static_cast<std::size_t>(parked)].add_within(moves, filled);
}

/// The rings that are left to the other side where these, or parts of them, are filled.
RingSet Hold::left_by(RingSet filled) {
  filled.add_parts();
  return filled.complements();
}

}  // namespace feerie::mates
