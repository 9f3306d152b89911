#include "search/proof/stories/player.h"

#include <algorithm>
#include <bit>

#include "position/hash.h"

namespace feerie::stories {
namespace {

constexpr std::uint64_t smallest_table = std::uint64_t{1} << 12U;
constexpr std::uint64_t largest_table = std::uint64_t{1} << 23U;

/// Of the table for so much effort.
std::size_t entries_for(const Effort& effort) {
  return std::bit_ceil(std::clamp(effort.left(), smallest_table, largest_table));
}

}  // namespace

Player::Player(const Position& start, const Position& aim, const std::array<int, 2>& moves,
               Effort& effort, Alive& alive, const Cuts& cuts)
    : turn_(start.turn()),
      moves_(moves),
      effort_(effort),
      alive_(alive),
      cuts_(cuts),
      outlays_(aim, effort),
      solos_{Solo(Side::white, outlays_, effort), Solo(Side::black, outlays_, effort)},
      memory_(entries_for(effort) * sizeof(std::uint64_t),
              entries_for(effort) * sizeof(std::uint64_t)),
      table_(static_cast<std::uint64_t*>(memory_.begin()), entries_for(effort)) {}

bool Player::play(const Story& story) {
  story_ = &story;
  outlays_.begin(story);
  Moment moment;
  moment.left = moves_;
  moment.turn = turn_;
  moment.keys[0] = hash::mix(++number_);
  for (int unit = 0; unit < story.units; ++unit) {
    const Itinerary& way = story.of(unit);
    moment.put(unit, way.side, way.kind, way.start);
  }
  if (!settle(moment)) return false;
  for (Solo& solo : solos_) solo.begin(story, moment.outlay->fixed);
  return within_solo(moment, Side::white) && within_solo(moment, Side::black) &&
         go_on(moment, true);
}

bool Player::arrived(const Moment& moment, int unit) const {
  const Itinerary& way = story_->of(unit);
  return !way.captured && moment.stop(unit) + 1 == way.count &&
         moment.square(unit) == stop_of(moment, unit).square;
}

/// Without the cut only what can never be done is left out.
bool Player::affordable(const Moment& moment) const {
  for (const Side side : {Side::white, Side::black}) {
    const bool enough =
        cuts_.budget ? moment.spare(side) >= 0 : moment.need[index(side)] < Legs::never;
    if (!enough || moment.left[index(side)] < 0) return false;
  }
  return true;
}

/// Finds out who stays for good, and what all others need then. False if somebody needs too much.
bool Player::settle(Moment& moment) {
  while (true) {
    Bitboard fixed = 0;
    for (int unit = 0; cuts_.staying && unit < story_->units; ++unit) {
      if (!moment.there(unit) || !arrived(moment, unit)) continue;
      const bool poor = moment.outlay != nullptr && moment.spare(story_->of(unit).side) < 2;
      if (poor || kind_of(moment, unit) == pawn) fixed |= bit(moment.square(unit));
    }
    if (moment.outlay != nullptr && moment.outlay->fixed == fixed) return true;
    moment.outlay = &outlays_.with(fixed);
    moment.need = {};
    for (int unit = 0; unit < story_->units; ++unit) {
      if (moment.there(unit)) moment.need[index(story_->of(unit).side)] += need_of(moment, unit);
    }
    if (!affordable(moment)) return false;
  }
}

bool Player::blocked(const Moment& moment, int white, int black) const {
  struct Stay {
    int now;
    /// The last rank on the file.
    int last;
    bool leaves;
  };
  const auto stay_of = [&](int unit) {
    const Itinerary& way = story_->of(unit);
    const Stop& stop = stop_of(moment, unit);
    const bool captures = stop.victim >= 0;
    const int before = way.side == Side::white ? -1 : 1;
    return Stay{rank_of(moment.square(unit)), rank_of(stop.square) + (captures ? before : 0),
                captures || way.captured || moment.stop(unit) + 1 < way.count};
  };
  const Stay one = stay_of(white);
  const Stay other = stay_of(black);
  if (one.leaves && one.last < other.now) return false;
  if (other.leaves && other.last > one.now) return false;
  return one.leaves || other.leaves || one.last >= other.last;
}

bool Player::pawns_blocked(const Moment& moment) const {
  for (int white = 0; white < story_->first_black; ++white) {
    const Square at = moment.square(white);
    if (!moment.there(white) || !contains(moment.kinds[0][pawn], at)) continue;
    const Bitboard above = file_set(file_of(at)) & ~Bitboard{0} << at;
    const Bitboard against = moment.kinds[1][pawn] & above;
    if (against == 0) continue;
    for (int black = story_->first_black; black < story_->units; ++black) {
      if (!moment.there(black) || !contains(against, moment.square(black))) continue;
      if (blocked(moment, white, black)) return true;
    }
  }
  return false;
}

bool Player::within_solo(const Moment& moment, Side side) {
  return !cuts_.solo || solos_[index(side)].within(moment, moment.left[index(side)]);
}

bool Player::go_on(Moment& moment, bool settled) {
  if (!settled && !settle(moment)) return false;
  if (cuts_.facing && pawns_blocked(moment)) return false;
  return search(moment);
}

bool Player::search(const Moment& moment) {
  effort_.spend(1);
  const int length = moment.length();
  if (length == 0) {
    if (moment.need[0] + moment.need[1] != 0) return false;
    alive_.insert(alive_key(moment.placement, 0));
    return true;
  }
  const auto salt =
      static_cast<std::uint64_t>(length) * 64 + static_cast<std::uint64_t>(moment.passing + 1);
  const std::uint64_t key = (moment.keys[0] + moment.keys[1] + hash::mix(salt)) & ~std::uint64_t{1};
  std::uint64_t& entry = table_[key >> 1U & (table_.size() - 1)];
  if ((entry & ~std::uint64_t{1}) == key) return (entry & 1U) != 0;
  bool found = false;
  for (int unit = first_of(moment.turn); unit < end_of(moment.turn); ++unit) {
    if (moment.there(unit)) found |= try_moves(moment, unit);
  }
  entry = key | static_cast<std::uint64_t>(found);
  if (found) alive_.insert(alive_key(moment.placement, length));
  return found;
}

}  // namespace feerie::stories
