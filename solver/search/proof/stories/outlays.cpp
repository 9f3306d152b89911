#include "search/proof/stories/outlays.h"

namespace feerie::stories {
namespace {

/// Steps of work that making an outlay ready is worth.
constexpr std::uint64_t outlay_steps = 20;

}  // namespace

void Outlays::begin(const Story& story) {
  story_ = &story;
  outlays_.clear();
  legs_.forget();
  int legs = 0;
  for (int unit = 0; unit < story.units; ++unit) {
    first_leg_[static_cast<std::size_t>(unit)] = legs;
    legs += story.of(unit).count;
  }
}

const Outlay& Outlays::with(Bitboard fixed) {
  auto& slot = outlays_[fixed];
  if (slot) return *slot;
  effort_.spend(outlay_steps);
  slot = std::make_unique<Outlay>();
  slot->fixed = fixed;
  for (int unit = 0; unit < story_->units; ++unit) {
    const Itinerary& way = story_->of(unit);
    int after = 0;
    for (int number = way.count - 1; number >= 0; --number) {
      const std::size_t leg = leg_of(unit, number);
      const bool dies = way.captured && number + 1 == way.count;
      const Stop& stop = way.stops[static_cast<std::size_t>(number)];
      slot->rows[leg] = &legs_.to(stop, way.side, way.kind_to(number), dies, fixed);
      slot->after[leg] = after;
      after += (*slot->rows[leg])[way.from(number)];
    }
  }
  return *slot;
}

}  // namespace feerie::stories
