#include "search/proof/stories/solo.h"

#include <algorithm>
#include <bit>

#include "position/hash.h"

namespace feerie::stories {
namespace {

constexpr std::uint64_t smallest_table = std::uint64_t{1} << 10U;
constexpr std::uint64_t largest_table = std::uint64_t{1} << 20U;

}  // namespace

Solo::Solo(Side side, Outlays& outlays, Effort& effort)
    : side_(side),
      outlays_(outlays),
      effort_(effort),
      entries_(std::bit_ceil(std::clamp(effort.left() / 4, smallest_table, largest_table))) {}

void Solo::begin(const Story& story, Bitboard fixed) {
  story_ = &story;
  fixed_ = fixed;
  fixed_enemies_ = 0;
  for (int unit = 0; unit < story.units; ++unit) {
    const Itinerary& way = story.of(unit);
    if (way.side != side_) fixed_enemies_ |= fixed & bit(way.start);
  }
  ++number_;
}

/// Has the unit come to where it is captured?
bool Solo::waits(const Scene& scene, int unit) const {
  const Itinerary& way = story_->of(unit);
  return way.captured && scene.stop(unit) + 1 == way.count &&
         scene.square(unit) == way.stops[static_cast<std::size_t>(way.count) - 1].square;
}

Solo::Entry& Solo::entry_of(std::uint64_t key) {
  Entry& entry = entries_[key & (entries_.size() - 1)];
  if (entry.key != key) entry = {key, 0, Legs::never};
  return entry;
}

bool Solo::within(const Scene& scene, int moves) {
  Scene alone = scene;
  for (int unit = first(); unit < end(); ++unit) {
    if (!scene.there(unit) || !waits(scene, unit)) continue;
    alone.lift(unit, side_, story_->of(unit).kind_to(scene.stop(unit)));
    alone.gone |= 1U << static_cast<unsigned>(unit);
  }
  const std::uint64_t key = alone.keys[index(side_)] + hash::mix(number_);
  const Entry known = entry_of(key);
  if (known.most <= moves) return true;
  for (int granted = known.least; granted <= moves; ++granted) {
    if (search(alone, granted)) return true;
  }
  return false;
}

/// What is needed while those stay that cannot spare the moves to leave and to come back; null if
/// that is more than `moves`.
const Outlay* Solo::settle(const Scene& scene, int moves, int& need) {
  Bitboard fixed = fixed_;
  while (true) {
    const Outlay& outlay = outlays_.with(fixed);
    need = 0;
    for (int unit = first(); unit < end(); ++unit) {
      if (scene.there(unit)) need += outlays_.need(outlay, scene, unit);
    }
    if (need > moves) return nullptr;
    Bitboard more = fixed;
    for (int unit = first(); unit < end(); ++unit) {
      const Itinerary& way = story_->of(unit);
      const int stop = scene.stop(unit);
      if (!scene.there(unit) || way.captured || stop + 1 != way.count) continue;
      if (scene.square(unit) != way.stops[static_cast<std::size_t>(stop)].square) continue;
      if (moves - need < 2 || way.kind_to(stop) == pawn) more |= bit(scene.square(unit));
    }
    if (more == fixed) return &outlay;
    fixed = more;
  }
}

bool Solo::search(const Scene& scene, int moves) {
  const std::uint64_t key = scene.keys[index(side_)] + hash::mix(number_);
  {
    const Entry& known = entry_of(key);
    if (known.most <= moves) return true;
    if (known.least > moves) return false;
  }
  effort_.spend(1);
  int need = 0;
  const Outlay* outlay = settle(scene, moves, need);
  bool found = outlay != nullptr && need == 0;
  for (int unit = first(); outlay != nullptr && unit < end() && !found; ++unit) {
    if (scene.there(unit)) found = try_moves(scene, *outlay, unit, {moves, moves - need});
  }
  Entry& entry = entry_of(key);
  if (found) {
    entry.most = static_cast<std::uint8_t>(std::min<int>(entry.most, moves));
  } else {
    entry.least = static_cast<std::uint8_t>(std::max<int>(entry.least, moves + 1));
  }
  return found;
}

}  // namespace feerie::stories
