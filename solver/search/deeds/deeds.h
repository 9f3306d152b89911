#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "search/plan.h"

/// Play that can end with certain moves only, read off the plan.
namespace feerie::deeds {

/// What the last move does.
enum class Deed : std::uint8_t {
  castling,
  arrival,  ///< the unit that moves arrives on the target square, unless rules take it elsewhere
};

/// One way to end play: the last move of all is such a move of the side.
struct Aim {
  Deed deed = Deed::castling;
  Square target = no_square;
  Side side = Side::white;
  /// Moves that the sides have at most, by side, the last one included.
  std::array<int, 2> moves{};
};

/// All ways in which help or series play of the branch can end with exactly `length` half-moves
/// (series: moves) to come, `turn` being on move. Nothing if it may also end otherwise.
std::optional<std::vector<Aim>> aims_of(const Plan& plan, int node, Side turn, int length);

}  // namespace feerie::deeds
