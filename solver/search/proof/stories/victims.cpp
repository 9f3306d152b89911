#include "search/proof/stories/victims.h"

#include <algorithm>
#include <cstdlib>

namespace feerie::stories {
namespace {

/// Steps of work that settling a captured unit is worth.
constexpr std::uint64_t settling_steps = 50;

}  // namespace

Victims::Victims(const Position& start, const Journeys& journeys, const std::array<int, 2>& moves,
                 Effort& effort, Hearer hearer)
    : start_(start),
      pricing_(journeys),
      detours_(journeys),
      moves_(moves),
      effort_(effort),
      hearer_(std::move(hearer)) {}

void Victims::complete(const Cast& white, const Cast& black) {
  story_ = {};
  spent_ = {};
  needed_ = {};
  for (auto& open : open_) open.clear();
  if (!enlist(Side::white, white)) return;
  story_.first_black = story_.units;
  if (!enlist(Side::black, black)) return;
  settle();
}

/// Enters the units of a side with the stops that its cast tells of.
bool Victims::enlist(Side side, const Cast& cast) {
  const int rank = side == Side::white ? 0 : 7;
  const Square king_home = make_square(4, rank);
  const Square rook_home = make_square(cast.castling == 2 ? 0 : 7, rank);
  std::size_t number = 0;
  for (Bitboard units = start_.of(side); units != 0; ++number) {
    const Square at = take_first(units);
    const Cast::Role& role = cast.roles[number];
    Itinerary& way = story_.of(story_.units);
    way.start = at;
    way.kind = start_.at(at).kind;
    way.side = side;
    Kind kind = way.kind;
    if (cast.castling >= 0 && (at == king_home || at == rook_home)) {
      const int file = at == king_home ? cast.castling : cast.castling == 2 ? 3 : 5;
      way.insert(0, {make_square(file, rank), kind, -1, false, true});
    }
    if (role.promotes_on != no_square) {
      kind = role.promotes_to;
      way.insert(way.count, {role.promotes_on, kind, -1, false, false});
    }
    way.captured = way.open = role.end == no_square;
    if (way.open) {
      open_[index(side)].push_back(story_.units);
    } else {
      way.insert(way.count, {role.end, kind, -1, false, false});
    }
    const Price price = prices_[static_cast<std::size_t>(story_.units)] = pricing_.of(way);
    spent_[index(side)] += price.moves;
    needed_[index(side)] += price.captures;
    ++story_.units;
  }
  return spare(side) >= 0;
}

int Victims::spare(Side side) const {
  return moves_[index(side)] - spent_[index(side)];
}

/// Victims that are left for pawns of the side when it has captured one more unit.
int Victims::to_spare(Side side) const {
  return static_cast<int>(open_[index(opposite(side))].size()) - 1 - needed_[index(side)];
}

void Victims::settle() {
  effort_.spend(settling_steps);
  for (const Side side : {Side::white, Side::black}) {
    const auto victims = static_cast<int>(open_[index(opposite(side))].size());
    if (needed_[index(side)] > victims) return;
  }
  if (open_[0].empty() && open_[1].empty()) {
    if (in_some_order()) hearer_(story_);
    return;
  }
  find_places();
  int chosen = -1;
  int fewest = 0;
  for (const auto& open : open_) {
    for (const int victim : open) {
      const int ways = count_ways(victim);
      if (ways == 0) return;
      if (chosen >= 0 && ways >= fewest) continue;
      fewest = ways;
      chosen = victim;
    }
  }
  const std::vector<Way> ways = ways_of(chosen);
  auto& open = open_[index(story_.of(chosen).side)];
  std::erase(open, chosen);
  for (const Way& way : ways) take(chosen, way);
  open.push_back(chosen);
}

/// The price of the way to a stop that has, or gets, the number `place`.
Price Victims::leg_to(const Itinerary& way, int place, const Stop& stop) const {
  return pricing_.leg(way.side, way.kind_to(place), way.from(place), stop);
}

/// Can the side replace a part of an itinerary by another one, with which it captures a unit?
bool Victims::affordable(Side side, const Price& before, const Price& after) const {
  return after.moves - before.moves <= spare(side) &&
         after.captures - before.captures <= to_spare(side);
}

void Victims::take(int victim, const Way& way) {
  const std::array<Price, 2> before{prices_[static_cast<std::size_t>(victim)],
                                    prices_[static_cast<std::size_t>(way.capturer)]};
  const auto spent = spent_;
  const auto needed = needed_;
  Itinerary& lost = story_.of(victim);
  Itinerary& capturing = story_.of(way.capturer);
  lost.insert(lost.count, way.end);
  lost.open = false;
  if (way.at_promotion) {
    capturing.stops[static_cast<std::size_t>(way.place)].victim = way.stop.victim;
  } else {
    capturing.insert(way.place, way.stop);
  }
  for (const int unit : {victim, way.capturer}) {
    Price& price = prices_[static_cast<std::size_t>(unit)];
    const unsigned side = index(story_.of(unit).side);
    const Price now = pricing_.of(story_.of(unit));
    spent_[side] += now.moves - price.moves;
    needed_[side] += now.captures - price.captures;
    price = now;
  }
  if (spare(Side::white) >= 0 && spare(Side::black) >= 0) settle();
  spent_ = spent;
  needed_ = needed;
  prices_[static_cast<std::size_t>(victim)] = before[0];
  prices_[static_cast<std::size_t>(way.capturer)] = before[1];
  if (way.at_promotion) {
    capturing.stops[static_cast<std::size_t>(way.place)].victim = -1;
  } else {
    capturing.erase(way.place);
  }
  lost.open = true;
  lost.erase(lost.count - 1);
}

/// Is there an order of the captures in which each unit goes through its stops one after the other?
bool Victims::in_some_order() const {
  std::array<int, most_units> next{};
  std::uint32_t gone = 0;
  while (true) {
    bool progress = false;
    for (int unit = 0; unit < story_.units; ++unit) {
      if ((gone >> unit & 1U) != 0) continue;
      const Itinerary& way = story_.of(unit);
      int& at = next[static_cast<std::size_t>(unit)];
      while (at < way.count) {
        const Stop& stop = way.stops[static_cast<std::size_t>(at)];
        if (stop.victim >= 0) {
          const std::size_t victim = static_cast<unsigned char>(stop.victim);
          const int stops = story_.of(stop.victim).count;
          if (next[victim] + 1 < stops) break;
          gone |= 1U << victim;
        }
        if (way.captured && at + 1 == way.count) break;
        ++at;
        progress = true;
      }
    }
    if (!progress) break;
  }
  for (int unit = 0; unit < story_.units; ++unit) {
    const Itinerary& way = story_.of(unit);
    const bool dead = (gone >> unit & 1U) != 0;
    if (way.captured ? !dead : next[static_cast<std::size_t>(unit)] < way.count) return false;
  }
  return true;
}

}  // namespace feerie::stories
