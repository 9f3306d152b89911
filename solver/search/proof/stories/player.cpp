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
    note_arrival(moment, unit);
  }
  if (!settle(moment)) return false;
  for (Solo& solo : solos_) solo.begin(story, moment.outlay->fixed);
  if (!within_solo(moment, Side::white) || !within_solo(moment, Side::black)) return false;
  return !(cuts_.facing && pawns_blocked(moment)) && search(moment);
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

/// The unit is where it has come to stand.
void Player::note_arrival(Moment& moment, int unit) const {
  if (arrived(moment, unit)) {
    moment.home[index(story_->of(unit).side)] |= bit(moment.square(unit));
  }
}

/// Those who stay for good: pawns that have arrived, and all who have if their side cannot spare
/// the moves to leave and to come back.
Bitboard Player::staying(const Moment& moment) const {
  if (!cuts_.staying) return 0;
  Bitboard fixed = 0;
  for (const Side side : {Side::white, Side::black}) {
    const bool poor = moment.outlay != nullptr && moment.spare(side) < 2;
    const auto s = index(side);
    fixed |= poor ? moment.home[s] : moment.home[s] & moment.kinds[s][pawn];
  }
  return fixed;
}

/// Finds out who stays for good, and what all others need then. False if somebody needs too much.
bool Player::settle(Moment& moment) {
  while (true) {
    const Bitboard fixed = staying(moment);
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

/// Is the pawn blocked by one that stands against it, or does it block one?
bool Player::pawn_blocked(const Moment& moment, int unit) const {
  const Side side = story_->of(unit).side;
  const Square at = moment.square(unit);
  if (!contains(moment.kinds[index(side)][pawn], at)) return false;
  const bool white = side == Side::white;
  const Bitboard above = ~Bitboard{0} << at;
  const Bitboard ahead = file_set(file_of(at)) & (white ? above : ~above);
  const Bitboard against = moment.kinds[index(opposite(side))][pawn] & ahead;
  if (against == 0) return false;
  for (int other = first_of(opposite(side)); other < end_of(opposite(side)); ++other) {
    if (!moment.there(other) || !contains(against, moment.square(other))) continue;
    if (white ? blocked(moment, unit, other) : blocked(moment, other, unit)) return true;
  }
  return false;
}

bool Player::pawns_blocked(const Moment& moment) const {
  for (int white = 0; white < story_->first_black; ++white) {
    if (moment.there(white) && pawn_blocked(moment, white)) return true;
  }
  return false;
}

bool Player::within_solo(const Moment& moment, Side side) {
  return !cuts_.solo || solos_[index(side)].within(moment, moment.left[index(side)]);
}

/// `mover` has moved. What pawns hinder others is known from the moment before, but for the mover.
bool Player::go_on(Moment& moment, int mover, bool settled) {
  if (!settled && !settle(moment)) return false;
  if (cuts_.facing && pawn_blocked(moment, mover)) return false;
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
