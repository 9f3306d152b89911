#pragma once

#include <string>
#include <vector>

#include "support/random_play.h"

namespace feerie::test {

/// A position under rules of the kind whose questions can take long.
struct RuledPosition {
  /// Placement and side on move.
  std::string fen;
  /// Lines of problem input: conditions and units.
  std::vector<std::string> setting;
};

/// A random position under two conditions that keep something in memory or ask for moves that are
/// judged in their turn. In half of the positions a neutral royal unit with attributes stands for
/// the kings. Not every such position makes sense to the reader.
RuledPosition random_ruled_position(Dice& dice);

}  // namespace feerie::test
