#include "search/proof/stories/victims.h"

/// Where units can capture, and where and how each victim can be captured.
namespace feerie::stories {
namespace {

Square ahead(Square from, Side side, int ranks) {
  const int rank = rank_of(from) + (side == Side::white ? ranks : -ranks);
  return rank >= 0 && rank < 8 ? make_square(file_of(from), rank) : no_square;
}

}  // namespace

/// Finds where the units of both sides can capture. What a capture costs does not depend on who is
/// captured.
void Victims::find_places() {
  for (const Side side : {Side::white, Side::black}) {
    places_[index(side)].clear();
    targets_[index(side)] = 0;
    for (const int victim : open_[index(opposite(side))]) {
      Bitboard& deaths = deaths_[static_cast<std::size_t>(victim)];
      deaths = deaths_of(victim);
      targets_[index(side)] |= deaths;
      const Passing passing = passing_of(victim);
      if (passing.ends_on != no_square) targets_[index(side)] |= bit(passing.captured_on);
    }
  }
  for (int unit = 0; unit < story_.units; ++unit) {
    const Itinerary& own = story_.of(unit);
    const int last = own.open ? own.count : own.count - 1;
    for (int number = 0; number <= last; ++number) {
      const Place place = place_of(own, unit, number);
      if (place.squares != 0 || place.promotes_on != no_square) {
        places_[index(own.side)].push_back(place);
      }
    }
  }
}

/// What can be captured before the stop with this number, or by the promotion at this stop.
auto Victims::place_of(const Itinerary& own, int unit, int number) const -> Place {
  Place place{unit, number, own.kind_to(number)};
  const Stop* next = number < own.count ? &own.stops[static_cast<std::size_t>(number)] : nullptr;
  const Price before = next == nullptr ? Price{} : leg_to(own, number, *next);
  if (next != nullptr && next->kind != place.kind && next->victim < 0) {
    Stop capturing = *next;
    capturing.victim = 0;
    if (contains(targets_[index(own.side)], next->square) &&
        affordable(own.side, before, leg_to(own, number, capturing))) {
      place.promotes_on = next->square;
    }
  }
  if (next != nullptr && next->castling) return place;
  const Bitboard targets = targets_[index(own.side)];
  if (place.kind != pawn) {
    if (affordable(own.side, before, before)) {
      place.squares = targets & detours_.captures(own.side, place.kind, own.from(number), next,
                                                  spare(own.side) + before.moves);
    }
    return place;
  }
  const Bitboard near =
      detours_.captures_of_pawn(own.side, own.from(number), next, spare(own.side) + before.moves,
                                to_spare(own.side) + before.captures);
  for (Bitboard rest = targets & near & ~(rank_set(0) | rank_set(7)); rest != 0;) {
    const Square at = take_first(rest);
    Price after = leg_to(own, number, {at, place.kind, 0, false, false});
    if (after.moves - before.moves > spare(own.side)) continue;
    if (next != nullptr) {
      const Price onwards = pricing_.leg(own.side, place.kind, at, *next);
      after.moves += onwards.moves;
      after.captures += onwards.captures;
    }
    if (affordable(own.side, before, after)) place.squares |= bit(at);
  }
  return place;
}

/// The squares that a unit can come to, to be captured there.
Bitboard Victims::deaths_of(int victim) const {
  const Itinerary& way = story_.of(victim);
  const Kind kind = way.kind_to(way.count);
  const auto others = static_cast<int>(open_[index(opposite(way.side))].size());
  if (kind != pawn) {
    if (needed_[index(way.side)] > others) return 0;
    return detours_.within(way.side, kind, way.from(way.count), spare(way.side));
  }
  Bitboard squares = 0;
  const Square from = way.from(way.count);
  const Bitboard near = detours_.within(way.side, pawn, from, spare(way.side)) &
                        Detours::near(from, others - needed_[index(way.side)]);
  for (Bitboard rest = near & ~(rank_set(0) | rank_set(7)); rest != 0;) {
    const Square at = take_first(rest);
    const Price death = leg_to(way, way.count, {at, kind, -1, false, false});
    if (death.moves <= spare(way.side) && needed_[index(way.side)] + death.captures <= others) {
      squares |= bit(at);
    }
  }
  return squares;
}

/// Where a pawn can be captured en passant with its first move, and where the capturing one arrives
/// then; `no_square` if that is not possible.
auto Victims::passing_of(int victim) const -> Passing {
  const Itinerary& way = story_.of(victim);
  if (way.count != 0 || way.kind != pawn || relative_rank(way.start, way.side) != 1) return {};
  return {ahead(way.start, way.side, 2), ahead(way.start, way.side, 1)};
}

int Victims::count_ways(int victim) const {
  const Bitboard deaths = deaths_[static_cast<std::size_t>(victim)];
  const Passing passing = passing_of(victim);
  const bool passes = passing.ends_on != no_square && contains(deaths, passing.ends_on);
  int ways = 0;
  for (const Place& place : places_[index(opposite(story_.of(victim).side))]) {
    ways += count_of(deaths & place.squares);
    if (place.promotes_on != no_square && contains(deaths, place.promotes_on)) ++ways;
    if (passes && place.kind == pawn && contains(place.squares, passing.captured_on)) ++ways;
  }
  return ways;
}

/// Lists what `count_ways` counts.
auto Victims::ways_of(int victim) const -> std::vector<Way> {
  const auto& places = places_[index(opposite(story_.of(victim).side))];
  const Kind kind = story_.of(victim).kind_to(story_.of(victim).count);
  const Passing passing = passing_of(victim);
  const auto number = static_cast<std::int8_t>(victim);
  std::vector<Way> ways;
  for (Bitboard rest = deaths_[static_cast<std::size_t>(victim)]; rest != 0;) {
    const Square at = take_first(rest);
    Stop end{at, kind, -1, false, false};
    for (const Place& place : places) {
      if (place.promotes_on == at) {
        Stop stop = story_.of(place.capturer).stops[static_cast<std::size_t>(place.number)];
        stop.victim = number;
        ways.push_back({end, place.capturer, place.number, stop, true});
      }
      if (!contains(place.squares, at)) continue;
      ways.push_back(
          {end, place.capturer, place.number, {at, place.kind, number, false, false}, false});
    }
    if (at != passing.ends_on) continue;
    end.en_passant = true;
    for (const Place& place : places) {
      if (place.kind != pawn || !contains(place.squares, passing.captured_on)) continue;
      const Stop stop{passing.captured_on, pawn, number, true, false};
      ways.push_back({end, place.capturer, place.number, stop, false});
    }
  }
  return ways;
}

}  // namespace feerie::stories
