#pragma once

#include "game/game.h"
#include "game/rulebook.h"

namespace feerie::test {

/// A game from the position in which one rule holds, entered by the function.
Game game_with(void (*enrol)(Rulebook&, Arguments&), const Position& position);

}  // namespace feerie::test
