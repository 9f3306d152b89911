#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/language.h"
#include "game/figure.h"
#include "game/walk.h"

namespace feerie::picture {

/// What a unit of a walk looks like, apart from its colour.
struct Look {
  /// The shape of an orthodox unit; nothing: a disc.
  std::optional<Kind> shape;
  /// Degrees clockwise, a multiple of 45.
  int turn = 0;
  /// What stands in a disc: the letters of the walk, of a hunter those of its two walks.
  std::vector<std::string> letters = {};

  /// Is it drawn as in orthodox chess?
  [[nodiscard]] bool orthodox() const { return shape && turn == 0; }
  friend bool operator==(const Look&, const Look&) = default;
};

/// The look of the units of a walk; no two walks have the same one. The letters are those of the
/// language.
Look look_of(const WalkId& walk, Language language);

}  // namespace feerie::picture
