#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "search/mates/ring.h"

namespace feerie::mates {

/// What some units of a party can do together: the ring covered, how far something else has been
/// counted, and the moves it takes.
struct Feat {
  std::uint8_t count;
  Ring ring;
  std::uint8_t moves;
};

/// The feats possible for a growing number of units, those left out that others outdo.
class Feats {
 public:
  void start(const Feat& first) { feats_.assign(1, first); }
  void clear() { feats_.clear(); }
  [[nodiscard]] const std::vector<Feat>& all() const { return feats_; }
  /// Replaces each feat by what the next unit makes of it, one of the things added by `add`.
  template <class Outdoes>
  void step(Outdoes outdoes) {
    feats_.clear();
    for (const std::uint16_t place : touched_) {
      feats_.push_back({static_cast<std::uint8_t>(place >> 8U), static_cast<Ring>(place & 0xffU),
                        static_cast<std::uint8_t>(least_[place] - 1)});
      least_[place] = 0;
    }
    touched_.clear();
    if (feats_.size() > most_compared) return;
    const auto superfluous = [&](const Feat& one) {
      for (const Feat& other : feats_) {
        if (other.moves <= one.moves && (other.ring | one.ring) == other.ring && &other != &one &&
            outdoes(other.count, one.count)) {
          return true;
        }
      }
      return false;
    };
    kept_.clear();
    for (const Feat& feat : feats_) {
      if (!superfluous(feat)) kept_.push_back(feat);
    }
    feats_.swap(kept_);
  }
  void add(const Feat& feat) {
    const auto place = static_cast<std::uint16_t>(feat.count << 8U | feat.ring);
    if (place >= least_.size()) least_.resize((std::size_t{feat.count} + 1) << 8U);
    std::uint8_t& least = least_[place];
    if (least == 0) touched_.push_back(place);
    // One more than the moves, so that 0 is free for: not reached.
    if (least == 0 || feat.moves + 1 < least) least = static_cast<std::uint8_t>(feat.moves + 1);
  }

 private:
  /// Comparing more takes longer than carrying them on.
  static constexpr std::size_t most_compared = 64;
  std::vector<Feat> feats_;
  std::vector<Feat> kept_;
  std::vector<std::uint8_t> least_;
  std::vector<std::uint16_t> touched_;
};

}  // namespace feerie::mates
