#pragma once

#include <array>
#include <memory>
#include <unordered_map>

#include "search/proof/stories/effort.h"
#include "search/proof/stories/legs.h"
#include "search/proof/stories/scene.h"
#include "search/proof/stories/story.h"

namespace feerie::stories {

/// What the units of a story need while certain units stay where they are.
struct Outlay {
  static constexpr std::size_t most_legs = 2 * most_units + 32;

  Bitboard fixed = 0;
  /// By number of the leg: to its stop, and from its stop to the last one.
  std::array<const Legs::Row*, most_legs> rows{};
  std::array<int, most_legs> after{};
};

/// The outlays of a story, made ready when they are asked for.
class Outlays {
 public:
  Outlays(const Position& aim, Effort& effort) : legs_(aim), effort_(effort) {}

  /// The story must live as long as it is asked about.
  void begin(const Story& story);
  const Outlay& with(Bitboard fixed);

  [[nodiscard]] std::size_t leg_of(int unit, int stop) const {
    return static_cast<std::size_t>(first_leg_[static_cast<std::size_t>(unit)]) +
           static_cast<std::size_t>(stop);
  }
  /// The moves from where the unit stands to its next stop.
  [[nodiscard]] const Legs::Row& row(const Outlay& outlay, const Scene& scene, int unit) const {
    return *outlay.rows[leg_of(unit, scene.stop(unit))];
  }
  /// All the moves that the unit needs.
  [[nodiscard]] int need(const Outlay& outlay, const Scene& scene, int unit) const {
    const std::size_t leg = leg_of(unit, scene.stop(unit));
    return (*outlay.rows[leg])[scene.square(unit)] + outlay.after[leg];
  }

 private:
  Legs legs_;
  Effort& effort_;
  const Story* story_ = nullptr;
  std::array<int, most_units> first_leg_{};
  std::unordered_map<Bitboard, std::unique_ptr<Outlay>> outlays_;
};

}  // namespace feerie::stories
