#pragma once

#include <array>
#include <optional>

#include "search/proof/journeys.h"
#include "search/proof/stories/effort.h"
#include "search/proof/stories/player.h"

namespace feerie::stories {

/// What is asked for: games from one position to another one with just so many moves of each side.
/// Units and rules are orthodox, no side has more than sixteen units, and no pawn can be captured
/// en passant at the start.
struct Question {
  const Position& start;
  const Position& aim;
  /// By side.
  std::array<int, 2> moves{};
  /// Bounds that hold all the way from the start.
  const Journeys& journeys;
};

/// All positions through which such games go; nothing if that takes more work than is granted.
/// Throws OutOfPatience.
std::optional<Alive> tell(const Question& question, Effort effort, const Player::Cuts& cuts = {});

}  // namespace feerie::stories
