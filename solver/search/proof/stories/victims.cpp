#include "search/proof/stories/victims.h"

#include <algorithm>
#include <cstdlib>

namespace feerie::stories {
namespace {

/// Steps of work that settling a captured unit is worth.
constexpr std::uint64_t settling_steps = 50;

Square ahead(Square from, Side side, int ranks) {
  const int rank = rank_of(from) + (side == Side::white ? ranks : -ranks);
  return rank >= 0 && rank < 8 ? make_square(file_of(from), rank) : no_square;
}

}  // namespace

Victims::Victims(const Position& start, const Journeys& journeys, const std::array<int, 2>& moves,
                 Effort& effort, Hearer hearer)
    : start_(start),
      pricing_(journeys),
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
  std::vector<Way> best;
  std::vector<Way> ways;
  int chosen = -1;
  for (const auto& open : open_) {
    for (const int victim : open) {
      ways.clear();
      const std::size_t most = chosen < 0 ? SIZE_MAX : best.size();
      if (!ways_of(victim, most, ways)) continue;
      if (ways.empty()) return;
      std::swap(best, ways);
      chosen = victim;
    }
  }
  auto& open = open_[index(story_.of(chosen).side)];
  std::erase(open, chosen);
  for (const Way& way : best) take(chosen, way);
  open.push_back(chosen);
}

/// False if there are as many as `most` or more.
bool Victims::ways_of(int victim, std::size_t most, std::vector<Way>& ways) const {
  const Itinerary& itinerary = story_.of(victim);
  const Side side = itinerary.side;
  const Square from = itinerary.count == 0
                          ? itinerary.start
                          : itinerary.stops[static_cast<std::size_t>(itinerary.count) - 1].square;
  const Kind kind = itinerary.count == 0
                        ? itinerary.kind
                        : itinerary.stops[static_cast<std::size_t>(itinerary.count) - 1].kind;
  const int first = side == Side::white ? story_.first_black : 0;
  const int last = side == Side::white ? story_.units : story_.first_black;
  for (int number = 0; number < square_count; ++number) {
    const auto at = static_cast<Square>(number);
    Stop end{at, kind, -1, false, false};
    if (kind == pawn && (rank_of(at) == 0 || rank_of(at) == 7)) continue;
    if (pricing_.leg(side, kind, from, end).moves > spare(side)) continue;
    for (int capturer = first; capturer < last; ++capturer) {
      add_capturer(victim, end, at, capturer, ways);
    }
    if (kind == pawn && itinerary.count == 0 && relative_rank(from, side) == 1 &&
        at == ahead(from, side, 2)) {
      end.en_passant = true;
      for (int capturer = first; capturer < last; ++capturer) {
        add_capturer(victim, end, ahead(from, side, 1), capturer, ways);
      }
    }
    if (ways.size() >= most) return false;
  }
  return true;
}

/// Adds the places in the itinerary of a unit at which it can capture the victim, arriving `at` a
/// square.
void Victims::add_capturer(int victim, const Stop& end, Square at, int capturer,
                           std::vector<Way>& ways) const {
  const Itinerary& own = story_.of(capturer);
  const Itinerary& other = story_.of(victim);
  const Price death =
      pricing_.leg(other.side, end.kind,
                   other.count == 0 ? other.start
                                    : other.stops[static_cast<std::size_t>(other.count) - 1].square,
                   end);
  const int last = own.open ? own.count : own.count - 1;
  for (int place = 0; place <= last; ++place) {
    const Kind kind = place == 0 ? own.kind : own.stops[static_cast<std::size_t>(place) - 1].kind;
    const bool before_castling =
        place < own.count && own.stops[static_cast<std::size_t>(place)].castling;
    const bool promotion =
        place < own.count && own.stops[static_cast<std::size_t>(place)].kind != kind;
    Itinerary changed = own;
    if (promotion && own.stops[static_cast<std::size_t>(place)].victim < 0 && !end.en_passant &&
        own.stops[static_cast<std::size_t>(place)].square == at) {
      changed.stops[static_cast<std::size_t>(place)].victim = static_cast<std::int8_t>(victim);
      if (affordable(capturer, changed, other.side, death.captures)) {
        ways.push_back(
            {end, capturer, place, changed.stops[static_cast<std::size_t>(place)], true});
      }
      changed = own;
    }
    if (before_castling || (end.en_passant && kind != pawn)) continue;
    if (kind == pawn && (rank_of(at) == 0 || rank_of(at) == 7)) continue;
    const Stop stop{at, kind, static_cast<std::int8_t>(victim), end.en_passant, false};
    changed.insert(place, stop);
    if (!affordable(capturer, changed, other.side, death.captures)) continue;
    ways.push_back({end, capturer, place, stop, false});
  }
}

bool Victims::affordable(int unit, const Itinerary& changed, Side victims, int death) const {
  const Side side = changed.side;
  const Price& before = prices_[static_cast<std::size_t>(unit)];
  const Price after = pricing_.of(changed);
  if (after.moves - before.moves > spare(side)) return false;
  const auto left = static_cast<int>(open_[index(victims)].size()) - 1;
  if (needed_[index(side)] + after.captures - before.captures > left) return false;
  const auto others = static_cast<int>(open_[index(side)].size());
  return needed_[index(victims)] + death <= others;
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
